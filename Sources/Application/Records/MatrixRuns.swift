internal import Building
internal import Foundation
internal import Samples
internal import Synchronization
package import Techniques
internal import Traces

/// The techniques and settings that a command names, and their runs.
package struct MatrixRuns {
    package let catalog: TechniqueCatalog
    private let run: MatrixRun
    private let output: ProgramOutput

    /// - Parameter names: Techniques such as T47; without any, all.
    /// - Throws: `Mistake` if no technique has one of the names, or the catalog cannot be read.
    package init(
        _ names: [String] = [], settings: [Setting], in folders: CarriedFolders, environment: [String: String],
        output: ProgramOutput
    ) async throws {
        self.output = output
        let catalog = try folders.techniques()
        self.catalog = catalog
        let builder = try await SampleBuilder(
            sources: folders.sources.path, environment: environment, progress: output.building)
        var run = MatrixRun(catalog: catalog, builder: builder)
        if !names.isEmpty {
            run.techniques = try names.map { try catalog.technique(SampleID.Technique($0.uppercased())) }
        }
        run.settings = settings
        self.run = run
    }

    /// Runs every technique in every setting, and says how much that was.
    ///
    /// - Returns: The matrix, and the lines of each cell's story.
    package func results() async throws -> (Matrix, MatrixPages.Stories) {
        let start = ContinuousClock.now
        let stories = Mutex(MatrixPages.Stories())
        let matrix = try await run.run(progress: { [output] in output.working("\($0) of \($1) cells") }) {
            cell, result in
            stories.withLock { $0[cell.technique, cell.setting] = StoryView.lines(result.events) }
        }
        let time = start.duration(to: .now)
        let bare = try await run.bareStarts(min(200, matrix.launches))
        output.working(nil)
        output.say(Self.account(of: matrix, in: time, bare: bare))
        return (matrix, stories.withLock { $0 })
    }

    /// Returns the numbers of runs, the combinations left out by each rule, and the speed, in words.
    private static func account(of matrix: Matrix, in time: Duration, bare: MatrixRun.BareStarts) -> String {
        let seconds = time / .seconds(1)
        let rules = matrix.excluded.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "  \($0.value) left out: \($0.key.reason)" }
        return
            ([
                "\(matrix.cells.count) of \(matrix.total) combinations run, \(matrix.launches) launches in "
                    + "\(Int(seconds)) s, \(Int(Double(matrix.launches) / max(seconds, 0.001))) a second; the same executables started "
                    + "bare, as many at once: \(Int(Double(bare.count) / max(bare.time / .seconds(1), 0.001))) a second"
            ] + rules).joined(separator: "\n")
    }
}
