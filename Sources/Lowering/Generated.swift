package import Samples

/// The texts that lowering writes.
package enum Generated {
    /// Lines under a `#if`; by themselves if there is no condition.
    package static func lines(_ lines: [String], if condition: String?) -> [String] {
        guard let condition else { return lines }
        return ["#if \(condition)"] + lines + ["#endif"]
    }

    package static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
        lines.map { String(repeating: "    ", count: depth) + $0 }
    }

    /// Returns the import of a module in the way in which files import it.
    ///
    /// Once a file of a module writes the access of an import, every file has to.
    package static func importing(_ module: String, beside files: [SourceFile]) -> String {
        let isWritten = files.contains { file in
            ["public", "package", "internal", "fileprivate", "private"].contains {
                file.text.contains("\($0) import \(module)\n")
            }
        }
        return (isWritten ? "internal " : "") + "import \(module)"
    }

    /// Marks code that may call deprecated code without a warning, since it is itself deprecated.
    package static let mayCallDeprecated = "@available(*, deprecated)"

    /// Returns the file that each module has once: the entry point for the run time, Foundation's functions on class
    /// names, its bundle of a class, and the names of assets.
    ///
    /// The run time finds the entry point of an app and of a test bundle. Those of libraries have other names, and the
    /// module that they are linked into calls them.
    ///
    /// On Linux, Foundation's functions know only Swift's names. A module's own functions win over imported ones. The
    /// compiler shows an exported import of one file to all files of the module, as it does with a bridging header's.
    package static func module(
        calling functions: [String], bridging modules: [String] = [], symbols: [String] = [],
        foundation: String = "import Foundation", entry: ClassTableEntry = ClassTableEntry()
    ) -> String {
        let body =
            functions.isEmpty
            ? []
            : ["let image = Unmanaged<ClassImage>.fromOpaque(pointer).takeUnretainedValue()"]
                + ["MainActor.assumeIsolated {"] + indented(functions.map { "\($0)(image)" }) + ["}"]
        let calls = entry.linked.map { "\(ClassTableEntry.symbol(of: $0))(pointer)" }
        let declared = entry.linked.map(ClassTableEntry.declaration).joined()
        let bridged = modules.map { "@_exported import \($0)\n" }.joined()
        return bridged + """
            \(foundation)
            internal import ReferenceObjectiveC

            \(mayCallDeprecated)
            @_cdecl("\(entry.symbol)")
            public nonisolated func understudy_classes(_ pointer: UnsafeMutableRawPointer) {
            \(indented(calls + body).joined(separator: "\n"))
            }
            \(declared)
            nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? {
                ReferenceObjectiveC._lookUpClass(aClassName, "NSClassFromString(_:)")
            }

            nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String {
                ReferenceObjectiveC._lookupName(aClass)
            }

            nonisolated extension Foundation.Bundle {
                convenience init(for aClass: AnyClass) {
                    self.init(path: ReferenceObjectiveC._bundlePath(of: aClass, in: Foundation.Bundle.main.bundlePath))!
                }
            }

            """ + symbols.map { $0 + "\n" }.joined()
    }
}
