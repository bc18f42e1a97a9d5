public import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// A kind of managed objects.
///
/// Apple's page: [`NSEntityDescription`](https://developer.apple.com/documentation/coredata/nsentitydescription).
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // Descriptions are set before they are used, as on Apple's systems.
    /// The name.
    open var name: String?
    /// The class of its objects, as Objective-C names it.
    open var managedObjectClassName: String!
    /// True if there are no objects of this entity itself.
    open var isAbstract = false
    /// The attributes and relationships of the entity itself.
    open var properties: [NSPropertyDescription] = [] {
        didSet { forget() }
    }
    /// The entities that inherit from it.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for each in subentities {
                each.superentity = self
                each.forget()
            }
        }
    }
    /// The properties by their names, for each access to a value.
    private let known = NSLockedValue<Known?>(nil)

    private struct Known {
        var properties: [String: NSPropertyDescription]
        var attributes: [String: NSAttributeDescription]
        var relationships: [String: NSRelationshipDescription]
    }

    private func forget() {
        known.withValue { $0 = nil }
        for each in subentities { each.forget() }
    }

    private var named: Known {
        known.withValue { known in
            if let known { return known }
            let own = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            let all = own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
            let made = Known(
                properties: all, attributes: all.compactMapValues { $0 as? NSAttributeDescription },
                relationships: all.compactMapValues { $0 as? NSRelationshipDescription })
            known = made
            return made
        }
    }
    /// The entity that it inherits from.
    open private(set) weak var superentity: NSEntityDescription?
    /// The model that it is part of.
    open internal(set) unowned var managedObjectModel: NSManagedObjectModel!
    /// Notes of the app.
    open var userInfo: [AnyHashable: Any]?
    /// The attributes whose values make objects the same.
    open var uniquenessConstraints: [[Any]] = []

    /// An entity without a name.
    public override init() {
        managedObjectClassName = "NSManagedObject"
    }

    /// The properties by their names, inherited ones too.
    open var propertiesByName: [String: NSPropertyDescription] { named.properties }

    /// The attributes by their names, inherited ones too.
    open var attributesByName: [String: NSAttributeDescription] { named.attributes }

    /// The relationships by their names, inherited ones too.
    open var relationshipsByName: [String: NSRelationshipDescription] { named.relationships }

    /// Returns true for the entity itself and for those that it inherits from.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) ?? false
    }

    /// Returns the entity with a name in the model of a context.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Returns a new object in a context.
    ///
    /// - Parameter entityName: The name of an entity. The process ends if the context's model has none of that name.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            CoreDataException.raise(
                "NSInternalInconsistencyException",
                "+entityForName: could not locate an NSManagedObjectModel for entity name '\(entityName)'")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of its objects: `NSManagedObject` if no class has the name, as on Apple's systems.
    var objectClass: NSManagedObject.Type {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        return _classNamed(name) as? NSManagedObject.Type ?? NSManagedObject.self
    }
}

/// An attribute or a relationship of an entity.
///
/// Apple's page: [`NSPropertyDescription`](https://developer.apple.com/documentation/coredata/nspropertydescription).
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name.
    open var name = ""
    /// True if it may be nil when the object is saved.
    open var isOptional = true
    /// True if it is not saved.
    open var isTransient = false
    /// The entity that has it.
    open internal(set) unowned var entity: NSEntityDescription!
}

/// A value of an entity's objects.
///
/// Apple's page: [`NSAttributeDescription`](https://developer.apple.com/documentation/coredata/nsattributedescription).
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type.
    open var attributeType: NSAttributeType = .undefinedAttributeType
    /// The value of a new object.
    open var defaultValue: Any?
    /// The class of the values.
    open var attributeValueClassName: String?
    /// The name of what makes a transformable value storable. It is not used: nothing is stored outside of the process.
    open var valueTransformerName: String?
    /// True if large values are stored apart. It makes no difference here.
    open var allowsExternalBinaryDataStorage = false
}

/// The type of an attribute.
///
/// Apple's page: [`NSAttributeType`](https://developer.apple.com/documentation/coredata/nsattributetype).
public enum NSAttributeType: UInt, Sendable {
    /// None.
    case undefinedAttributeType = 0
    /// A number of 16 bits.
    case integer16AttributeType = 100
    /// A number of 32 bits.
    case integer32AttributeType = 200
    /// A number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number with 64 bits.
    case doubleAttributeType = 500
    /// A number with 32 bits.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// True or false.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Any object.
    case transformableAttributeType = 1800
    /// The identity of an object.
    case objectIDAttributeType = 2000
    /// Several values.
    case compositeAttributeType = 2100
}

/// A reference from an entity's objects to others.
///
/// Apple's page:
/// [`NSRelationshipDescription`](https://developer.apple.com/documentation/coredata/nsrelationshipdescription).
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects.
    open unowned var destinationEntity: NSEntityDescription?
    /// The relationship that leads back.
    open unowned var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of objects; 0 for any.
    open var maxCount = 0
    /// The least number of objects.
    open var minCount = 0
    /// The fate of the objects when this one is deleted.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    /// True if several objects have an order.
    open var isOrdered = false

    /// True if there may be several objects.
    open var isToMany: Bool { maxCount != 1 }
}

/// The fate of an object's relationships when it is deleted.
///
/// Apple's page: [`NSDeleteRule`](https://developer.apple.com/documentation/coredata/nsdeleterule).
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing happens.
    case noActionDeleteRule
    /// The others no longer refer to it.
    case nullifyDeleteRule
    /// The others are deleted, too.
    case cascadeDeleteRule
    /// It is not deleted as long as there are others.
    case denyDeleteRule
}
