/// A Core Data model: the entities of a `.xcdatamodeld` folder, without the layout of Xcode's editor.
///
/// Xcode compiles a model to a `.momd` folder. Here, a file of that name holds this value.
public struct ManagedModel: Codable, Hashable, Sendable {
    /// The entities in the order of the file.
    public var entities: [Entity]

    /// Creates a model.
    public init(entities: [Entity] = []) {
        self.entities = entities
    }

    /// A kind of objects.
    public struct Entity: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// The class as Objective-C names it: `Person`, or `App.Person` for one in the current module; nil for
        /// `NSManagedObject`.
        public var className: String?
        /// The entity that it inherits from.
        public var parent: String?
        /// True if there are no objects of this entity itself.
        public var isAbstract: Bool
        /// The code that Xcode writes for it.
        public var generation: Generation
        /// The values.
        public var attributes: [Attribute]
        /// The references to other objects.
        public var relationships: [Relationship]

        /// Creates an entity.
        public init(
            name: String, className: String? = nil, parent: String? = nil, isAbstract: Bool = false,
            generation: Generation = .none, attributes: [Attribute] = [], relationships: [Relationship] = []
        ) {
            self.name = name
            self.className = className
            self.parent = parent
            self.isAbstract = isAbstract
            self.generation = generation
            self.attributes = attributes
            self.relationships = relationships
        }
    }

    /// The code that Xcode writes for an entity, by the attribute `codeGenerationType`.
    public enum Generation: String, Codable, Hashable, Sendable {
        /// Nothing: Manual/None.
        case none
        /// The class and its properties.
        case `class`
        /// The properties, in an extension: Category/Extension.
        case category
    }

    /// A value of an object.
    public struct Attribute: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// The type as the file names it: `String`, `Integer 64`, `Transformable`.
        public var type: String
        /// True if the value may be nil when it is saved.
        public var isOptional: Bool
        /// True if the value is not saved.
        public var isTransient: Bool
        /// True if generated code has a number of Swift's rather than an `NSNumber`.
        public var isScalar: Bool
        /// The value of a new object, as a text; dates are seconds.
        public var defaultValue: String?
        /// The class of a transformable value.
        public var className: String?

        /// Creates an attribute.
        public init(
            name: String, type: String, isOptional: Bool = false, isTransient: Bool = false, isScalar: Bool = false,
            defaultValue: String? = nil, className: String? = nil
        ) {
            self.name = name
            self.type = type
            self.isOptional = isOptional
            self.isTransient = isTransient
            self.isScalar = isScalar
            self.defaultValue = defaultValue
            self.className = className
        }
    }

    /// A reference of an object to others.
    public struct Relationship: Codable, Hashable, Sendable {
        /// The name.
        public var name: String
        /// The entity of the objects.
        public var destination: String
        /// The relationship of the destination that leads back.
        public var inverse: String?
        /// True if there may be several objects.
        public var isToMany: Bool
        /// True if several objects have an order.
        public var isOrdered: Bool
        /// True if there may be no object when it is saved.
        public var isOptional: Bool
        /// The fate of the objects when this one is deleted, as the file names it: `Nullify`, `Cascade`, `Deny`.
        public var deletionRule: String

        /// Creates a relationship.
        public init(
            name: String, destination: String, inverse: String? = nil, isToMany: Bool = false, isOrdered: Bool = false,
            isOptional: Bool = false, deletionRule: String = "Nullify"
        ) {
            self.name = name
            self.destination = destination
            self.inverse = inverse
            self.isToMany = isToMany
            self.isOrdered = isOrdered
            self.isOptional = isOptional
            self.deletionRule = deletionRule
        }
    }
}
