package import Wording

/// The product of a build: an app's executable and, if tests were asked for, the bundle to inject into it.
package struct Product: Hashable, Sendable {
    /// The executable's absolute path.
    package var executable: String
    /// The library with the app's code, which belongs beside the executable; nil if the executable has the code.
    package var debugLibrary: String?
    /// The test bundle's absolute path.
    package var testBundle: String?
    /// The folders in which the loader has to search the libraries of both, for a launch's `LD_LIBRARY_PATH`.
    package var libraryFolders: [String]
    /// The calls made this time, in an order that respects `after`; empty when all of it was in the cache.
    package var calls: [ToolCall]
    /// The compiler's warnings about the user's files.
    package var warnings: [Diagnostic]
    /// A text that is the same for the same inputs, tools and reference modules.
    package var identity: String
}

/// The progress of a build.
package enum BuildProgress: Hashable, Sendable {
    /// A reference module is being built, the `number`th of `count`. Happens once on a machine.
    case reference(module: String, number: Int, count: Int)
    case compiling(module: String)
    case linking(module: String)
    /// Code that cannot be compiled is left out: a round of it, and the number of parts until now.
    case leavingOut(module: String, round: Int, parts: Int)
    case done

    /// The step in words, without a full stop; nil if the build is done.
    package var words: String? {
        switch self {
        case .reference(let module, let number, let count):
            "Building the reference modules, once: \(module) (\(number) of \(count))"
        case .compiling(let module): "Compiling \(module)"
        case .linking(let module): "Linking \(module)"
        case .leavingOut(let module, let round, let parts):
            "Leaving out what cannot be compiled in \(module): round \(round), \(parts) part\(parts == 1 ? "" : "s")"
        case .done: nil
        }
    }
}
