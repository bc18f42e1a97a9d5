internal import Lifecycle
internal import Samples

/// The Swift file that Xcode writes for an entity of a Core Data model, when the model asks for one.
///
/// Source: Apple, Core Data, "Generating code": *Class Definition* writes the class and its properties,
/// *Category/Extension* the properties alone.
struct ManagedClassFile {
    let entity: ManagedModel.Entity
    /// The classes of the model by their entities.
    let classes: [String: String]

    /// Returns the files of a model, in the order of its entities.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - path: The model's folder, which the files are said to be in.
    static func files(of model: ManagedModel, at path: String) -> [SourceFile] {
        let classes = Dictionary(
            model.entities.map { ($0.name, Self.name(of: $0.className)) }, uniquingKeysWith: { first, _ in first })
        var names: Set<String> = []
        return model.entities.filter { entity in
            let name = Self.name(of: entity.className)
            return entity.generation != .none && isName(name) && isName(entity.name) && names.insert(name).inserted
        }.map { entity in
            // Not the class's name alone: the project has a file of that name in most cases, and a module takes one of each.
            SourceFile(
                path: "\(path)/\(Self.name(of: entity.className))+CoreDataProperties.swift",
                text: ManagedClassFile(entity: entity, classes: classes).text)
        }
    }

    /// The file's text.
    var text: String {
        let name = Self.name(of: entity.className)
        let base = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
        let objcName = entity.className?.contains(".") == true ? "" : "@objc(\(name))\n"
        var lines = ["import CoreData", "import Foundation", ""]
        if entity.generation == .class { lines += ["\(objcName)public class \(name): \(base) {}", ""] }
        lines += [
            "extension \(name) {",
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }", "",
        ]
        lines += entity.attributes.filter { Self.isName($0.name) }.map {
            "    @NSManaged public var `\($0.name)`: \(Self.type(of: $0))"
        }
        for relationship in entity.relationships where Self.isName(relationship.name) {
            lines += self.lines(relationship)
        }
        // A class that inherits has the conformance of the one that it inherits from.
        let identity = classes[entity.parent ?? ""].map { $0 != "NSManagedObject" } ?? false
        return (lines + ["}"] + (identity ? [] : ["", "extension \(name): Identifiable {}"]) + [""]).joined(
            separator: "\n")
    }

    private func lines(_ relationship: ManagedModel.Relationship) -> [String] {
        let type = classes[relationship.destination] ?? "NSManagedObject"
        guard relationship.isToMany else { return ["    @NSManaged public var `\(relationship.name)`: \(type)?"] }
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let ordered =
            relationship.isOrdered
            ? [
                "insertInto\(name)(_ value: \(type), at idx: Int)", "removeFrom\(name)(at idx: Int)",
                "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)",
                "removeFrom\(name)(at indexes: NSIndexSet)", "replace\(name)(at idx: Int, with value: \(type))",
                "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])",
            ] : []
        return ["    @NSManaged public var `\(relationship.name)`: \(set)?"]
            + ordered.map { "    @NSManaged public func \($0)" }
            + [("add", type), ("remove", type), ("add", set), ("remove", set)].map { verb, type in
                "    @NSManaged public func \(verb)\(verb == "add" ? "To" : "From")\(name)(_ value\(type == set ? "s" : ""): \(type))"
            }
    }

    /// The types of generated properties: an object is optional, whatever the model says.
    private static func type(of attribute: ManagedModel.Attribute) -> String {
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        return switch attribute.type {
        case "Transformable": (attribute.className.flatMap { isTypeName($0) ? $0 : nil } ?? "NSObject") + "?"
        case let type: (objects[type] ?? (scalars[type] == nil ? "NSObject" : "NSNumber")) + "?"
        }
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        "Decimal": "NSDecimalNumber",
    ]

    /// Returns the class's name in Swift.
    private static func name(of className: String?) -> String {
        className.map { String($0.split(separator: ".").last ?? "") } ?? "NSManagedObject"
    }

    private static func isTypeName(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
    }

    /// Returns true for an identifier of Swift: a model's file may hold any text.
    private static func isName(_ text: String) -> Bool {
        text != "NSManagedObject" && text.first.map { $0.isLetter || $0 == "_" } ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
