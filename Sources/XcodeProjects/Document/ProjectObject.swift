/// An object of a project file, with the fields that Xcode gives one of its class.
struct ProjectObject: Hashable, Sendable {
    var identifier: ProjectIdentifier
    /// Its class: `PBXGroup`.
    var kind: String
    /// In Xcode's order: by their names.
    var fields: [String: PropertyValue]

    init(_ identifier: ProjectIdentifier, _ kind: String, _ fields: [String: PropertyValue]) {
        self.identifier = identifier
        self.kind = kind
        self.fields = fields
    }

    /// Its entry in the list of objects.
    var text: String {
        let sorted = fields.sorted { $0.key < $1.key }
        guard ["PBXBuildFile", "PBXFileReference"].contains(kind) else {
            let lines = sorted.map { "\t\t\t\(PropertyValue.quoted($0)) = \($1.text(indent: 3));\n" }
            return "\t\t\(identifier.commented) = {\n\t\t\tisa = \(kind);\n\(lines.joined())\t\t};\n"
        }
        let words = sorted.map { "\($0) = \($1.text(indent: 0)); " }
        return "\t\t\(identifier.commented) = {isa = \(kind); \(words.joined())};\n"
    }
}
