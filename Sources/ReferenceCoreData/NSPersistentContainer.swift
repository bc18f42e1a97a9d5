public import Foundation
internal import ReferenceUIKit

/// An app's model, store and contexts. The store is in memory: the next launch begins with nothing.
///
/// Apple's page: [`NSPersistentContainer`](https://developer.apple.com/documentation/coredata/nspersistentcontainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Set before it is used, as on Apple's systems.
    /// The name.
    public let name: String
    /// The context of the main thread.
    public let viewContext: NSManagedObjectContext
    /// The entities.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores' coordinator.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores to be loaded.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// A container with the model `NAME.momd` of the main bundle.
    ///
    /// Without that file, the model has no entities, and Core Data logs it.
    public convenience init(name: String) {
        let bundle = Bundle.main
        let url = ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
        let model = url.flatMap(NSManagedObjectModel.init(contentsOf:))
        if model == nil { print("CoreData: error: Failed to load model named \(name)") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent(name).appendingPathExtension("sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder for the stores' files.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    }

    /// Loads the stores, which are empty, and calls the handler for each before it returns.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let isKept = persistentStoreDescriptions.contains { $0.isKept }
        if isKept, Thread.isMainThread {
            MainActor.assumeIsolated {
                CallbackDispatch.notModelled(
                    "NSPersistentContainer.loadPersistentStores(completionHandler:)",
                    "stores are in memory, so each launch begins with empty ones")
            }
        }
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a context of another thread.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Calls a function with a context of another thread, there.
    @preconcurrency
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Calls a function with a context of another thread, there, and returns what it returns.
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose objects are also in iCloud, of which there is nothing here.
///
/// Apple's page:
/// [`NSPersistentCloudKitContainer`](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// A store that is to be loaded.
///
/// Apple's page:
/// [`NSPersistentStoreDescription`](https://developer.apple.com/documentation/coredata/nspersistentstoredescription).
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    // Set before the store is loaded.
    /// The kind.
    open var type = NSSQLiteStoreType
    /// The name of the model's configuration.
    open var configuration: String?
    /// The file.
    open var url: URL?
    /// True if nothing may be saved.
    open var isReadOnly = false
    /// The seconds after which an operation is given up.
    open var timeout: TimeInterval = 240
    /// True if the store is loaded on another thread. It is loaded at once here.
    open var shouldAddStoreAsynchronously = false
    /// True if the store is brought to the model's version.
    open var shouldMigrateStoreAutomatically = true
    /// True if Core Data finds out how.
    open var shouldInferMappingModelAutomatically = true
    /// The options.
    open private(set) var options: [String: NSObject] = [:]

    /// A store without a file.
    public override init() {}

    /// A store in a file.
    public init(url: URL) {
        self.url = url
    }

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// True for a store that the next launch would find again on a device.
    fileprivate var isKept: Bool { type != NSInMemoryStoreType && url?.path != "/dev/null" }
}
