public import Foundation
internal import Lifecycle

/// The entities of an app's objects.
///
/// Apple's page: [`NSManagedObjectModel`](https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel).
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // A model is made before it is used, and not changed afterwards, as on Apple's systems.
    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    /// The models that are in use, so that a class finds its entity.
    private static let known = NSLockedValue<[NSManagedObjectModel]>([])

    /// A model without entities.
    public override init() {
        super.init()
        Self.known.withValue { $0.append(self) }
    }

    /// The model of a file in a bundle: `Model.momd`. nil if there is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url),
            let model = try? JSONDecoder().decode(ManagedModel.self, from: data)
        else { return nil }
        self.init()
        take(model)
    }

    /// Returns the entities of all models in some bundles, the main one if none is named, as one model.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        var models: [URL] = []
        for bundle in bundles ?? [.main] {
            for ending in ["momd", "mom"] {
                models += (bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []).map { $0 as URL }
            }
        }
        models.sort { $0.path < $1.path }
        let merged = NSManagedObjectModel()
        var all = ManagedModel()
        for url in models {
            guard let data = try? Data(contentsOf: url),
                let model = try? JSONDecoder().decode(ManagedModel.self, from: data)
            else { continue }
            all.entities += model.entities
        }
        merged.take(all)
        return merged
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(
            entities.compactMap { each in each.name.map { ($0, each) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the entity of a class, in the model that was made last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        known.withValue { models in
            models.reversed().lazy.flatMap(\.entities).first { $0.objectClass == type }
        }
    }

    private func take(_ model: ManagedModel) {
        entities = model.entities.map { entity in
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = entity.className ?? "NSManagedObject"
            description.isAbstract = entity.isAbstract
            description.properties =
                entity.attributes.map { NSAttributeDescription($0) }
                + entity.relationships.map { NSRelationshipDescription($0) }
            for property in description.properties { property.entity = description }
            return description
        }
        let named = entitiesByName
        for (entity, description) in zip(model.entities, entities) {
            if let parent = entity.parent.flatMap({ named[$0] }), !parent.isKindOf(entity: description) {
                parent.subentities.append(description)
            }
            for relationship in entity.relationships {
                guard let found = description.relationshipsByName[relationship.name] else { continue }
                found.destinationEntity = named[relationship.destination]
                found.inverseRelationship = relationship.inverse.flatMap {
                    found.destinationEntity?.relationshipsByName[$0]
                }
            }
        }
    }
}

extension NSAttributeDescription {
    fileprivate convenience init(_ attribute: ManagedModel.Attribute) {
        self.init()
        name = attribute.name
        isOptional = attribute.isOptional
        isTransient = attribute.isTransient
        attributeValueClassName = attribute.className
        attributeType = Self.types[attribute.type] ?? .undefinedAttributeType
        defaultValue = attribute.defaultValue.flatMap(value)
    }

    /// Returns the value that the text of a default stands for.
    private func value(_ text: String) -> Any? {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: text == "YES"
        case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        case .stringAttributeType: text
        default: nil
        }
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]
}

extension NSRelationshipDescription {
    fileprivate convenience init(_ relationship: ManagedModel.Relationship) {
        self.init()
        name = relationship.name
        isOptional = relationship.isOptional
        maxCount = relationship.isToMany ? 0 : 1
        isOrdered = relationship.isOrdered
        deleteRule =
            switch relationship.deletionRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}
