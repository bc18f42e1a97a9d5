import Foundation
import PackageResources
import Testing

/// The modules of the site's scripts fit together: a missing import would show only when a browser comes to the line.
@Suite struct ScriptModuleTests {
    /// A file of the site's scripts.
    struct Module: Sendable, CustomTestStringConvertible {
        var name: String
        /// The code without comments, imports and spread operators, and with empty strings.
        var code: String
        var imports: [Import]

        struct Import: Sendable {
            var exported: String
            var local: String
            var module: String
        }

        init(_ file: URL) throws {
            name = file.lastPathComponent
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#//\*(?s:.*?)\*//#, with: "")
                .replacing(/(^|\s)\/\/.*$/.anchorsMatchLineEndings().dotMatchesNewlines(false), with: "")
            imports = text.matches(of: /import \{([^}]*)\} from '\.\/([\w.-]+)'/).flatMap { line in
                line.output.1.split(separator: ",").map { part in
                    let names = part.components(separatedBy: " as ").map {
                        $0.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                    return Import(exported: names[0], local: names[names.count - 1], module: String(line.output.2))
                }
            }
            code = text.replacing(/import [^;]*;/, with: "").replacing(/'(?:[^'\\\n]|\\.)*'/, with: "''")
                .replacing("...", with: " ")
        }

        var exports: Set<String> {
            Set(code.matches(of: /export (?:async )?(?:function|const|class)\*? ([\w$]+)/).map { String($0.output.1) })
        }

        /// True if the code has the name as a word of its own, other than as a member of something.
        func uses(_ name: String) -> Bool { code.contains(word(name, #"(?![\w$])"#)) }

        /// True if the code calls a function or makes an object of this name and says nowhere what the name stands for.
        func callsUnknown(_ name: String) -> Bool {
            code.contains(word(name, #"\("#))
                && !code.contains(word(name, #"(?![\w$(])"#))
                && !code.contains(word("function\\*? " + name, #"\("#))
                && !code.contains(regex(#"(?m)^\s*(?:async |static )*\#(name)\(.*\{$"#))
        }

        private func word(_ name: String, _ end: String) -> Regex<AnyRegexOutput> {
            regex(#"(?:^|[^.#\w$])"# + name + end)
        }

        private func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
            do { return try Regex(pattern) } catch { preconditionFailure("\(pattern): \(error)") }
        }

        var testDescription: String { name }
    }

    static let modules: [Module] = {
        guard let folder = PackageResources.site?.appending(path: "static") else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "js" }.compactMap { try? Module($0) }.sorted { $0.name < $1.name }
    }()

    @Test func `There are modules`() {
        #expect(Self.modules.count > 30)
        #expect(Self.modules.flatMap(\.imports).count > 100)
    }

    @Test(arguments: modules) func `A module imports what it uses and others export`(module: Module) {
        let exports = Dictionary(uniqueKeysWithValues: Self.modules.map { ($0.name, $0.exports) })
        for name in module.imports {
            #expect(exports[name.module]?.contains(name.exported) == true, "\(name.exported) of \(name.module)")
            #expect(module.uses(name.local), "\(name.local) is imported and not used")
        }
        let imported = Set(module.imports.map(\.local))
        for name in Set(exports.values.joined()).subtracting(imported).sorted() {
            #expect(!module.callsUnknown(name), "\(name) is not imported")
        }
    }
}
