/// A file of Interface Builder as it is in a bundle: a storyboard or a nib.
///
/// Xcode compiles `Main.storyboard` to `Main.storyboardc` and `Card.xib` to `Card.nib`. Here, both hold this value.
public struct InterfaceDocument: Codable, Hashable, Sendable {
    /// The view controllers and their relationships; nil for a nib.
    public var storyboard: Storyboard?
    /// The top-level objects of each scene, in the file's order. A nib is one scene.
    public var scenes: [[Element]]

    /// Describes a file by what its XML says.
    public init(storyboard: Storyboard? = nil, scenes: [[Element]]) {
        self.storyboard = storyboard
        self.scenes = scenes
    }

    /// An element of the file's XML. Names of classes have their module: `App.Card`.
    public struct Element: Codable, Hashable, Sendable {
        /// The element's name, such as `label`.
        public var name: String
        /// The attributes by their names. `customModule` and `customModuleProvider` are part of `customClass`.
        public var attributes: [String: String]
        /// The text between the tags of a `string`; nil for other elements.
        public var text: String?
        /// The elements inside.
        public var children: [Element]

        /// Describes an element.
        public init(
            _ name: String, _ attributes: [String: String] = [:], text: String? = nil, _ children: [Element] = []
        ) {
            self.name = name
            self.attributes = attributes
            self.text = text
            self.children = children
        }

        /// Returns an attribute.
        public subscript(_ attribute: String) -> String? { attributes[attribute] }

        /// Returns the first element inside with a name.
        public func child(_ name: String) -> Element? {
            children.first { $0.name == name }
        }

        /// Returns the element inside that is the value of a property.
        public func value(_ key: String) -> Element? {
            children.first { $0.attributes["key"] == key }
        }

        /// Returns the text of a property: that of an attribute, or of a `string` inside.
        public func string(_ key: String) -> String? {
            attributes[key]
                ?? value(key).flatMap { $0.name == "string" || $0.name == "mutableString" ? $0.text ?? "" : nil }
        }

        /// Returns the element inside with an `id`, at any depth; the element itself counts.
        public func element(id: String) -> Element? {
            if attributes["id"] == id { return self }
            for child in children {
                if let found = child.element(id: id) { return found }
            }
            return nil
        }
    }
}
