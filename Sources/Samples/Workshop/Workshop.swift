internal import Confinement

/// Where samples become programs: lowers their files and builds them.
public final class Workshop: Sendable {
    public let builder: Builder
    public let reader: any SampleReader

    /// - Parameter reader: Without one, samples are read in this process: for files that are trusted.
    public init(builder: Builder, reader: any SampleReader = LocalSampleReader()) {
        self.builder = builder
        self.reader = reader
    }

    /// Finds the toolchain and builds the reference modules where the cache does not have them.
    ///
    /// - Parameter sources: The folder with a folder of sources for each reference module.
    /// - Throws: `Mistake` where there is no usable toolchain or cache, `CompileFailure` or `ToolFailure` where the
    ///   reference modules do not build.
    public convenience init(
        sources: String, environment: [String: String], reader: any SampleReader = LocalSampleReader(),
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws {
        guard let cache = BuildCache.standard(environment: environment) else {
            throw Mistake(
                .usage, what: "There is no place for what is built.",
                cure: "Set HOME, or XDG_CACHE_HOME to a folder that may be written to.")
        }
        let toolchain = try await Toolchain.find(environment: environment, cache: cache)
        let cell = CellProgram(sources: sources + "/Cell", toolchain: toolchain, cache: cache)
        async let protection = cell.protection()
        let reference = try await ReferenceModules.build(
            sources: sources, toolchain: toolchain, cache: cache, progress: progress)
        self.init(
            builder: Builder(
                toolchain: toolchain, reference: reference, cache: cache, protection: try await protection),
            reader: reader)
    }

    /// A sample as a program.
    public struct Build: Sendable {
        public var product: Product
        /// What the reader should know: files that are not in the app, things that cannot work here, and classes that a
        /// storyboard misses.
        public var notes: [String]
        /// The classes of the tests, as `NSStringFromClass` names them.
        public var understudies: Set<String>
        /// The classes of the app.
        public var leads: Set<String>
    }

    /// Builds a sample's app and, where the sample has them, its tests.
    ///
    /// - Throws: `Mistake` where a target's name cannot be a file's; `CompileFailure` where the sources are at fault;
    ///   what the reader and `Builder.build` throw besides.
    public func build(
        _ sample: Sample, layout: ProductLayout = .debugLibrary,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> Build {
        for target in [sample.app] + (sample.tests.map { [$0] } ?? []) { try target.checkNames() }
        let lowered = try await reader.lowered(sample)
        let product = try await builder.build(
            app: ModuleInput(sample.app, lowered.app),
            tests: sample.tests.flatMap { target in lowered.tests.map { ModuleInput(target, $0) } },
            layout: layout, progress: progress)
        return Build(
            product: product, notes: sample.notes + lowered.notes, understudies: lowered.understudies,
            leads: lowered.leads)
    }
}

extension ModuleInput {
    init(_ target: Sample.Target, _ lowered: LoweredTarget) {
        self.init(
            name: target.module, files: lowered.files, generated: [lowered.generated],
            languageMode: target.languageMode, conditions: target.conditions,
            defaultIsolation: target.defaultIsolation)
    }
}
