package import Building
internal import Confinement
package import FoundationEssentials
package import Storage
package import SymbolKit
internal import Wording

/// The symbol graphs of the reference modules: the compiler's knowledge of their public API, with its documentation.
package struct SymbolGraphs: Hashable, Sendable {
    /// The modules whose API is documented.
    package static let documented = ["Lifecycle", "ReferenceUIKit"]

    /// The folder with the graphs' files.
    package var folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// Makes the compiler write the graphs, or finds them in the cache: those of modules that have not changed are
    /// kept.
    ///
    /// - Parameter texts: The texts that are added to the symbols' comments.
    /// - Throws: `Mistake` if a module does not compile.
    package static func extract(
        _ modules: [String] = documented, of reference: ReferenceModules, texts: SymbolTexts, toolchain: Toolchain,
        cache: BuildCache
    ) async throws -> SymbolGraphs {
        var key = reference.identity
        key.add(modules)
        key.add(["comments, texts"] + flags + extraction)
        key.add(texts.identity)
        let folder = try await ContentFolder("symbols", in: cache).folder("\(key)") { staging in
            StaleLocks.remove(in: headers(cache))
            try await withThrowingTaskGroup { group in
                for module in modules {
                    group.addTask { try await write(module, of: reference, toolchain: toolchain, cache, to: staging) }
                }
                try await group.waitForAll()
            }
            for module in SymbolTexts.modules where modules.contains(module) {
                try texts.write(
                    into: URL(filePath: staging).appending(path: "\(module).symbols.json"), of: module)
            }
        }
        return SymbolGraphs(folder: URL(filePath: folder))
    }

    /// Compiles a module once more, without its functions' bodies: a compiled module of the cache has no comments.
    private static func write(
        _ module: String, of reference: ReferenceModules, toolchain: Toolchain, _ cache: BuildCache, to folder: String
    ) async throws {
        let sources = FileTree(folder: URL(filePath: reference.sources).appending(path: module))
        let files = sources.paths().filter { $0.hasSuffix(".swift") }.map { sources.folder.appending(path: $0).path }
        let modules = folder + "/.\(module)"
        try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: modules) }
        let common =
            [
                "-module-name", module, "-target", toolchain.triple, "-module-cache-path", headers(cache),
            ] + reference.moduleFolders.flatMap { ["-I", $0] }
        let file = "\(modules)/\(module)"
        try await run(
            toolchain.compiler,
            ["-frontend", "-emit-module"] + files + common + flags + [
                "-disable-objc-interop", "-o", "\(file).swiftmodule", "-emit-module-doc-path", "\(file).swiftdoc",
                "-emit-module-source-info-path", "\(file).swiftsourceinfo",
            ], module, sources.folder)
        try await run(
            Files.parent(toolchain.compiler) + "/swift-symbolgraph-extract",
            // Of several modules with one name, the first is read.
            ["-I", modules] + common + extraction + ["-output-dir", folder], module, sources.folder)
    }

    private static func headers(_ cache: BuildCache) -> String { cache.folder + "/clang/symbols" }

    private static func run(_ tool: String, _ arguments: [String], _ module: String, _ sources: URL) async throws {
        // Without bounds, as our own modules are built: the sources are ours.
        let result = try await ToolRunner().run(ToolCall(tool: tool, arguments: arguments, workingDirectory: "/"))
        guard result.succeeded else {
            throw Mistake(
                .build, what: "The symbols of \(module) cannot be read:\n\(result.output)", place: sources.path,
                cure: "Correct what the compiler says.")
        }
    }

    private static let extraction = ["-minimum-access-level", "public", "-skip-synthesized-members"]

    private static let flags =
        SwiftModuleFlags.language
        + ["-experimental-skip-non-inlinable-function-bodies-without-types", "-suppress-warnings"]

    /// Reads the graphs, also those of extensions of other modules' types, sorted by their files' names.
    package func read() throws -> [SymbolGraph] {
        try FileTree(folder: folder).paths().filter { $0.hasSuffix(".symbols.json") }.map { path in
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.appending(path: path)))
        }
    }
}
