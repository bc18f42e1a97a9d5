/// Turns lowered modules into an executable and a test bundle.
///
/// What was built before is taken from the cache. The rest overlaps: the tests wait for what the app's modules
/// declare, never for its code; and an edit inside the app's functions leaves the test bundle as it is, because
/// everything that the compiler reads for the tests is the same.
public struct Builder: Sendable {
    public var toolchain: Toolchain
    public var reference: ReferenceModules
    public var cache: BuildCache
    /// How long a build may take. Its tools are ended then.
    public var timeLimit: Duration

    public init(
        toolchain: Toolchain, reference: ReferenceModules, cache: BuildCache, timeLimit: Duration = .seconds(60)
    ) {
        self.toolchain = toolchain
        self.reference = reference
        self.cache = cache
        self.timeLimit = timeLimit
    }

    /// Builds an app and, where there are some, its tests.
    ///
    /// Throws `CompileFailure` where the sources are at fault, the app's first; `BuildTimedOut`, `ToolFailure`,
    /// `CacheUnusable` and `CancellationError`.
    public func build(
        app: ModuleInput, tests: ModuleInput? = nil, layout: ProductLayout = .debugLibrary,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> Product {
        let product = try await withTimeLimit(module: app.name) {
            let reference = try await reference.present(toolchain: toolchain, cache: cache, progress: progress)
            let workFolder = WorkFolder(cache: cache)
            defer { workFolder.remove() }
            let steps = BuildSteps(
                toolchain: toolchain, reference: reference, cache: cache, workFolder: workFolder, layout: layout,
                progress: progress)
            return try await steps.product(app: app, tests: tests)
        }
        if !product.calls.isEmpty { cache.trimNowAndThen() }
        progress(.done)
        return product
    }

    private func withTimeLimit(
        module: String, _ work: @escaping @Sendable () async throws -> Product
    ) async throws -> Product {
        try await withThrowingTaskGroup(of: Product.self) { group in
            group.addTask(operation: work)
            group.addTask {
                try await Task.sleep(for: timeLimit)
                throw BuildTimedOut(module: module, limit: timeLimit)
            }
            defer { group.cancelAll() }
            guard let product = try await group.next() else { throw CancellationError() }
            return product
        }
    }
}
