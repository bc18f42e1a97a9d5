package import Confinement
package import Storage

/// A builder that turns lowered modules into an executable and a test bundle.
///
/// Results of earlier builds come from the cache. The rest overlaps: the tests wait only for the declarations of the
/// app's modules, not for their code; and an edit inside the app's functions leaves the test bundle as it is, because
/// everything that the compiler reads for the tests is the same.
package struct ModuleBuilder: Sendable {
    package var toolchain: Toolchain
    package var reference: ReferenceModules
    package var cache: BuildCache
    /// The bounds of samples, and with other limits those of the tools.
    package var protection: Protection
    /// The time that a build may take from its turn on. After it, the build's tools are ended.
    package var timeLimit: Duration
    /// The bound on builds that go on at once.
    package var slots = BuildSlots.ofProcess
    /// True if no run waits for what it builds: it leaves processors and slots to builds for runs.
    package var isBackground = false

    /// The time that a build may take unless another one is asked for.
    package static let usualTimeLimit = Duration.seconds(60)

    package init(
        toolchain: Toolchain, reference: ReferenceModules, cache: BuildCache, protection: Protection,
        timeLimit: Duration = Self.usualTimeLimit
    ) {
        self.toolchain = toolchain
        self.reference = reference
        self.cache = cache
        self.protection = protection
        self.timeLimit = timeLimit
    }

    /// Builds an app and, if there are some, its tests, with the libraries that they import.
    ///
    /// - Throws: `CompileFailure` if the sources are at fault, the app's first; `BuildTimedOut`, `ToolFailure`,
    ///   `CacheUnusable` and `CancellationError`.
    package func build(
        app: ModuleInput, tests: ModuleInput? = nil, libraries: LibraryInputs = LibraryInputs(),
        layout: ProductLayout = .debugLibrary,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> Product {
        let reference = try await presentReference(
            for: SampleInputs(app: app, tests: tests, libraries: libraries).all, progress: progress)
        let product = try await inTurn(app.name) {
            let tools = try await tools()
            let workFolder = WorkFolder(cache: cache)
            defer { workFolder.remove() }
            let steps = BuildPlan(
                toolchain: toolchain, tools: tools, reference: reference, cache: cache, workFolder: workFolder,
                layout: layout, progress: progress)
            return try await steps.product(app: app, tests: tests, libraries: libraries)
        }
        if !product.calls.isEmpty { cache.trimNowAndThen() }
        progress(.done)
        return product
    }

    /// Looks for errors in the modules of a build, one after the other; those without errors are remembered.
    ///
    /// - Parameter only: The paths of the files of a module to look at; nil for all.
    /// - Throws: `CompileFailure` for the first module whose sources are at fault; `BuildTimedOut`, `ToolFailure`,
    ///   `CacheUnusable` and `CancellationError`.
    func check(
        app: ModuleInput, tests: ModuleInput?, libraries: LibraryInputs,
        only: @escaping @Sendable (String) -> Set<String>?
    ) async throws {
        let reference = try await presentReference(
            for: SampleInputs(app: app, tests: tests, libraries: libraries).all)
        try await inTurn(app.name) {
            let workFolder = WorkFolder(cache: cache)
            defer { workFolder.remove() }
            let plan = BuildPlan(
                toolchain: toolchain, tools: try await tools(), reference: reference, cache: cache,
                workFolder: workFolder, layout: .executable, progress: { _ in })
            try await plan.check(app: app, tests: tests, libraries: libraries, only: only)
        }
    }

    /// Returns the hashes of the interfaces of the modules of a build, by their names.
    ///
    /// - Throws: `CompileFailure` for the first module whose declarations are at fault; `BuildTimedOut`, `ToolFailure`,
    ///   `CacheUnusable` and `CancellationError`.
    func interfaces(app: ModuleInput, tests: ModuleInput?, libraries: LibraryInputs) async throws -> [String:
        ContentHash]
    {
        let inputs = SampleInputs(app: app, tests: tests, libraries: libraries).all
        let reference = try await presentReference(for: inputs)
        return try await inTurn(app.name) {
            let workFolder = WorkFolder(cache: cache)
            defer { workFolder.remove() }
            let plan = BuildPlan(
                toolchain: toolchain, tools: try await tools(), reference: reference, cache: cache,
                workFolder: workFolder, layout: .executable, progress: { _ in })
            return try await plan.interfaces(of: inputs)
        }
    }

    /// Returns the reference modules that some modules need, built if the cache does not have them.
    ///
    /// That takes half a minute, or more on a busy machine, and none of the time that a sample's build may take.
    ///
    /// - Parameter inputs: The modules of one app; nil to return all reference modules.
    @discardableResult package func presentReference(
        for inputs: [ModuleInput]? = nil, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> ReferenceModules {
        if case .sandboxInit = protection.restraint { try await presentSandboxInit() }
        let needed = inputs.map(reference.needed) ?? reference
        try await needed.present(
            toolchain: toolchain, cache: cache, protection: protection, isBackground: isBackground, progress: progress)
        return needed
    }

    /// Builds the program that sets bounds again if the cache removed it.
    private func presentSandboxInit() async throws {
        _ = try await SandboxInitProgram(
            sources: reference.sources + "/SandboxInit", toolchain: toolchain, cache: cache
        ).present()
    }

    /// Returns the tools, within bounds.
    package func tools() async throws -> ModuleTools {
        StaleLocks.remove(in: cache.clangModules(toolchain))
        guard case .sandboxInit = protection.restraint else {
            return ModuleTools(toolchain: toolchain, runner: ToolRunner(isBackground: isBackground))
        }
        try await presentSandboxInit()
        try Files.makeFolder(cache.clangModules(toolchain))
        var bounds = protection
        bounds.limits = .tool
        return ModuleTools(
            toolchain: toolchain,
            runner: ToolRunner(
                protection: bounds, needs: toolchain.needs(cache: cache), isBackground: isBackground))
    }

    /// Performs the work on a module when its turn comes, and ends it when its time is over.
    package func inTurn<Value: Sendable>(
        _ module: String, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await slots.perform(isBackground: isBackground) {
            try await withThrowingTaskGroup(of: Value.self) { group in
                group.addTask(operation: work)
                group.addTask {
                    try await Task.sleep(for: timeLimit)
                    throw BuildTimedOut(module: module, limit: timeLimit)
                }
                defer { group.cancelAll() }
                guard let result = try await group.next() else { throw CancellationError() }
                return result
            }
        }
    }
}
