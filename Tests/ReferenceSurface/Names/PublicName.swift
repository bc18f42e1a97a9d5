/// A public type, or a public function or variable of a file, of a reference module.
package struct PublicName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The folder of its file, below `Sources`: `ReferenceUIKit/Menus`.
    package var folder: String
    /// The name with those of the types around it: `UIView.ContentMode`.
    package var name: String

    /// The part that a text has to have, if it uses the name.
    package var word: String { String(name.split(separator: ".").last ?? "") }

    /// True if the name is for the generated code and the other modules alone.
    package var isOwn: Bool { name.hasPrefix("_") || word.hasPrefix("_") }

    package var description: String { "\(folder): \(name)" }

    package static func < (left: PublicName, right: PublicName) -> Bool {
        (left.folder, left.name) < (right.folder, right.name)
    }
}
