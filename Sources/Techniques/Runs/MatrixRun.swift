package import Building
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Simulator

/// A run of techniques in settings, as many at once as there are processors.
package struct MatrixRun: Sendable {
    package let catalog: TechniqueCatalog
    package let builder: SampleBuilder
    /// The techniques; every one by default.
    package var techniques: [Technique]
    /// The settings; every one by default.
    package var settings: [Setting] = Setting.all

    /// Creates a run of all techniques of a catalog.
    package init(catalog: TechniqueCatalog, builder: SampleBuilder) {
        self.catalog = catalog
        self.builder = builder
        techniques = catalog.techniques
    }

    /// Tries each technique that is code, or a procedure, in each setting that no rule excludes.
    ///
    /// - Parameter result: Hears of each cell with its trace, in no particular order.
    /// - Throws: `Mistake` and `CompileFailure` if a technique's files are at fault.
    package func run(
        progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
        result: @escaping @Sendable (Matrix.Cell, TechniqueRun.Result) async -> Void = { _, _ in }
    ) async throws -> Matrix {
        var excluded: [Exclusion: Int] = [:]
        var plan: [(technique: Technique, setting: Setting)] = []
        for technique in techniques where technique.notRun == nil {
            for setting in settings {
                if let rule = Exclusion.of(technique, in: setting) {
                    excluded[rule, default: 0] += 1
                } else {
                    plan.append((technique, setting))
                }
            }
        }
        let production = ProductionRuns()
        let builds = TechniqueBuilds(catalog: catalog, builder: builder)
        let tried = try await withThrowingTaskGroup(of: (Int, Matrix.Cell, Int).self) { group in
            var next = 0
            var done: [(Int, Matrix.Cell, Int)] = []
            func add() {
                guard next < plan.count else { return }
                let (number, (technique, setting)) = (next, plan[next])
                next += 1
                group.addTask {
                    let app = try await builds.app(technique, for: setting)
                    let run = try await TechniqueRun(technique, app, in: setting).run(production: production)
                    let cell = Matrix.Cell(technique: technique.id, setting: setting, outcome: run.outcome)
                    await result(cell, run)
                    return (number, cell, run.launches)
                }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
            while let one = try await group.next() {
                done.append(one)
                progress(done.count, plan.count)
                add()
            }
            return done.sorted { $0.0 < $1.0 }
        }
        return Matrix(
            techniques: techniques.filter { $0.notRun == nil }.map(\.id), cells: tried.map(\.1), excluded: excluded,
            launches: await production.launches + tried.reduce(0) { $0 + $1.2 })
    }
}

/// The builds of techniques, each made once.
struct TechniqueBuilds: Sendable {
    let catalog: TechniqueCatalog
    let builder: SampleBuilder
    private let builds = Memo<Key, AppUnderTest>()

    private struct Key: Hashable, Sendable {
        var technique: String
        var usesStoryboard: Bool
        var supportsMultipleScenes: Bool
        var layout: ProductLayout
    }

    init(catalog: TechniqueCatalog, builder: SampleBuilder) {
        self.catalog = catalog
        self.builder = builder
    }

    func app(_ technique: Technique, for setting: Setting) async throws -> AppUnderTest {
        let key = Key(
            technique: technique.id, usesStoryboard: setting.usesStoryboard,
            supportsMultipleScenes: setting.supportsMultipleScenes, layout: ProductLayout(hosting: setting.hosting))
        return try await builds.value(of: key) {
            try await AppUnderTest(technique, in: catalog, for: setting, builder: builder)
        }
    }
}
