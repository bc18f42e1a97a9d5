public import Foundation

/// An image of an asset catalog by its name. Each image has a static member, which the build makes.
public struct ImageResource: Hashable, Sendable {
    /// The name in the catalog.
    package let name: String
    /// The bundle with the catalog.
    package let bundlePath: String

    /// Creates the resource of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

/// A colour of an asset catalog by its name. Each colour has a static member, which the build makes.
public struct ColorResource: Hashable, Sendable {
    /// The name in the catalog.
    package let name: String
    /// The bundle with the catalog.
    package let bundlePath: String

    /// Creates the resource of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}
