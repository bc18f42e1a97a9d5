public import Foundation

/// The store of one or more contexts' objects. It is in memory, whatever its type: the next launch begins with nothing.
///
/// Apple's page:
/// [`NSPersistentStoreCoordinator`](https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The entities of its objects.
    public let managedObjectModel: NSManagedObjectModel
    /// The name.
    open var name: String?
    // Rows and stores are behind locks: contexts of several threads save.
    private let rows = NSLockedValue<[NSManagedObjectID: [String: Any]]>([:])
    private let stores = NSLockedValue<[NSPersistentStore]>([])

    /// A coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
    }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { stores.withValue { $0 } }

    /// Adds a store, which is empty.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL, options: options, coordinator: self)
        stores.withValue { $0.append(store) }
        return store
    }

    /// Adds a store that is described, and says so. The handler is called before this returns, on every system if the
    /// description does not ask for another thread; here, always.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Removes a store, with its objects.
    open func remove(_ store: NSPersistentStore) throws {
        stores.withValue { $0.removeAll { $0 === store } }
        if persistentStores.isEmpty { rows.withValue { $0 = [:] } }
    }

    /// Empties a store.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        rows.withValue { $0 = [:] }
    }

    /// Returns the store of a place.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    /// Returns the identity of the saved object that an address stands for.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        rows.withValue { rows in rows.keys.first { $0.uriRepresentation() == url } }
    }

    /// Returns the saved values of an object; nil if it is not saved.
    func row(_ id: NSManagedObjectID) -> [String: Any]? { rows.withValue { $0[id] } }

    /// Returns the saved objects of an entity and of those that inherit from it, in the order in which they were made.
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        rows.withValue { rows in
            rows.keys.filter { $0.entity.isKindOf(entity: entity) }.sorted { $0.precedes($1) }
        }
    }

    func save(_ changed: [NSManagedObjectID: [String: Any]], deleted: [NSManagedObjectID]) {
        for id in changed.keys { id.setSaved(in: self) }
        rows.withValue { rows in
            rows.merge(changed) { $1 }
            for id in deleted { rows[id] = nil }
        }
    }
}

/// A place in which objects are stored.
///
/// Apple's page: [`NSPersistentStore`](https://developer.apple.com/documentation/coredata/nspersistentstore).
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Set before it is used.
    /// The kind.
    public let type: String
    /// The file that it would be in.
    open var url: URL?
    /// The options.
    public let options: [AnyHashable: Any]?
    /// Notes of the app.
    open var metadata: [String: Any]! = [:]
    /// The coordinator that it belongs to.
    open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(type: String, url: URL?, options: [AnyHashable: Any]?, coordinator: NSPersistentStoreCoordinator) {
        self.type = type
        self.url = url
        self.options = options
        persistentStoreCoordinator = coordinator
    }
}

/// A database in a file.
public let NSSQLiteStoreType = "SQLite"
/// A file that is read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// Memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that brings a store to the model's version.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that finds out how.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that keeps a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that protects the store's file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that tells other processes' changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
