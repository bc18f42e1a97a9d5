package import Wording

/// An error of a cache that cannot be written to.
package struct CacheUnusable: UserFacingError, Hashable {
    package var folder: String

    package var what: String { "The cache folder \(folder) cannot be replaced." }
    package var cure: String { "Check its owner and permissions, or remove it." }
    package var blame: Blame { .usage }
}
