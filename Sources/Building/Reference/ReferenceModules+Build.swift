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
        ReferenceModules(
            sources: sources, modules: modules,
            parts: try places(of: modules, sources: sources, toolchain: toolchain, cache: cache))
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
        let modules = try unbuilt(sources: sources, modules: modules, toolchain: toolchain, cache: cache)
        for place in modules.parts {
            let runner = try modules.runner(toolchain, cache, protection, isBackground: false)
            try await modules.build(place, toolchain, cache, runner, modules.counting(place, for: progress))
        }
        return modules
    }

    /// Builds a part if the cache does not have it.
    private func build(
        _ place: ReferencePart.Place, _ toolchain: Toolchain, _ cache: BuildCache, _ runner: ToolRunner,
        _ progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws {
        if cache.entry(place.identity) != nil { return }
        try await FolderLock.hold("\(cache.folder)/locks/\(place.identity)") {
            if cache.entry(place.identity) != nil { return }
            let workFolder = try cache.makeWorkFolder()
            defer { ProcessFolder.remove(workFolder) }
            let build = ReferenceBuild(
                sources: sources, modules: modules.filter { $0.part == place.part }, foundations: place.foundations,
                toolchain: toolchain, runner: runner, clangModules: cache.clangModules(toolchain),
                overlay: try cache.keep(source: SourceOverlay.text([]), ending: "yaml"), workFolder: workFolder,
                progress: progress)
            _ = try cache.keep(place.identity, files: try await build.run(), of: workFolder)
        }
    }

    /// Returns the runner of the compilers, which end with this process even if it is killed.
    private func runner(
        _ toolchain: Toolchain, _ cache: BuildCache, _ protection: Protection, isBackground: Bool
    ) throws -> ToolRunner {
        StaleLocks.remove(in: cache.clangModules(toolchain))
        guard case .sandboxInit = protection.restraint else { return ToolRunner(isBackground: isBackground) }
        try Files.makeFolder(cache.clangModules(toolchain))
        var bounds = protection
        bounds.limits = .referenceTool
        var needs = toolchain.needs(cache: cache)
        needs.reads.append(sources)
        return ToolRunner(protection: bounds, needs: needs, isBackground: isBackground)
    }

    /// Builds the modules that the cache does not have.
    ///
    /// However many tasks of this process ask at once, one build of a part goes on, and all hear how far it is. It goes on
    /// as the first that asked began it: in the background, if no run waited for it then and not every launch needs it.
    func present(
        toolchain: Toolchain, cache: BuildCache, protection: Protection, isBackground: Bool,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws {
        for place in parts {
            if let entry = cache.entry(place.identity), entry.folder == place.folder { continue }
            let runner = try runner(
                toolchain, cache, protection, isBackground: isBackground && place.part != .launch)
            try await ReferenceBuilds.ofProcess.part(
                "\(cache.folder) \(place.identity)", progress: counting(place, for: progress)
            ) { heard in
                try await build(place, toolchain, cache, runner, heard)
            }
        }
    }

    /// Returns a listener to the build of a part that counts all of these modules.
    private func counting(
        _ place: ReferencePart.Place, for progress: @escaping @Sendable (BuildProgress) -> Void
    ) -> @Sendable (BuildProgress) -> Void {
        let earlier = parts.prefix { $0 != place }.map(\.part)
        let before = modules.count { earlier.contains($0.part) }
        let count = modules.count
        return { step in
            guard case .reference(let module, let number, _) = step else { return progress(step) }
            progress(.reference(module: module, number: before + number, count: count))
        }
    }
}
