public import Foundation

/// The identity of a managed object, in every context.
///
/// Apple's page: [`NSManagedObjectID`](https://developer.apple.com/documentation/coredata/nsmanagedobjectid).
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    // Set once, when the object is saved; each access has a lock.
    private let lock = NSLock()
    private var isSaved = false
    private let number: Int
    let entityName: String
    /// The description of the object's kind.
    public let entity: NSEntityDescription
    weak var coordinator: NSPersistentStoreCoordinator?

    private static let lastNumber = Counter()

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        entityName = entity.name ?? ""
        number = Self.lastNumber.next()
    }

    /// True until the object is saved for the first time.
    public var isTemporaryID: Bool { lock.withLock { !isSaved } }

    func setSaved(in coordinator: NSPersistentStoreCoordinator) {
        lock.withLock { isSaved = true }
        self.coordinator = coordinator
    }

    /// The store of the object; nil until it is saved.
    public var persistentStore: NSPersistentStore? { coordinator?.persistentStores.first }

    /// Returns an address that stands for the object.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata://\(isTemporaryID ? "" : "store")/\(entityName)/\(isTemporaryID ? "t" : "p")\(number)")!
    }

    /// The address.
    public override var description: String { uriRepresentation().absoluteString }

    /// Returns the order in which the objects were made.
    func precedes(_ other: NSManagedObjectID) -> Bool { number < other.number }
}

/// Numbers from 1 on.
private final class Counter: Sendable {
    private let state = NSLockedValue(0)

    func next() -> Int {
        state.withValue {
            $0 += 1
            return $0
        }
    }
}

/// A value that any thread may use, one at a time.
final class NSLockedValue<Value>: @unchecked Sendable {
    // The lock is held during each use.
    private let lock = NSRecursiveLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withValue<Result>(_ use: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try use(&value) }
    }
}
