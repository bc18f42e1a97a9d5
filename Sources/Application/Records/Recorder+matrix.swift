internal import DeviceReports
internal import Foundation
internal import Techniques
internal import Wording

extension Recorder {
    /// Runs every technique in every setting, and records the matrix and its pages.
    func recordMatrix() async throws -> Bool {
        let runs = try await MatrixRuns(
            settings: brief ? MatrixTable.readers.map(\.setting) : Setting.all, in: folders, environment: environment,
            output: output)
        let (matrix, stories) = try await runs.results()
        let recorded = try? folders.matrix(of: runs.catalog)
        if brief { try requireRecord(recorded, toHave: matrix) }
        var made = MatrixPages(runs.catalog, brief ? recorded ?? matrix : matrix, stories)
        made.evidence = try DeviceEvidence(recordedIn: folders.records)
        let pages = try made.files()
        let place = try folders.records.appending(path: Matrix.recordName)
        if check {
            let differences = recorded.map { Self.differences(matrix, $0) } ?? ["There is no record of the matrix."]
            for difference in differences { output.say(difference) }
            let arePagesSame = try record(pages, of: .matrix)
            if differences.isEmpty, arePagesSame {
                output.say("All as recorded.")
                return true
            }
            sayHowToAccept(.matrix)
            return false
        }
        if !brief { try Data(matrix.record.utf8).write(to: place) }
        return try record(pages, of: .matrix)
    }

    private func requireRecord(_ recorded: Matrix?, toHave matrix: Matrix) throws(Mistake) {
        let columns = MatrixTable.readers
        guard let recorded, MatrixTable(matrix, columns: columns) == MatrixTable(recorded, columns: columns) else {
            throw Mistake(
                .usage, what: "The runs differ from the record of the matrix.",
                cure: "Run everything: understudy record matrix")
        }
    }

    /// Returns the cells that differ from the record, in words.
    private static func differences(_ matrix: Matrix, _ recorded: Matrix) -> [String] {
        let old = Dictionary(
            recorded.cells.map { ("\($0.technique), \($0.setting)", $0.outcome) },
            uniquingKeysWith: { first, _ in first })
        return matrix.cells.compactMap { cell in
            let name = "\(cell.technique), \(cell.setting)"
            if old[name] == cell.outcome { return nil }
            return "\(name): \(cell.outcome.word), not \(old[name]?.word ?? "recorded")"
        }
    }
}
