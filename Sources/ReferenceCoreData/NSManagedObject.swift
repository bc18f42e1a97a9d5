public import Foundation
internal import ReferenceObjectiveC

/// An object that a context keeps, with the values and references that its entity describes.
///
/// Apple's page: [`NSManagedObject`](https://developer.apple.com/documentation/coredata/nsmanagedobject).
open class NSManagedObject: NSObject, NSFetchRequestResult {
    /// The kind of the object.
    public let entity: NSEntityDescription
    /// The identity of the object.
    public private(set) var objectID: NSManagedObjectID
    /// The context that keeps the object; nil after the context is gone or has forgotten it.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The values and objects by the names of their properties; nil if they are not read from the store yet.
    var values: [String: Any]?
    /// The names of the properties that changed since the object was read or saved.
    var changed: Set<String> = []

    /// Creates an object of an entity in a context; in none if it is nil.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        values = [:]
        super.init()
        for (name, attribute) in entity.attributesByName { values?[name] = attribute.defaultValue }
        managedObjectContext = context
        context?.insert(self)
    }

    /// Creates an object in a context.
    ///
    /// The process ends if the class is that of no entity of a model that is in use.
    public convenience init(context moc: NSManagedObjectContext) {
        let own = moc.model?.entities.first { $0.objectClass == Self.self }
        guard let entity = own ?? NSManagedObjectModel.entity(of: Self.self) else {
            CoreDataException.raise(
                "NSInvalidArgumentException",
                "An NSManagedObject of class '\(_className(Self.self))' must have a valid NSEntityDescription.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// Returns an object that is saved, and whose values are read when they are asked for.
    static func saved(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.values = nil
        object.managedObjectContext = context
        return object
    }

    /// Returns the entity of the class, in the model that was made last.
    open class func entity() -> NSEntityDescription {
        guard let entity = NSManagedObjectModel.entity(of: self) else {
            CoreDataException.raise(
                "NSInternalInconsistencyException", "No entity is of the class \(_className(self)) in a model in use.")
        }
        return entity
    }

    /// Returns a request for the objects of the class's entity.
    @_disfavoredOverload
    @nonobjc open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "")
    }

    // MARK: State

    /// True if the object is not saved yet.
    open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    /// True if it was changed since it was saved.
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    /// True if it is to be deleted by the next save.
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    /// True if its values are not read from the store yet.
    open var isFault: Bool { values == nil }
    /// True if it is new, changed or to be deleted.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// True if one of its properties has another value than when it was read or saved.
    open var hasPersistentChangedValues: Bool { !changed.isEmpty }

    /// Returns the properties that changed since the object was read or saved, with their values.
    open func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changed.map { ($0, loaded[$0] ?? NSNull()) })
    }

    /// Returns the saved values of some properties, all if none is named.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let row = managedObjectContext?.row(objectID) ?? [:]
        guard let keys else { return row }
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, row[$0] ?? NSNull()) })
    }

    // MARK: Values

    /// Returns the value of a property, without a word to the context.
    open func primitiveValue(forKey key: String) -> Any? {
        guard entity.propertiesByName[key] != nil || loaded[key] != nil else {
            CoreDataException.raise(
                "NSUnknownKeyException",
                "[<\(_className(type(of: self)))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
            )
        }
        return current(key)
    }

    /// Sets a property, without a word to the context.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values = loaded.with(value, key) }

    /// Says that a value is to be read.
    open func willAccessValue(forKey key: String?) {}
    /// Says that a value was read.
    open func didAccessValue(forKey key: String?) {}
    /// Says that a value is to be changed.
    open func willChangeValue(forKey key: String) {}
    /// Says that a value was changed.
    open func didChangeValue(forKey key: String) { managedObjectContext?.note(self, changed: key) }

    // MARK: Life

    /// Is called when the object is new.
    open func awakeFromInsert() {}
    /// Is called when the object was read from the store.
    open func awakeFromFetch() {}
    /// Is called before the object is saved.
    open func willSave() {}
    /// Is called after the object was saved.
    open func didSave() {}
    /// Is called before the object is deleted.
    open func prepareForDeletion() {}
    /// Is called before the object's values are forgotten.
    open func willTurnIntoFault() {}
    /// Is called after the object's values were forgotten.
    open func didTurnIntoFault() {}

    /// Checks if the object can be saved as a new one.
    open func validateForInsert() throws { try validate() }
    /// Checks if the object can be saved.
    open func validateForUpdate() throws { try validate() }
    /// Checks if the object can be deleted.
    open func validateForDelete() throws {
        for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
        where relationship.deleteRule == .denyDeleteRule {
            guard (loaded[name].map(objects) ?? []).contains(where: { !$0.isDeleted }) else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError,
                userInfo: [NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: self])
        }
    }

    /// The properties that may not be nil, and are.
    private func validate() throws {
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
        where !property.isOptional && !property.isTransient && isEmpty(loaded[name]) {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(name) is a required value.", NSValidationKeyErrorKey: name,
                    NSValidationObjectErrorKey: self,
                ])
        }
    }

    private func isEmpty(_ value: Any?) -> Bool {
        switch value {
        case nil: true
        case let set as NSSet: set.count == 0
        case let set as NSOrderedSet: set.count == 0
        default: false
        }
    }

    /// The class, the entity, the identity and the values.
    open override var description: String {
        "<\(_className(type(of: self)))> (entity: \(entity.name ?? ""); id: \(objectID))"
    }
}

/// A required property is nil.
public let NSValidationMissingMandatoryPropertyError = 1570
/// An object that is to be deleted still has objects whose relationship denies it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The key of an error's object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of an error's property.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
