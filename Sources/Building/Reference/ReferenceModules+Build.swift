package import Confinement
package import Storage

extension ReferenceModules {
    /// Returns the modules with the place that they have, or will have once they are built.
    ///
    /// - Parameter sources: The folder that holds a folder for each of `modules`.
    /// - Throws: `Mistake` if sources are missing.
    package static func unbuilt(
        sources: String, modules: [ReferenceModule] = catalog, toolchain: Toolchain, cache: BuildCache
    ) throws -> ReferenceModules {
        let identity = try identity(sources: sources, modules: modules, toolchain: toolchain)
        return ReferenceModules(
            sources: sources, modules: modules, identity: identity, folder: cache.folder(of: identity))
    }

    /// Finds the modules in the cache, or builds them.
    ///
    /// - Parameters:
    ///   - sources: The folder that holds a folder for each of `modules`.
    ///   - protection: The bounds of samples; those of the compilers have their own limits.
    ///
    /// Any number of processes may ask at once; one builds, the others wait for it. A build that ends early leaves
    /// nothing behind that a later one would use. Throws `Mistake`, `CompileFailure`, `ToolFailure` or
    /// `CacheUnusable`.
    package static func build(
        sources: String, modules: [ReferenceModule] = catalog, toolchain: Toolchain, cache: BuildCache,
        protection: Protection = .none, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> ReferenceModules {
        let identity = try identity(sources: sources, modules: modules, toolchain: toolchain)
        let found = { (entry: CacheEntry) in
            ReferenceModules(sources: sources, modules: modules, identity: identity, folder: entry.folder)
        }
        if let entry = cache.entry(identity) { return found(entry) }
        return try await FolderLock.hold("\(cache.folder)/locks/\(identity)") {
            if let entry = cache.entry(identity) { return found(entry) }
            let workFolder = try cache.makeWorkFolder()
            defer { ProcessFolder.remove(workFolder) }
            let build = ReferenceBuild(
                sources: sources, modules: modules, toolchain: toolchain,
                runner: try runner(sources, toolchain, cache, protection), clangModules: cache.clangModules(toolchain),
                overlay: try cache.keep(source: SourceOverlay.text([]), ending: "yaml"), workFolder: workFolder,
                progress: progress)
            return found(try cache.keep(identity, files: try await build.run(), of: workFolder))
        }
    }

    /// Returns the runner of the compilers, which end with this process even if it is killed.
    private static func runner(
        _ sources: String, _ toolchain: Toolchain, _ cache: BuildCache, _ protection: Protection
    ) throws -> ToolRunner {
        StaleLocks.remove(in: cache.clangModules(toolchain))
        guard case .sandboxInit = protection.restraint else { return ToolRunner() }
        try Files.makeFolder(cache.clangModules(toolchain))
        var bounds = protection
        bounds.limits = .referenceTool
        var needs = toolchain.needs(cache: cache)
        needs.reads.append(sources)
        return ToolRunner(protection: bounds, needs: needs)
    }

    /// Returns the modules as they are, or builds them if the cache does not have them.
    ///
    /// However many tasks of this process ask at once, one build goes on, and all hear how far it is.
    func present(
        toolchain: Toolchain, cache: BuildCache, protection: Protection,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws -> ReferenceModules {
        if let entry = cache.entry(identity), entry.folder == folder { return self }
        return try await ReferenceBuilds.ofProcess.modules("\(cache.folder) \(identity)", progress: progress) { heard in
            try await Self.build(
                sources: sources, modules: modules, toolchain: toolchain, cache: cache, protection: protection,
                progress: heard)
        }
    }
}

/// A build of all reference modules into a work folder.
private struct ReferenceBuild: Sendable {
    var sources: String
    var modules: [ReferenceModule]
    var toolchain: Toolchain
    var runner: ToolRunner
    var clangModules: String
    var overlay: String
    var workFolder: String
    var progress: @Sendable (BuildProgress) -> Void

    /// Builds everything and returns the files made, relative to the work folder.
    func run() async throws -> [String] {
        try Files.makeFolder(workFolder + "/modules")
        try Files.makeFolder(workFolder + "/libraries")
        // Three steps for each module: the interface that others import, the object, the library.
        let places = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.name, $0) })
        var needs: [[Int]] = []
        for (index, module) in modules.enumerated() {
            let dependencies = allDependencies(of: module).compactMap { places[$0] }
            needs.append(dependencies.map { $0 * 3 })
            needs.append(dependencies.map { $0 * 3 })
            needs.append([index * 3 + 1] + dependencies.map { $0 * 3 + 2 })
        }
        try await perform(needs) { step in
            let module = modules[step / 3]
            switch (step % 3, module.language) {
            case (0, .swift):
                let interface = call(module).interface(in: workFolder, folder: "modules/", keepsComments: true)
                _ = try await tools.compile(interface, module: module.name)
            case (0, .c): try exportHeaders(module)
            case (1, .swift):
                progress(.reference(module: module.name, number: step / 3 + 1, count: modules.count))
                let object = call(module).object("\(module.name).o", in: workFolder)
                _ = try await tools.compile(object, module: module.name)
            case (1, .c):
                progress(.reference(module: module.name, number: step / 3 + 1, count: modules.count))
            case (_, .swift): try await linkSwift(module)
            case (_, .c): try await buildC(module)
            }
        }
        return ["modules", "libraries"].flatMap { folder in
            ReferenceModules.files(of: "\(workFolder)/\(folder)").map { "\(folder)/\($0)" }
        }
    }

    private var tools: ModuleTools { ModuleTools(toolchain: toolchain, runner: runner) }

    private func allDependencies(of module: ReferenceModule) -> Set<String> {
        modules.filter { module.dependencies.contains($0.name) }
            .reduce(into: Set(module.dependencies)) { $0.formUnion(allDependencies(of: $1)) }
    }

    private func files(_ module: ReferenceModule, ending: String) -> [String] {
        let folder = "\(sources)/\(module.name)"
        return ReferenceModules.files(of: folder).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }

    private func call(_ module: ReferenceModule) -> CompileCall {
        CompileCall(
            toolchain: toolchain, clangModules: clangModules, overlay: overlay, moduleFolders: ["modules"],
            module: module.name, sources: files(module, ending: ".swift"),
            flags: SwiftModuleFlags.all + ["-module-link-name", module.name])
    }

    private func linkSwift(_ module: ReferenceModule) async throws {
        let object = "\(module.name).o"
        let link = LinkCall(
            toolchain: toolchain, objects: [object],
            autolinked: try tools.autolinked("\(workFolder)/\(object)", module: module.name),
            libraryFolders: ["libraries"], runFolders: ["$ORIGIN"])
        try await tools.link(
            link.library("libraries/lib\(module.name).so", isComplete: true, in: workFolder), module: module.name)
    }

    /// Copies a C module's headers, with a module map that also names its library.
    private func exportHeaders(_ module: ReferenceModule) throws {
        let include = "\(sources)/\(module.name)/include"
        let headers = ReferenceModules.files(of: include)
        for header in headers {
            try Files.write(
                try Files.bytes("\(include)/\(header)"), to: "\(workFolder)/modules/\(module.name)/\(header)")
        }
        guard !headers.contains("module.modulemap"), !headers.isEmpty else { return }
        let lines = headers.filter { $0.hasSuffix(".h") }.map { "    header \"\($0)\"" }
        let map =
            "module \(module.name) {\n\(lines.joined(separator: "\n"))\n    link \"\(module.name)\"\n    export *\n}\n"
        try Files.write(Array(map.utf8), to: "\(workFolder)/modules/\(module.name)/module.modulemap")
    }

    private func buildC(_ module: ReferenceModule) async throws {
        let call = ToolCall(
            tool: toolchain.clang,
            arguments: [
                "--target=\(toolchain.triple)", "-shared", "-fPIC", "-O2", "-fuse-ld=lld", "-fno-color-diagnostics",
                "-I", "\(sources)/\(module.name)/include", "-Wl,-soname,lib\(module.name).so",
                "-o", "libraries/lib\(module.name).so",
            ] + files(module, ending: ".c") + toolchain.runtimeLibraries.flatMap { ["-L", $0] }
                + module.libraries.map { "-l\($0)" },
            workingDirectory: workFolder)
        _ = try await tools.compile(call, module: module.name)
    }
}
