package import Lifecycle
package import Lowering
package import SampleReading
package import Samples
package import Wording

/// Turns samples into programs: lowers their files and builds them.
package final class SampleBuilder: Sendable {
    package let modules: ModuleBuilder
    package let reader: any SampleReader

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - modules: The builder of modules.
    ///   - reader: Without one, samples are read in this process: for files that are trusted.
    package init(modules: ModuleBuilder, reader: any SampleReader = LocalSampleReader()) {
        self.modules = modules
        self.reader = reader
    }

    /// Creates a builder. A build makes the reference modules first if the cache does not have them.
    ///
    /// - Parameters:
    ///   - tools: The tools to build with.
    ///   - reader: Without one, samples are read in this process: for files that are trusted.
    ///   - timeLimit: The time that the build of a sample may take.
    /// - Throws: `Mistake` if the sources of the reference modules are missing.
    package convenience init(
        _ tools: BuildTools, reader: any SampleReader = LocalSampleReader(),
        timeLimit: Duration = ModuleBuilder.usualTimeLimit
    ) throws {
        let reference = try ReferenceModules.unbuilt(
            sources: tools.sources, toolchain: tools.toolchain, cache: tools.cache)
        self.init(
            modules: ModuleBuilder(
                toolchain: tools.toolchain, reference: reference, cache: tools.cache, protection: tools.protection,
                timeLimit: timeLimit),
            reader: reader)
    }

    /// Builds the reference modules if the cache does not have them.
    ///
    /// - Parameters:
    ///   - tools: The tools to build with.
    ///   - reader: Without one, samples are read in this process: for files that are trusted.
    ///   - timeLimit: The time that the build of a sample may take.
    ///   - progress: Called as the build goes on.
    /// - Throws: `Mistake`, `CompileFailure`, `ToolFailure` or `CacheUnusable` if the reference modules do not build.
    package convenience init(
        _ tools: BuildTools, reader: any SampleReader = LocalSampleReader(),
        timeLimit: Duration = ModuleBuilder.usualTimeLimit,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws {
        try self.init(tools, reader: reader, timeLimit: timeLimit)
        try await modules.presentReference(progress: progress)
    }

    /// Finds the toolchain and builds the reference modules if the cache does not have them.
    ///
    /// - Parameters:
    ///   - sources: The folder with a folder of sources for each reference module.
    ///   - environment: The environment in which to look for the toolchain and the cache.
    ///   - reader: Without one, samples are read in this process: for files that are trusted.
    ///   - timeLimit: The time that the build of a sample may take.
    ///   - progress: Called as the build goes on.
    /// - Throws: The errors of `BuildTools` and of the other initialiser.
    package convenience init(
        sources: String, environment: [String: String], reader: any SampleReader = LocalSampleReader(),
        timeLimit: Duration = ModuleBuilder.usualTimeLimit,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws {
        try await self.init(
            try await BuildTools(sources: sources, environment: environment), reader: reader, timeLimit: timeLimit,
            progress: progress)
    }

    /// A sample as a program.
    package struct Build: Sendable {
        package var product: Product
        /// The notes for the user: files that are not in the app, things that cannot work here, and classes that a
        /// storyboard names and the app lacks.
        package var notes: [String]
        /// The classes of the tests, as `NSStringFromClass` names them.
        package var testClasses: Set<String>
        /// The classes of the app.
        package var appClasses: Set<String>
        /// The lines on which the sample declares what a trace reports.
        package var places = CodePlaces()
        /// The parts of the app and its tests that were left out, because they cannot be compiled.
        package var reduction = Reduction()
        /// Those that were left out because they are not Swift.
        package var foreignParts: [LeftOutPart] = []
        /// The number of tests in files that are not Swift.
        package var foreignTests = 0
        /// The risks of conditions that a missing configuration file may set.
        package var conditionRisks: [LeftOutFacts.Risk] = []
        /// True if code of the app's own chooses the app delegate.
        package var choosesDelegate = false
        /// The mistake about missing source files, without which the build went on.
        package var missingSources: Mistake?

        /// All parts that were left out.
        package var parts: [LeftOutPart] { foreignParts + reduction.parts }

        /// The parts left out, as far as a verdict needs them; nil if there are none.
        package var leftOut: LeftOutFacts? {
            if reduction.isEmpty, reduction.risks.isEmpty, foreignParts.isEmpty, missingSources == nil,
                conditionRisks.isEmpty
            {
                return nil
            }
            // A missing file can declare anything, and so change anything.
            let missing = missingSources.map { [LeftOutFacts.Risk(String($0.what.uncapitalized.dropLast()))] } ?? []
            return LeftOutFacts(
                parts: parts.count, risks: reduction.risks + missing + conditionRisks,
                tests: reduction.tests, foreignTests: foreignTests,
                choosesDelegate: choosesDelegate, reach: reduction.reach)
        }
    }

    /// Builds a sample's app and, if the sample has them, its tests.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - layout: The place of the app's code.
    ///   - leavingOut: True if code that cannot be compiled is left out; false if it makes the build fail.
    ///   - progress: Called as the build goes on.
    /// - Throws: `Mistake` if a target's name cannot be a file's; `CompileFailure` if the sources are at fault; the
    ///   other errors of the reader and of `ModuleBuilder.build`.
    package func build(
        _ sample: Sample, layout: ProductLayout = .debugLibrary, leavingOut: Bool = false,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> Build {
        if let mistake = sample.foreignStart { throw mistake }
        for target in sample.targets { try target.checkNames() }
        if leavingOut { return try await buildLeavingOut(sample, layout: layout, progress: progress) }
        if let mistake = sample.missingSources ?? sample.notSwift { throw mistake }
        let lowered = try await reader.lowered(sample)
        do {
            var build = try await build(sample, lowered, layout: layout, progress: progress)
            build.conditionRisks = [sample.settingsRisk].compactMap(\.self)
            if sample.mayHaveQuestions { build.reduction = try await reader.assessed(Reduction(), of: sample) }
            build.choosesDelegate = sample.choosesDelegate
            return build
        } catch let failure as CompileFailure {
            throw try await naming(failure, of: sample, lowered)
        }
    }

    func build(
        _ sample: Sample, _ lowered: LoweredSample, layout: ProductLayout,
        progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws -> Build {
        let inputs = lowered.inputs(of: sample)
        let product = try await modules.build(
            app: inputs.app, tests: inputs.tests, libraries: inputs.libraries, layout: layout, progress: progress)
        return Build(
            product: product, notes: sample.notes + lowered.notes, testClasses: lowered.testClasses,
            appClasses: lowered.appClasses, places: lowered.places)
    }
}

/// The modules of a sample as the compiler gets them.
package struct SampleInputs {
    package var app: ModuleInput
    package var tests: ModuleInput?
    package var libraries: LibraryInputs

    /// All of them, each after those that it imports.
    package var all: [ModuleInput] { libraries.app + [app] + (tests.map { libraries.tests + [$0] } ?? []) }
}

extension LoweredSample {
    /// Returns the modules of the sample that was lowered.
    package func inputs(of sample: Sample) -> SampleInputs {
        SampleInputs(
            app: ModuleInput(sample.app, app),
            tests: sample.tests.flatMap { target in tests.map { ModuleInput(target, $0) } },
            libraries: LibraryInputs(sample, self))
    }
}

extension ModuleInput {
    init(_ target: Sample.Target, _ lowered: LoweredTarget) {
        self.init(
            name: target.module, files: lowered.files, generated: [lowered.generated],
            languageMode: target.languageMode, conditions: target.conditions,
            defaultIsolation: target.defaultIsolation)
        packageName = target.packageName
        features = target.features
    }
}
