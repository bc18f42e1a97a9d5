/// A local package's `Package.swift`, as far as a build of its libraries needs it.
package struct PackageManifest: Hashable, Sendable {
    package var name: String
    /// The package's folder, absolute.
    package var folder: String
    /// The targets of each product, by the product's name.
    package var products: [String: [String]] = [:]
    /// The folders of the local packages that it depends on.
    package var packages: [String] = []
    /// The addresses of the packages that it depends on and that are elsewhere.
    package var remotes: [String] = []
    package var targets: [Target] = []
    /// `5` or `6`.
    package var languageMode = "5"
    /// The lines that are not literals, so that what they say is not known.
    package var unknownLines: [Int] = []

    /// A target of a package: a module.
    package struct Target: Hashable, Sendable {
        var name: String
        var kind: Kind
        var path: String?
        var sources: [String]?
        var exclude: [String] = []
        var dependencies: [Dependency] = []
        var conditions: [String] = []
        /// The conditions of a build for release.
        var releaseConditions: [String] = []
        var features: [String] = []
        var languageMode: String?
        var isOnMainActor = false
        var hasResources = false
    }

    /// The kinds of targets; Understudy builds libraries.
    package enum Kind: Hashable, Sendable {
        case library, tests, other
    }

    /// A dependency of a target.
    package enum Dependency: Hashable, Sendable {
        /// A target, or a product of that name.
        case named(String)
        case product(String, package: String?)
    }
}
