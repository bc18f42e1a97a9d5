/// The steps of one build, each of which looks into the cache first.
struct BuildPlan: Sendable {
    var toolchain: Toolchain
    var tools: ModuleTools
    var reference: ReferenceModules
    var cache: BuildCache
    /// The folder in which the calls write.
    var workFolder: WorkFolder
    var layout: ProductLayout
    var progress: @Sendable (BuildProgress) -> Void

    /// The result of a step, and the calls it took; their `after` counts within `calls`.
    struct Made: Sendable {
        var entry: CacheEntry
        var calls: [ToolCall] = []
    }

    /// The result of the tests' side of a build.
    private struct Tests: Sendable {
        var interface: Made
        var bundle: Made
    }

    private enum Part: Sendable {
        case executable(Made)
        case tests(Result<Tests, any Error>)
    }

    func product(app: ModuleInput, tests: ModuleInput?) async throws -> Product {
        let identity = app.identity
        var executable: Made?
        var testing: Result<Tests, any Error>?
        try await withThrowingTaskGroup(of: Part.self) { group in
            if let tests {
                group.addTask { .tests(await self.tests(tests, app: app, identity: identity)) }
            }
            group.addTask { .executable(try await self.executable(app, identity: identity)) }
            // A fault in the app ends the tests' side at once. A fault there waits, since it may follow from one in the
            // app.
            for try await part in group {
                switch part {
                case .executable(let made): executable = made
                case .tests(let result): testing = result
                }
            }
        }
        guard let executable else { throw CancellationError() }
        return product(app: app, tests: tests, executable: executable, testing: try testing?.get())
    }

    private func product(app: ModuleInput, tests: ModuleInput?, executable: Made, testing: Tests?) -> Product {
        let interfaceCalls = testing?.interface.calls ?? []
        let appCalls = Self.shifted(executable.calls, by: interfaceCalls.count)
        var bundleCalls = Self.shifted(
            testing?.bundle.calls ?? [], by: interfaceCalls.count + appCalls.count)
        if !interfaceCalls.isEmpty, !bundleCalls.isEmpty { bundleCalls[0].after = [0] }
        var identity = ContentHash()
        identity.add([executable, testing?.bundle].compactMap { $0?.entry.key.description })
        return Product(
            executable: executable.entry.folder + "/" + app.name,
            debugLibrary: layout == .debugLibrary
                ? executable.entry.folder + "/" + ProductLayout.debugLibrary(of: app.name) : nil,
            testBundle: testing.map { "\($0.bundle.entry.folder)/lib\(tests?.name ?? "").so" },
            libraryFolders: [reference.libraryFolder] + toolchain.runtimeLibraries,
            calls: interfaceCalls + appCalls + bundleCalls,
            warnings: executable.entry.record.warnings + (testing?.bundle.entry.record.warnings ?? []),
            identity: identity.description)
    }

    static func shifted(_ calls: [ToolCall], by count: Int) -> [ToolCall] {
        calls.map { call in
            var call = call
            call.after = call.after.map { $0 + count }
            return call
        }
    }

    private func executable(_ app: ModuleInput, identity: ContentHash) async throws -> Made {
        var key = key("executable", identity)
        key.add(layout.rawValue)
        if let entry = cache.entry(key) { return Made(entry: entry) }
        let folder = try workFolder.make()
        let compile = try compileCall(app, moduleFolders: []).object("app.o", in: folder)
        progress(.compiling(module: app.name))
        let diagnostics = try await tools.compile(compile, module: app.name, files: app.allFiles)
        let links = executableLinks(
            app, autolinked: try tools.autolinked(folder + "/app.o", module: app.name, files: app.files), in: folder)
        progress(.linking(module: app.name))
        for link in links.calls { try await tools.link(link, module: app.name) }
        let entry = try cache.keep(
            key, files: links.files, of: folder, warnings: app.readersWarnings(in: diagnostics))
        return Made(entry: entry, calls: [compile] + links.calls)
    }

    /// Returns the links that follow the compiler's call, and the files that they make.
    private func executableLinks(
        _ app: ModuleInput, autolinked: [String], in folder: String
    ) -> (calls: [ToolCall], files: [String]) {
        let link = LinkCall(
            toolchain: toolchain, object: "app.o", autolinked: autolinked, libraryFolders: [reference.libraryFolder],
            runFolders: runFolders)
        switch layout {
        case .executable:
            return ([link.executable(app.name, in: folder, after: [0])], [app.name])
        case .debugLibrary:
            let library = ProductLayout.debugLibrary(of: app.name)
            let calls = [
                link.library(library, isComplete: true, in: folder, after: [0]),
                LinkCall.stub(app.name, of: library, toolchain: toolchain, in: folder, after: [1]),
            ]
            return (calls, [app.name, library])
        }
    }

