internal import Samples
internal import Storage
internal import Wording

/// The objects of modules: of a small one, one; of a large one, one for each file, those of an earlier build among them.
extension BuildPlan {
    /// The objects of one module.
    struct ModuleObjects: Sendable {
        /// The names of the objects in the work folder.
        var names: [String]
        /// The calls that made those that are new.
        var calls: [ToolCall]
        /// The warnings about the reader's files.
        var warnings: [Diagnostic]
    }

    /// Compiles a module.
    ///
    /// - Parameters:
    ///   - output: The object's name if there is one.
    ///   - interface: Returns the module's own interface; it is asked for if the module is large.
    func objects(
        of module: ModuleInput, _ output: String, seeing interfaces: Interfaces, in folder: String,
        interface: @escaping @Sendable () async throws -> Made
    ) async throws -> ModuleObjects {
        let call = try compileCall(module, moduleFolders: interfaces.folders)
        progress(.compiling(module: module.name))
        if call.parts.count > 1 {
            return try await objects(of: module, call, seeing: interfaces, in: folder, interface: interface)
        }
        let compile = call.object(output, in: folder)
        let diagnostics = try await tools.compile(compile, module: module.name, files: module.allFiles)
        return ModuleObjects(names: [output], calls: [compile], warnings: module.readersWarnings(in: diagnostics))
    }

    private func objects(
        of module: ModuleInput, _ call: CompileCall, seeing interfaces: Interfaces, in folder: String,
        interface: @escaping @Sendable () async throws -> Made
    ) async throws -> ModuleObjects {
        var shape = reference.identity
        shape.add(["objects 2", module.shape.description, CompileCall.version])
        shape.add(module.flags(aliases: reference.aliases))
        shape.add(interfaces.contents)
        let names = call.sources.indices.map { ModulePart.object(at: $0, of: module.name) }
        let texts = module.allFiles.map { ContentHash($0.text) }
        let none = texts.map { _ in [Int]() }
        var made = KeptObjects(interface: ContentHash(), texts: texts, opaque: none, warnings: none.map { _ in [] })
        let last = KeptObjects.last(shape, of: module.name, in: cache)
        let interface = SharedWork(interface)
        // Without an earlier build, all files are compiled, and the interface is made beside that.
        async let early = last == nil ? contents(interface) : .success(ContentHash())
        let known = last == nil ? nil : try? await contents(interface).get()
        try Task.checkCancellation()
        var reused: Set<Int> = []
        if let last {
            for place in last.kept.places(ofTexts: texts, at: module.allFiles.map(\.path), interface: known) {
                // The cache may lose an entry at any time.
                guard Files.link("\(last.folder)/\(names[place])", in: folder, as: names[place]) else { continue }
                reused.insert(place)
                made.opaque[place] = last.kept.opaque[place]
                made.warnings[place] = last.kept.warnings[place]
            }
        }
        let missing = call.sources.indices.filter { !reused.contains($0) }
        let parts = missing.isEmpty ? [] : ModulePart.parts(of: missing)
        for part in parts {
            let opaque = part.places.filter { KeptObjects.hasOpaqueTypes(module.allFiles[$0].text) }
            for place in part.places { made.opaque[place] = opaque }
        }
        let calls = parts.map { call.objects(of: $0, in: folder) }
        let diagnostics = try await tools.compile(calls, module: module.name, files: module.allFiles)
        for (path, warnings) in module.readersWarnings(in: diagnostics).byFile {
            guard let place = module.allFiles.firstIndex(where: { $0.path == path }), !reused.contains(place) else {
                continue
            }
            made.warnings[place] = warnings
        }
        do {
            made.interface = try await last == nil ? early.get() : contents(interface).get()
            if !missing.isEmpty {
                made.keep(names, of: folder, shape: shape, module: module.name, in: cache, replacing: last?.folder)
            }
        } catch is ToolFailure {
            // What is compiled needs no interface; the next build compiles all files.
        }
        return ModuleObjects(names: names, calls: calls, warnings: made.warnings.flatMap(\.self))
    }

    /// Returns the hash of an interface, or the reason for which there is none. The compilation's errors come first: they
    /// say more.
    ///
    /// Two of a kind in two parts, as of `@main`, are an error that the interface has alone.
    private func contents(_ interface: SharedWork<Made>) async -> Result<ContentHash, any Error> {
        do {
            let made = try await interface.value()
            return .success(made.entry.record.contents ?? made.entry.key)
        } catch {
            return .failure(error)
        }
    }
}

extension Files {
    /// Gives a file a name in a folder, too. Returns false if it is not there.
    fileprivate static func link(_ file: String, in folder: String, as name: String) -> Bool {
        (try? link(file, to: "\(folder)/\(name)")) != nil
    }
}

extension [Diagnostic] {
    /// The diagnostics of each file, with the notes that follow them, by the file's path.
    fileprivate var byFile: [String: [Diagnostic]] {
        var files: [String: [Diagnostic]] = [:]
        var path: String?
        for diagnostic in self {
            if diagnostic.severity != .note { path = diagnostic.path }
            if let path { files[path, default: []].append(diagnostic) }
        }
        return files
    }
}
