package import Storage

/// A part of the reference modules that is built and kept together: most apps need the first alone, and wait for no other.
package enum ReferencePart: String, CaseIterable, Hashable, Sendable {
    /// The modules that every launch needs.
    case launch
    case swiftUI
    case others

    /// The place of a part's results.
    package struct Place: Hashable, Sendable {
        package var part: ReferencePart
        /// The hash of contents, toolchain and flags, also of the modules in other parts that these import.
        package var identity: ContentHash
        /// The cache entry that holds the results.
        package var folder: String
        /// The entries of the parts whose modules this one's import.
        var foundations: [String]
    }
}
