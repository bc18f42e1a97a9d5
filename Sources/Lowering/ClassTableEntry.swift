/// The function of a module by which the run time gets to know its classes.
package struct ClassTableEntry: Hashable, Sendable {
    /// The library's module; nil for an app or a test bundle.
    var library: String?
    /// The modules of the libraries that are linked into this one.
    var linked: [String] = []

    /// Its name for the linker.
    var symbol: String {
        library.map(Self.symbol) ?? "understudy_classes"
    }

    /// Returns the name of a library's function.
    static func symbol(of library: String) -> String {
        "understudy_classes_\(library)"
    }

    /// Returns the declaration of a library's function, which needs no import of the library.
    static func declaration(_ library: String) -> String {
        """
        @_silgen_name("\(symbol(of: library))")
        private nonisolated func \(symbol(of: library))(_ pointer: UnsafeMutableRawPointer)

        """
    }
}
