/// What a build made: an app's executable and, where tests were asked for, the bundle to inject into it.
package struct Product: Hashable, Sendable {
    /// The executable's absolute path.
    package var executable: String
    /// The library with the app's code, which belongs beside the executable; nil where the executable has it.
    package var debugLibrary: String?
    /// The test bundle's absolute path.
    package var testBundle: String?
    /// The folders in which the loader finds what both are linked with. Both name them already; they matter where
    /// a file is moved away from the cache.
    package var libraryFolders: [String]
    /// The calls made this time, in an order that respects `after`; empty when all of it was in the cache.
    package var calls: [ToolCall]
    /// What the compiler warned of in the reader's files.
    package var warnings: [Diagnostic]
    /// The same for the same inputs, tools and reference modules.
    package var identity: String
}

/// How far a build is.
package enum BuildProgress: Hashable, Sendable {
    /// A reference module is being built, the `number`th of `count`. Happens once on a machine.
    case reference(module: String, number: Int, count: Int)
    case compiling(module: String)
    case linking(module: String)
    case done
}
