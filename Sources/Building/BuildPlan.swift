internal import Samples
package import Storage
internal import Wording

/// The steps of one build, each of which looks into the cache first.
package struct BuildPlan: Sendable {
    package var toolchain: Toolchain
    package var tools: ModuleTools
    package var reference: ReferenceModules
    package var cache: BuildCache
    /// The folder in which the calls write.
    package var workFolder: WorkFolder
    package var layout: ProductLayout
    package var progress: @Sendable (BuildProgress) -> Void

    package init(
        toolchain: Toolchain, tools: ModuleTools, reference: ReferenceModules, cache: BuildCache,
        workFolder: WorkFolder, layout: ProductLayout, progress: @escaping @Sendable (BuildProgress) -> Void
    ) {
        self.toolchain = toolchain
        self.tools = tools
        self.reference = reference
        self.cache = cache
        self.workFolder = workFolder
        self.layout = layout
        self.progress = progress
    }

    /// The result of a step, and the calls it took; their `after` counts within `calls`.
    package struct Made: Sendable {
        package var entry: CacheEntry
        package var calls: [ToolCall] = []
        /// The number of calls of the compiler, before those of the linker.
        var compiles = 1
    }

    /// A product of the linker, and the objects of the libraries in it.
    package struct Linked: Sendable {
        var made: Made
        var objects: [Made] = []
    }

    /// The result of the tests' side of a build.
    private struct Tests: Sendable {
        var interface: Made
        var bundle: Linked
        /// The calls for the interfaces of the libraries that only the tests need.
        var libraryCalls: [ToolCall]
    }

    private enum Part: Sendable {
        case executable(Linked)
        case tests(Result<Tests, any Error>)
    }

    package func product(
        app: ModuleInput, tests: ModuleInput?, libraries: LibraryInputs = LibraryInputs()
    ) async throws -> Product {
        let appLibraries = try await self.libraries(libraries.app, after: Interfaces())
        let interface = SharedWork { try await self.interface(app, seeing: appLibraries.interfaces) }
        var executable: Linked?
        var testing: Result<Tests, any Error>?
        try await withThrowingTaskGroup(of: Part.self) { group in
            if let tests {
                group.addTask {
                    .tests(
                        await self.tests(
                            tests, app: app, interface, libraries.tests, seeing: appLibraries.interfaces))
                }
            }
            group.addTask { .executable(try await self.executable(app, interface, appLibraries)) }
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
        return product(
            app: app, tests: tests, libraryCalls: appLibraries.interfaces.calls, executable: executable,
            testing: try testing?.get())
    }

    private func product(
        app: ModuleInput, tests: ModuleInput?, libraryCalls: [ToolCall], executable: Linked, testing: Tests?
    ) -> Product {
        var calls = CallList()
        let libraries = calls.addChain(libraryCalls)
        let objects = calls.add(executable.objects.flatMap(\.calls), each: libraries)
        let interface = calls.add(testing?.interface.calls ?? [], each: libraries)
        calls.add(
            executable.made.calls, compiles: executable.made.compiles, compileAfter: libraries, linkAfter: objects)
        if let testing {
            let more = calls.addChain(testing.libraryCalls, after: libraries)
            let objects = calls.add(testing.bundle.objects.flatMap(\.calls), each: libraries + more)
            let made = testing.bundle.made
            calls.add(
                made.calls, compiles: made.compiles, compileAfter: libraries + interface + more, linkAfter: objects)
        }
        var identity = ContentHash()
        identity.add([executable, testing?.bundle].compactMap { $0?.made.entry.key.description })
        return Product(
            executable: executable.made.entry.folder + "/" + app.name,
            debugLibrary: layout == .debugLibrary
                ? executable.made.entry.folder + "/" + ProductLayout.debugLibrary(of: app.name) : nil,
            testBundle: testing.map { "\($0.bundle.made.entry.folder)/lib\(tests?.name ?? "").so" },
            libraryFolders: reference.libraryFolders + toolchain.runtimeLibraries,
            calls: calls.calls,
            warnings: executable.made.entry.record.warnings + (testing?.bundle.made.entry.record.warnings ?? []),
            identity: identity.description)
    }

    private func executable(
        _ app: ModuleInput, _ interface: SharedWork<Made>, _ libraries: Libraries
    ) async throws -> Linked {
        var key = key("executable", app, seeing: libraries.interfaces)
        key.add([layout.rawValue])
        key.add(libraries.all.map { objectKey($0).description })
        if let entry = cache.entry(key) { return Linked(made: Made(entry: entry)) }
        let folder = try workFolder.make()
        async let libraryObjects = objects(of: libraries)
        let own = try await self.objects(
            of: app, "app.o", seeing: libraries.interfaces, in: folder, interface: interface.value)
        let objects = try await libraryObjects
        let links = executableLinks(
            app, own, objects.paths,
            autolinked: try objects.autolinked
                + tools.autolinked(own.names, in: folder, module: app.name, files: app.files), in: folder)
        progress(.linking(module: app.name))
        for link in links.calls { try await tools.link(link, module: app.name) }
        let entry = try cache.keep(
            key, files: links.files, of: folder, warnings: objects.warnings + own.warnings)
        let calls = own.calls + links.calls
        return Linked(made: Made(entry: entry, calls: calls, compiles: own.calls.count), objects: objects.made)
    }

    /// Returns the links that follow the compiler's calls, and the files that they make.
    private func executableLinks(
        _ app: ModuleInput, _ own: ModuleObjects, _ objects: [String], autolinked: [String], in folder: String
    ) -> (calls: [ToolCall], files: [String]) {
        // Before the C library, which the executable names, too.
        let first = reference.modules.contains { $0.name == "CProcess" } ? "CProcess" : nil
        let link = LinkCall(
            toolchain: toolchain, objects: own.names + objects, autolinked: autolinked,
            libraries: [first].compactMap(\.self), libraryFolders: reference.libraryFolders)
        let compiles = Array(own.calls.indices)
        switch layout {
        case .executable:
            return ([link.executable(app.name, in: folder, after: compiles)], [app.name])
        case .debugLibrary:
            let library = ProductLayout.debugLibrary(of: app.name)
            let calls = [
                link.library(library, isComplete: true, in: folder, after: compiles),
                LinkCall.stub(
                    app.name, of: library, after: first.map { ($0, reference.libraryFolder(of: $0)) },
                    toolchain: toolchain,
                    in: folder, after: [compiles.count]),
            ]
            return (calls, [app.name, library])
        }
    }

    private func tests(
        _ tests: ModuleInput, app: ModuleInput, _ interface: SharedWork<Made>, _ libraries: [ModuleInput],
        seeing interfaces: Interfaces
    ) async -> Result<Tests, any Error> {
        do {
            let interface = try await interface.value()
            let own = try await self.libraries(libraries, after: interfaces)
            let bundle = try await bundle(tests, app: app, interface: interface, own)
            let calls = Array(own.interfaces.calls.dropFirst(interfaces.calls.count))
            return .success(Tests(interface: interface, bundle: bundle, libraryCalls: calls))
        } catch {
            return .failure(error)
        }
    }

    /// Makes a module's interface in the working folder, which the cache does not keep.
    package func interface(_ module: ModuleInput, moduleFolders: [String] = []) async throws -> ToolCall {
        let call = try compileCall(module, moduleFolders: moduleFolders).interface(
            in: try workFolder.make(), keepsComments: true)
        _ = try await tools.compile(call, module: module.name, files: module.allFiles)
        return call
    }

    /// Looks for errors in the modules of a build, one after the other.
    ///
    /// - Parameter only: The paths of the files of a module to look at; nil for all.
    /// - Throws: `CompileFailure` for the first module that has some, and the tools' other errors.
    package func check(
        app: ModuleInput, tests: ModuleInput?, libraries: LibraryInputs, only: (String) -> Set<String>?
    ) async throws {
        let modules = SampleInputs(app: app, tests: tests, libraries: libraries).all
        var seen = Interfaces()
        for (index, module) in modules.enumerated() {
            try await check(module, only: only(module.name), seeing: seen)
            // No module reads the interface of the last.
            if index + 1 < modules.count { seen.add(try await interface(module, seeing: seen), of: module) }
        }
    }

    private func check(_ module: ModuleInput, only files: Set<String>?, seeing interfaces: Interfaces) async throws {
        if files?.isEmpty == true { return }
        let key = key("checked", module, seeing: interfaces)
        if cache.entry(key) != nil { return }
        let folder = try workFolder.make()
        let calls = try compileCall(module, moduleFolders: interfaces.folders).checks(in: folder, only: files)
        progress(.compiling(module: module.name))
        _ = try await tools.compile(calls, module: module.name, files: module.allFiles)
        if files == nil { _ = try cache.keep(key, files: [], of: folder) }
    }

    package func interface(_ module: ModuleInput, seeing interfaces: Interfaces) async throws -> Made {
        let key = key("interface with comments", module, seeing: interfaces)
        if let entry = cache.entry(key) { return Made(entry: entry) }
        let folder = try workFolder.make()
        let call = try await interface(module, moduleFolders: interfaces.folders)
        // Comments are for language servers: what is compiled is the same with others.
        let file = "\(module.name).swiftmodule"
        let entry = try cache.keep(key, files: [file, "\(module.name).swiftdoc"], of: folder, hashing: file)
        return Made(entry: entry, calls: [call])
    }

    private func bundle(
        _ tests: ModuleInput, app: ModuleInput, interface: Made, _ libraries: Libraries
    ) async throws -> Linked {
        // The app's sources do not count here: the compiler reads nothing of the app but its interface.
        var seen = libraries.interfaces
        seen.add(interface, of: app)
        var key = key("bundle", tests, seeing: seen)
        key.add(libraries.all.map { objectKey($0).description })
        if let entry = cache.entry(key) { return Linked(made: Made(entry: entry)) }
        let folder = try workFolder.make()
        async let libraryObjects = objects(of: libraries)
        let visible = seen
        let own = try await self.objects(of: tests, "tests.o", seeing: seen, in: folder) {
            try await self.interface(tests, seeing: visible)
        }
        let objects = try await libraryObjects
        let library = "lib\(tests.name).so"
        let link = LinkCall(
            toolchain: toolchain, objects: own.names + objects.paths,
            autolinked: try objects.autolinked
                + tools.autolinked(own.names, in: folder, module: tests.name, files: tests.files),
            libraries: reference.linkedIntoTests, libraryFolders: reference.libraryFolders
        ).library(library, isComplete: false, in: folder, after: Array(own.calls.indices))
        progress(.linking(module: tests.name))
        try await tools.link(link, module: tests.name)
        let entry = try cache.keep(
            key, files: [library], of: folder, warnings: objects.warnings + own.warnings)
        return Linked(
            made: Made(entry: entry, calls: own.calls + [link], compiles: own.calls.count), objects: objects.made)
    }

    package func key(_ step: String, _ module: ModuleInput, seeing interfaces: Interfaces) -> ContentHash {
        var key = reference.identity
        key.add([step, module.identity.description, CompileCall.version])
        key.add(module.flags(aliases: reference.aliases))
        key.add(interfaces.contents)
        return key
    }

    package func compileCall(_ input: ModuleInput, moduleFolders: [String]) throws -> CompileCall {
        let files = try input.allFiles.map { file in
            (path: file.path, contents: try cache.keep(source: file.text, ending: "swift"))
        }
        return CompileCall(
            toolchain: toolchain, clangModules: cache.clangModules(toolchain),
            overlay: try cache.keep(source: SourceOverlay.text(files), ending: "yaml"),
            moduleFolders: moduleFolders + reference.moduleFolders, module: input.name, sources: files.map(\.path),
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
