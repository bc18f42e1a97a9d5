internal import Foundation
internal import Lifecycle
internal import Storage

/// Reads a Core Data model: a `.xcdatamodeld` folder with its versions, or a lone `.xcdatamodel`.
struct ManagedModelReader {
    /// The folder's path.
    let path: String
    /// The module of the target, which classes of the "Current Product Module" are in.
    let module: String

    /// The endings of the folders.
    static let endings: Set<String> = ["xcdatamodel", "xcdatamodeld"]

    /// The model's place in the bundle.
    var place: String { Path.stem(path) + (Path.ending(path) == "xcdatamodeld" ? ".momd" : ".mom") }

    /// The current version; nil if it cannot be read.
    var model: ManagedModel? {
        guard let version, let data = try? Disk.data(version + "/contents"),
            let root = try? InterfaceXML(data, module: module).root, root.name == "model"
        else { return nil }
        return ManagedModel(entities: root.children.filter { $0.name == "entity" }.map(entity))
    }

    /// The folder of the current version: the one that `.xccurrentversion` names, or the only one.
    private var version: String? {
        guard Path.ending(path) == "xcdatamodeld" else { return path }
        if let data = try? Disk.data(path + "/.xccurrentversion"), let list = try? PropertyList(data),
            let name = list.dictionary?["_XCCurrentVersionName"]?.string, !name.contains("/"),
            Path.ending(name) == "xcdatamodel"
        {
            return path + "/" + name
        }
        return Disk.names(in: path).filter { Path.ending($0) == "xcdatamodel" }.sorted().last.map { path + "/" + $0 }
    }

    private func entity(_ element: InterfaceXML.Element) -> ManagedModel.Entity {
        let named = element["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
        return ManagedModel.Entity(
            name: element["name"] ?? "", className: named.map { $0.hasPrefix(".") ? module + $0 : $0 },
            parent: element["parentEntity"], isAbstract: element["isAbstract"] == "YES",
            generation: element["codeGenerationType"].flatMap(ManagedModel.Generation.init) ?? .none,
            attributes: element.children.filter { $0.name == "attribute" }.map(attribute),
            relationships: element.children.filter { $0.name == "relationship" }.map(relationship))
    }

    private func attribute(_ element: InterfaceXML.Element) -> ManagedModel.Attribute {
        ManagedModel.Attribute(
            name: element["name"] ?? "", type: element["attributeType"] ?? "Undefined",
            isOptional: element["optional"] == "YES", isTransient: element["transient"] == "YES",
            isScalar: element["usesScalarValueType"] == "YES",
            defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
            className: element["customClassName"])
    }

    private func relationship(_ element: InterfaceXML.Element) -> ManagedModel.Relationship {
        ManagedModel.Relationship(
            name: element["name"] ?? "", destination: element["destinationEntity"] ?? "",
            inverse: element["inverseName"], isToMany: element["toMany"] == "YES",
            isOrdered: element["ordered"] == "YES", isOptional: element["optional"] == "YES",
            deletionRule: element["deletionRule"] ?? "Nullify")
    }
}
