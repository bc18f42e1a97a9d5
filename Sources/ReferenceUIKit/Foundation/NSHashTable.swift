public import Foundation

/// A set of objects that need not be `Hashable`, and that it may hold weakly. Linux's Foundation has none.
///
/// An object is there once: objects that `isEqual(_:)` calls equal are one, unless the options compare addresses. Apple's
/// leaves the order of its objects open; here it is that in which they were added.
///
/// Source: [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable).
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: [TableObject] = []

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - options: How the table holds and compares objects.
    ///   - capacity: The number of objects to make room for.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
        entries.reserveCapacity(capacity)
    }

    /// Creates an empty table that holds its objects.
    override public convenience init() { self.init(options: []) }

    /// Returns an empty table that does not keep its objects alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still there.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }

    /// An object of the table; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The number of objects that are still there.
    open var count: Int { allObjects.count }

    /// Returns the objects that are still there, one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Adds an object, unless it is there.
    ///
    /// - Parameter object: The object; nil adds nothing.
    open func add(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        entries.append(TableObject(object, options))
    }

    /// Removes an object if it is there.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        entries.removeAll { $0.object == nil || $0.isSame(as: object) }
    }

    /// Removes every object.
    open func removeAllObjects() { entries = [] }

    /// Returns true if an object is there.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Returns the object of the table that is the same as another; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return entries.first { $0.isSame(as: object) }?.object as? ObjectType
    }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

    /// Removes the objects that are not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Returns true if an object is in both tables.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }

    /// Returns true if another table has all objects of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
}
