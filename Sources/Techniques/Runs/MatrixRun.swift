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
        let (plan, excluded) = plan
        let total = plan.reduce(0) { $0 + $1.cells.count }
        let production = ProductionRuns()
        let builds = TechniqueBuilds(catalog: catalog, builder: builder)
        let tried = try await withThrowingTaskGroup(of: [(Int, Matrix.Cell, Int)].self) { group in
            var next = 0
            var done: [(Int, Matrix.Cell, Int)] = []
            func add() {
                guard next < plan.count else { return }
                let row = plan[next]
                next += 1
                group.addTask {
                    var tried: [(Int, Matrix.Cell, Int)] = []
                    var devices: [DeviceHistory: Device] = [:]
                    for (number, setting) in row.cells {
                        let app = try await builds.app(row.technique, for: setting)
                        let run = try await TechniqueRun(row.technique, app, in: setting)
                            .run(production: production, afterTests: devices)
                        devices[setting.cache] = run.device
                        let cell = Matrix.Cell(technique: row.technique.id, setting: setting, outcome: run.outcome)
                        await result(cell, run)
                        tried.append((number, cell, run.launches))
                    }
                    return tried
                }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
            while let some = try await group.next() {
                done += some
                progress(done.count, total)
                add()
            }
            return done.sorted { $0.0 < $1.0 }
        }
        return Matrix(
            techniques: techniques.filter { $0.notRun == nil }.map(\.id), cells: tried.map(\.1), excluded: excluded,
            launches: await production.launches + tried.reduce(0) { $0 + $1.2 })
    }

    /// The cells of one technique that differ by what the device remembers alone, with their places in the matrix.
    private struct Row {
        var technique: Technique
        var cells: [(number: Int, setting: Setting)] = []
    }

    /// The rows of cells to try, and the number of combinations that each rule keeps out.
    private var plan: (rows: [Row], excluded: [Exclusion: Int]) {
        var excluded: [Exclusion: Int] = [:]
        var rows: [Row] = []
        var number = 0
        for technique in techniques where technique.notRun == nil {
            var places: [Setting: Int] = [:]
            for setting in settings {
                if let rule = Exclusion.of(technique, in: setting) {
                    excluded[rule, default: 0] += 1
                    continue
                }
                var fresh = setting
                fresh.launch.scenario = .history(.fresh)
                let place = places[fresh] ?? rows.count
                if place == rows.count { rows.append(Row(technique: technique)) }
                places[fresh] = place
                rows[place].cells.append((number, setting))
                number += 1
            }
        }
        return (rows, excluded)
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
