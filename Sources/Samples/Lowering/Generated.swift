/// The texts that lowering writes.
enum Generated {
    /// Lines under a `#if`; by themselves where there is no condition.
    static func lines(_ lines: [String], if condition: String?) -> [String] {
        guard let condition else { return lines }
        return ["#if \(condition)"] + lines + ["#endif"]
    }

    static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
        lines.map { String(repeating: "    ", count: depth) + $0 }
    }

    /// Marks code that may call deprecated code without a warning, since it is itself deprecated.
    static let mayCallDeprecated = "@available(*, deprecated)"

    /// Returns the file that each module has once: the entry point for the run time, and Foundation's functions on
    /// class names.
    ///
    /// On Linux, Foundation's functions know only Swift's names. A module's own functions win over imported ones. The
    /// compiler shows an exported import of one file to all files of the module, as it does with a bridging header's.
    static func module(calling functions: [String], bridging modules: [String] = []) -> String {
        let body =
            functions.isEmpty
            ? []
            : ["let image = Unmanaged<ClassImage>.fromOpaque(pointer).takeUnretainedValue()"]
                + ["MainActor.assumeIsolated {"] + indented(functions.map { "\($0)(image)" }) + ["}"]
        let bridged = modules.map { "@_exported import \($0)\n" }.joined()
        return bridged + """
            internal import ReferenceObjectiveC

            \(mayCallDeprecated)
            @_cdecl("understudy_classes")
            public nonisolated func understudy_classes(_ pointer: UnsafeMutableRawPointer) {
            \(indented(body).joined(separator: "\n"))
            }

            nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? {
                ReferenceObjectiveC._lookUpClass(aClassName, "NSClassFromString(_:)")
            }

            nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String {
                ReferenceObjectiveC._className(aClass)
            }

            """
    }
}