    private func tests(_ tests: ModuleInput, app: ModuleInput, identity: ContentHash) async -> Result<Tests, any Error>
    {
        do {
            let interface = try await interface(app, identity: identity)
            return .success(
                Tests(interface: interface, bundle: try await bundle(tests, app: app, interface: interface)))
        } catch {
            return .failure(error)
        }
    }

    /// Makes a module's interface in the working folder, which the cache does not keep.
    func interface(_ module: ModuleInput) async throws -> ToolCall {
        let call = try compileCall(module, moduleFolders: []).interface(in: try workFolder.make())
        _ = try await tools.compile(call, module: module.name, files: module.allFiles)
        return call
    }

    /// Looks for errors in a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - app: The module that it imports; nil if it imports none.
    /// - Throws: `CompileFailure` if there are some, and the tools' other errors.
    func check(_ module: ModuleInput, importing app: ModuleInput?) async throws {
        var folders: [String] = []
        if let app {
            let interface = try await interface(app, identity: app.identity)
            folders = [interface.calls.isEmpty ? interface.entry.folder : "."]
        }
        let call = try compileCall(module, moduleFolders: folders).check(in: try workFolder.make())
        _ = try await tools.compile(call, module: module.name, files: module.allFiles)
    }

    private func interface(_ app: ModuleInput, identity: ContentHash) async throws -> Made {
        let key = key("interface", identity)
        if let entry = cache.entry(key) { return Made(entry: entry) }
        let folder = try workFolder.make()
        let call = try await interface(app)
        let entry = try cache.keep(key, files: ["\(app.name).swiftmodule"], of: folder, hashingContents: true)
        return Made(entry: entry, calls: [call])
    }

    private func bundle(_ tests: ModuleInput, app: ModuleInput, interface: Made) async throws -> Made {
        // The app's sources do not count here: the compiler reads nothing of the app but its interface.
        var key = key("bundle", tests.identity)
        key.add([app.name, interface.entry.record.contents?.description ?? ""])
        if let entry = cache.entry(key) { return Made(entry: entry) }
        let folder = try workFolder.make()
        let compile = try compileCall(
            tests, moduleFolders: [interface.calls.isEmpty ? interface.entry.folder : "."]
        ).object("tests.o", in: folder)
        progress(.compiling(module: tests.name))
        let diagnostics = try await tools.compile(compile, module: tests.name, files: tests.allFiles)
        let library = "lib\(tests.name).so"
        let link = LinkCall(
            toolchain: toolchain, object: "tests.o",
            autolinked: try tools.autolinked(folder + "/tests.o", module: tests.name, files: tests.files),
            libraries: reference.linkedIntoTests, libraryFolders: [reference.libraryFolder], runFolders: runFolders
        ).library(library, isComplete: false, in: folder, after: [0])
        progress(.linking(module: tests.name))
        try await tools.link(link, module: tests.name)
        let entry = try cache.keep(
            key, files: [library], of: folder, warnings: tests.readersWarnings(in: diagnostics))
        return Made(entry: entry, calls: [compile, link])
    }

    private func key(_ step: String, _ identity: ContentHash) -> ContentHash {
        var key = reference.identity
        key.add([step, identity.description])
        return key
    }

    /// The second path is right if the whole cache has moved.
    private var runFolders: [String] {
        [reference.libraryFolder, "$ORIGIN/../\(reference.identity)/libraries"]
    }

    private func compileCall(_ input: ModuleInput, moduleFolders: [String]) throws -> CompileCall {
        let files = try input.allFiles.map { file in
            (path: file.path, contents: try cache.keep(source: file.text, ending: "swift"))
        }
        return CompileCall(
            toolchain: toolchain, clangModules: cache.clangModules(toolchain),
            overlay: try cache.keep(source: SourceOverlay.text(files), ending: "yaml"),
            moduleFolders: moduleFolders + [reference.moduleFolder], module: input.name, sources: files.map(\.path),
            flags: input.flags(aliases: reference.aliases))
    }
}

extension ModuleInput {
    /// Returns the warnings, with their notes, that point into files of the user.
    func readersWarnings(in diagnostics: [Diagnostic]) -> [Diagnostic] {
        let foreign = Set(generated.map(\.path))
        var isKept = false
        return diagnostics.filter { diagnostic in
            if diagnostic.severity != .note {
                isKept = diagnostic.severity == .warning && diagnostic.path.map { !foreign.contains($0) } ?? true
            }
            return isKept
        }
    }
}
