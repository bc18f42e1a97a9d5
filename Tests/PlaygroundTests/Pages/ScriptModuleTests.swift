import Foundation
import PackageResources
import TestSupport
import Testing

/// The modules of the site's scripts fit together: a missing import would show only when a browser comes to the line.
@Suite struct ScriptModuleTests {
    /// A file of the site's scripts.
    struct Module: Sendable, CustomTestStringConvertible {
        /// The path below the scripts' folder: `editor/keys.js`.
        var path: String
        /// The code without comments, imports and spread operators, and with empty strings.
        var code: String
        var imports: [Import]
        var exports: Set<String>

        struct Import: Sendable {
            var exported: String
            var local: String
            /// The path of the module that exports it.
            var module: String
        }

        init(_ path: String, in root: URL) throws {
            self.path = path
            let file = root.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#//\*(?s:.*?)\*//#, with: "")
                .replacing(/(^|\s)\/\/.*$/.anchorsMatchLineEndings().dotMatchesNewlines(false), with: "")
            imports = text.matches(of: /import \{([^}]*)\} from '(\.[\w.\/-]+)'/).flatMap { line in
                let module = Self.resolve(String(line.output.2), from: path)
                return line.output.1.split(separator: ",").map { part in
                    let names = part.components(separatedBy: " as ").map {
                        $0.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                    return Import(exported: names[0], local: names[names.count - 1], module: module)
                }
            }
            code = text.replacing(/import [^;]*;/, with: "").replacing(/'(?:[^'\\\n]|\\.)*'/, with: "''")
                .replacing("...", with: " ")
            exports = Set(
                code.matches(of: /export (?:async )?(?:function|const|class)\*? ([\w$]+)/).map { String($0.output.1) })
        }

        /// Returns the path of what a script names relative to itself.
        static func resolve(_ name: String, from path: String) -> String {
            let root = URL(filePath: "/")
            return String(
                root.appending(path: path).deletingLastPathComponent().appending(path: name).standardized.path
                    .dropFirst())
        }

        /// The folder, which is the subject.
        var folder: String { Self.folder(of: path) }

        static func folder(of path: String) -> String { String(path.prefix { $0 != "/" }) }

        /// True if the code has the name as a separate word, other than as a member of something.
        func uses(_ name: String) -> Bool { code.contains(word(name, #"(?![\w$])"#)) }

        /// True if the code calls a function or makes an object of this name and says nowhere what the name stands for.
        func callsUnknown(_ name: String) -> Bool {
            // The plain search first: a regular expression takes a hundred times as long.
            code.contains(name + "(") && code.contains(word(name, #"\("#))
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

        var testDescription: String { path }
    }

    /// The paths of all files of the site below the scripts' folder.
    static let paths: [String] = {
        guard let folder = PackageResources.site?.appending(path: "static") else { return [] }
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { !URL(filePath: $0).pathExtension.isEmpty }.sorted()
    }()

    static let modules: [Module] = {
        guard let folder = PackageResources.site?.appending(path: "static") else { return [] }
        return paths.filter { $0.hasSuffix(".js") }.compactMap { try? Module($0, in: folder) }
    }()

    @Test func `There are modules`() {
        #expect(Self.modules.count > 30)
        #expect(Self.modules.flatMap(\.imports).count > 100)
    }

    @Test(arguments: modules) func `A module imports what it uses and others export`(module: Module) {
        let exports = Dictionary(uniqueKeysWithValues: Self.modules.map { ($0.path, $0.exports) })
        for name in module.imports {
            #expect(exports[name.module]?.contains(name.exported) == true, "\(name.exported) of \(name.module)")
            #expect(module.uses(name.local), "\(name.local) is imported and not used")
        }
        let imported = Set(module.imports.map(\.local))
        for name in Set(exports.values.joined()).subtracting(imported).sorted() {
            #expect(!module.callsUnknown(name), "\(name) is not imported")
        }
    }

    /// Imports at the top of a script: what it loads when it first needs it does not count, as the editor loads the
    /// language.
    @Test func `A folder imports only from folders above it in the table of the documentation`() throws {
        let page = try String(
            contentsOf: Checkout.folder.appending(path: "Documentation.docc/Contributing/Architecture.md"),
            encoding: .utf8)
        let table = try #require(page.components(separatedBy: "### The scripts of the site").dropFirst().first)
            .components(separatedBy: "\n### ")[0]
        let order = table.matches(of: /(?m)^\| `([a-z]+)` \|/).map { String($0.output.1) }
        #expect(order.sorted() == Set(Self.paths.map { Module.folder(of: $0) }).sorted())
        for module in Self.modules {
            let own = try #require(order.firstIndex(of: module.folder))
            for name in Set(module.imports.map(\.module)) {
                #expect(order.prefix(own + 1).contains(Module.folder(of: name)), "\(module.path) imports \(name)")
            }
        }
    }

    /// A style or script that moved would be missed only by a reader.
    @Test func `Every script, style and picture is loaded by its path, and no other is`() throws {
        let documentation = Checkout.folder.appending(path: "Documentation.docc/footer.js")
        let routes = Checkout.folder.appending(path: "Sources/Playground/Server/FileRoutes.swift")
        // The picture for links to a page is named in its head.
        let pictures = Checkout.folder.appending(path: "Sources/Playground/Export/PageWriter.swift")
        let root = try #require(PackageResources.site)
        let templates = try FileManager.default.contentsOfDirectory(
            at: root.appending(path: "templates"), includingPropertiesForKeys: nil)
        let scripts = Self.modules.map { root.appending(path: "static/\($0.path)") }
        var loaded: Set<String> = []
        for file in templates + scripts + [documentation, routes, pictures] {
            let text = try String(contentsOf: file, encoding: .utf8)
            loaded.formUnion(text.matches(of: /["']\/site\/([^"']+)["']/).map { String($0.output.1) })
            let path = file.path.dropFirst(root.appending(path: "static/").path.count + 1)
            let imports = text.matches(of: /(?:from |import\()'(\.[\w.\/-]+)'/)
            loaded.formUnion(imports.map { Module.resolve(String($0.output.1), from: String(path)) })
        }
        #expect(loaded.sorted() == Self.paths)
    }
}
