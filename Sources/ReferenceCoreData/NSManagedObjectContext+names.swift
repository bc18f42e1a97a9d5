public import Foundation

/// The queue that uses a context.
///
/// Apple's page: [`NSManagedObjectContextConcurrencyType`](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype).
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The queue of the thread that made the context.
    case confinementConcurrencyType = 0
    /// A queue for this context alone.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// An object is asked for that is not there.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// The key of a notification's new objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of a notification's changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of a notification's deleted objects.
public let NSDeletedObjectsKey = "deleted"

extension NSNotification.Name {
    /// A context is to be saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// A context was saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Objects of a context were changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// A store was changed by another process. There is none here.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
