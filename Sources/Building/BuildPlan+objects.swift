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
        shape.add(["objects", module.shape.description])
        shape.add(interfaces.contents)
        let names = call.sources.indices.map { ModulePart.object(at: $0, of: module.name) }
        let texts = module.allFiles.map { ContentHash($0.text) }
        var made = KeptObjects(interface: ContentHash(), texts: texts, warnings: texts.map { _ in [] })
        let last = KeptObjects.last(shape, in: cache)
        // Without an earlier build, all files are compiled, and the interface is made beside that.
        async let early = last == nil ? contents(interface) : .success(ContentHash())
        let known = last == nil ? nil : try? await contents(interface).get()
        try Task.checkCancellation()
        var reused: Set<Int> = []
        if let last {
            for place in last.kept.places(ofTexts: texts, interface: known) {
                // The cache may lose an entry at any time.
                guard Files.link("\(last.folder)/\(names[place])", in: folder, as: names[place]) else { continue }
                reused.insert(place)
                made.warnings[place] = last.kept.warnings[place]
            }
        }
        let missing = call.sources.indices.filter { !reused.contains($0) }
        let calls = missing.isEmpty ? [] : ModulePart.parts(of: missing).map { call.objects(of: $0, in: folder) }
        let diagnostics = try await tools.compile(calls, module: module.name, files: module.allFiles)
        for (path, warnings) in module.readersWarnings(in: diagnostics).byFile {
            guard let place = module.allFiles.firstIndex(where: { $0.path == path }), !reused.contains(place) else {
                continue
            }
            made.warnings[place] = warnings
        }
        // Two of a kind in two parts, as of @main, are an error that the interface has alone.
        made.interface = try await last == nil ? early.get() : contents(interface).get()
        if !missing.isEmpty { made.keep(names, of: folder, shape: shape, in: cache) }
        return ModuleObjects(names: names, calls: calls, warnings: made.warnings.flatMap(\.self))
    }

    /// Returns the hash of an interface, or the reason for which there is none. The compilation's errors come first: they
    /// say more.
    private func contents(_ interface: @Sendable () async throws -> Made) async -> Result<ContentHash, any Error> {
        do {
            return .success(try await interface().entry.record.contents ?? ContentHash())
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
