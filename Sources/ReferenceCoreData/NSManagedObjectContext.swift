public import Foundation

/// The objects that code works with, and the changes that are not saved yet.
///
/// Apple's page:
/// [`NSManagedObjectContext`](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext).
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // As on Apple's systems, code of one queue at a time uses a context.
    /// The queue that uses it.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The store; that of the parent if it has one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that this one saves to; nil if it saves to the store.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator ?? persistentStoreCoordinator }
    }
    /// The name.
    open var name: String?
    /// Notes of the app.
    open var userInfo: NSMutableDictionary = [:]
    /// The object that steps back. Linux's Foundation has no class of undo managers, so it is never there.
    open var undoManager: AnyObject?
    /// The rule for changes that contradict the store's. There is nothing to contradict: the last save wins.
    open var mergePolicy: Any = NSMergePolicy.error
    /// True if saves of others become visible here at once.
    open var automaticallyMergesChangesFromParent = false
    /// True if deleted objects count as changes until they are saved. It makes no difference here.
    open var propagatesDeletesAtEndOfEvent = true
    /// True if the context keeps its objects alive. It always does here.
    open var retainsRegisteredObjects = true
    /// The seconds for which values are not read again. It makes no difference here.
    open var stalenessInterval: TimeInterval = -1
    /// The app's name in the history of changes.
    open var transactionAuthor: String?
    /// True if objects whose row is gone are taken for deleted.
    open var shouldDeleteInaccessibleFaults = true

    var objects: [NSManagedObjectID: NSManagedObject] = [:]
    var inserted: [NSManagedObject] = []
    var insertedIDs: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    let queue: DispatchQueue
    private var observer: (any NSObjectProtocol)?

    /// A context without a store.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
        ) { [weak self] notification in self?.heard(notification) }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: Objects

    /// The objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    /// The objects that are not saved yet.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    /// The objects that were changed since they were saved.
    open var updatedObjects: Set<NSManagedObject> { updated }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { deleted }
    /// True if there is something to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Takes an object in as a new one.
    open func insert(_ object: NSManagedObject) {
        guard objects[object.objectID] !== object else { return }
        object.managedObjectContext = self
        objects[object.objectID] = object
        inserted.append(object)
        insertedIDs.insert(object.objectID)
        object.awakeFromInsert()
        announceLater()
    }

    /// Marks an object to be deleted, with those that its relationships say.
    open func delete(_ object: NSManagedObject) {
        if let other = object.managedObjectContext, other !== self {
            CoreDataException.raise(
                "NSInvalidArgumentException", "An NSManagedObjectContext cannot delete objects in other contexts.")
        }
        guard objects[object.objectID] === object, !deleted.contains(object) else { return }
        object.prepareForDeletion()
        let isNew = insertedIDs.remove(object.objectID) != nil
        if isNew { inserted.removeAll { $0 === object } }
        updated.remove(object)
        deleted.insert(object)
        for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
            let others = ReferenceCoreData.objects(object.loaded[name] as Any)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for other in others { delete(other) }
            case .nullifyDeleteRule: object.set(nil, name)
            case .noActionDeleteRule, .denyDeleteRule: break
            }
        }
        updated.remove(object)
        if isNew {
            deleted.remove(object)
            objects[object.objectID] = nil
        }
        announceLater()
    }

    /// Returns the object with an identity, whose values are read when they are asked for.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = objects[objectID] { return known }
        let object = NSManagedObject.saved(objectID, in: self)
        objects[objectID] = object
        return object
    }

    /// Returns the object with an identity if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }

    /// Returns the object with an identity.
    ///
    /// - Throws: An error if it is not saved and the context does not know it.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = objects[objectID], !deleted.contains(known) { return known }
        guard row(objectID) != nil else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
        }
        return object(with: objectID)
    }

    /// Gives objects the identities that they have when they are saved, which are those that they have.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    /// Forgets an object's values, or brings them up to date.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard row(object.objectID) != nil else { return }
        let changes = flag ? object.changedValues() : [:]
        object.willTurnIntoFault()
        object.values = nil
        object.didTurnIntoFault()
        if !flag {
            object.changed = []
            updated.remove(object)
        }
        for (key, value) in changes { object.values = object.loaded.with(value is NSNull ? nil : value, key) }
    }

    /// Brings all values up to date.
    open func refreshAllObjects() {
        for object in objects.values { refresh(object, mergeChanges: true) }
    }

    /// Forgets all objects.
    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, inserted, insertedIDs, updated, deleted) = ([:], [], [], [], [])
    }

    /// Takes all changes back that are not saved.
    open func rollback() {
        for object in inserted {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
        }
        let touched = updated.union(deleted)
        (inserted, insertedIDs, updated, deleted) = ([], [], [], [])
        for object in touched { refresh(object, mergeChanges: false) }
    }

    /// Tells observers of the changes that they have not heard of.
    open func processPendingChanges() {
        guard isToAnnounce else { return }
        isToAnnounce = false
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
    }

    private var isToAnnounce = false

    /// Tells observers of a change once the code that makes it has returned to the queue.
    private func announceLater() {
        guard !isToAnnounce else { return }
        isToAnnounce = true
        perform { [weak self] in self?.processPendingChanges() }
    }

    /// Returns true for an object that is not saved yet.
    func isInserted(_ object: NSManagedObject) -> Bool { insertedIDs.contains(object.objectID) }

    /// Notes that a property of an object was changed.
    func note(_ object: NSManagedObject, changed key: String) {
        object.changed.insert(key)
        guard objects[object.objectID] === object, !deleted.contains(object) else { return }
        if !insertedIDs.contains(object.objectID) { updated.insert(object) }
        announceLater()
    }

    // MARK: Saving

    /// Saves the changes to the parent, or to the store.
    ///
    /// - Throws: An error if a value is nil that must not be. Nothing is saved then.
    open func save() throws {
        guard hasChanges else { return }
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in inserted + updated.union(deleted).sorted(by: { $0.objectID.precedes($1.objectID) }) {
            object.willSave()
        }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted { try object.validateForDelete() }
        let (new, changes, gone) = (inserted, updated, deleted)
        if let parent {
            let rows = (new.map { ($0.objectID, $0.row) }, changes.map { ($0.objectID, $0.row) })
            parent.performAndWait { parent.take(rows.0, rows.1, gone.map(\.objectID)) }
        } else {
            guard let store = persistentStoreCoordinator, !store.persistentStores.isEmpty else {
                CoreDataException.raise(
                    "NSInternalInconsistencyException",
                    "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
            }
            let rows = (new + Array(changes)).map { ($0.objectID, $0.row) }
            store.save(Dictionary(rows, uniquingKeysWith: { $1 }), deleted: gone.map(\.objectID))
        }
        (inserted, insertedIDs, updated, deleted) = ([], [], [], [])
        for object in new + Array(changes) {
            object.changed = []
            object.didSave()
        }
        for object in gone {
            objects[object.objectID] = nil
            object.didSave()
            object.managedObjectContext = nil
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: changes, NSDeletedObjectsKey: gone,
            ])
    }

    /// Takes the changes of a context whose parent this is.
    private func take(
        _ new: [(NSManagedObjectID, [String: Any])], _ changed: [(NSManagedObjectID, [String: Any])],
        _ gone: [NSManagedObjectID]
    ) {
        for (id, _) in new where objects[id] == nil {
            let object = NSManagedObject.saved(id, in: self)
            objects[id] = object
            inserted.append(object)
            insertedIDs.insert(id)
        }
        for (id, row) in new + changed {
            let object = object(with: id)
            object.values = row.mapValues { value in
                switch value {
                case let id as NSManagedObjectID: self.object(with: id)
                case let several as SavedObjects:
                    several.isOrdered
                        ? NSOrderedSet(array: several.ids.map(self.object))
                        : NSSet(array: several.ids.map(self.object))
                default: value
                }
            }
            for key in row.keys { note(object, changed: key) }
        }
        for id in gone { delete(object(with: id)) }
    }

    // MARK: Others' changes

    /// Brings up to date what another context saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
            for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
                guard let own = objects[object.objectID], own !== object else { continue }
                if key == NSDeletedObjectsKey {
                    objects[object.objectID] = nil
                    own.managedObjectContext = nil
                } else {
                    refresh(own, mergeChanges: true)
                }
            }
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: notification.userInfo)
    }

    private func heard(_ notification: Notification) {
        guard automaticallyMergesChangesFromParent, let other = notification.object as? NSManagedObjectContext,
            other !== self,
            other === parent || parent == nil && other.persistentStoreCoordinator === persistentStoreCoordinator
        else { return }
        // It is only read, and its objects stay on the queue of the context that saved them: the identities count.
        nonisolated(unsafe) let notification = notification
        perform { self.mergeChanges(fromContextDidSave: notification) }
    }
}
