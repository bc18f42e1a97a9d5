internal import Samples
internal import Wording

/// A module with sources that others may import: a target of a project or of a local package.
struct LibraryCandidate {
    /// The target's name.
    var name: String
    var module: String
    /// The keys by which others ask for it.
    var keys: [LibraryKey]
    var dependencies: [LibraryKey]
    /// Reads its sources.
    var read: () throws(Mistake) -> Sample.Target
}

/// A way in which a target asks for a library.
enum LibraryKey: Hashable, Sendable {
    /// A target of a project, by its `id`.
    case target(project: String, String)
    /// A target of a package, by its name.
    case packageTarget(package: String, String)
    /// A product of a package.
    case product(String)
    /// A pod whose sources are here.
    case pod(String)
    /// A product's file: `Core.framework`.
    case file(String)
    /// The module that a file imports.
    case module(String)
}
