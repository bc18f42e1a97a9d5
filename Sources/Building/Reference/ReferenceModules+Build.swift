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
