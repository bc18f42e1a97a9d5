package import Foundation
internal import Lifecycle
package import Wording

extension Matrix {
    /// The matrix as a text of a line for each technique.
    ///
    /// Each line has a letter for each setting in their order, or a point if a rule keeps the technique out of it.
    package var record: String {
        let cells = Dictionary(grouping: cells, by: \.technique)
        let lines = techniques.map { technique in
            let outcomes = Dictionary(
                (cells[technique] ?? []).map { ($0.setting, $0.outcome) }, uniquingKeysWith: { first, _ in first })
            return "\(technique) " + String(Setting.all.map { outcomes[$0]?.letter ?? "." })
        }
        return (["launches \(launches)"] + lines).joined(separator: "\n") + "\n"
    }

    /// The file among the records that holds the whole matrix.
    package static let recordName = "matrix.txt"

    /// Reads the recorded matrix of a catalog.
    ///
    /// - Throws: `Mistake` if the record is not one of this catalog and these settings.
    package init(recordedIn records: URL, of catalog: TechniqueCatalog) throws(Mistake) {
        let url = records.appending(path: Self.recordName)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw Mistake(
                .usage, what: "The record of the matrix cannot be read.", place: url.path,
                cure: "Make it with understudy record matrix.")
        }
        try self.init(record: text, of: catalog, at: url.path)
    }

    init(record: String, of catalog: TechniqueCatalog, at place: String) throws(Mistake) {
        let lines = record.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        guard let first = lines.first, first.first == "launches", let launches = first.last.flatMap({ Int($0) }) else {
            throw Self.stale(place)
        }
        self.init(techniques: [], cells: [], excluded: [:], launches: launches)
        for line in lines.dropFirst() {
            guard line.count == 2, let technique = catalog[line[0]], line[1].count == Setting.all.count else {
                throw Self.stale(place)
            }
            techniques.append(technique.id)
            for (setting, letter) in zip(Setting.all, line[1]) {
                if let rule = Exclusion.of(technique, in: setting) {
                    guard letter == "." else { throw Self.stale(place) }
                    excluded[rule, default: 0] += 1
                } else {
                    guard let outcome = Outcome(letter: letter) else { throw Self.stale(place) }
                    cells.append(Cell(technique: technique.id, setting: setting, outcome: outcome))
                }
            }
        }
    }

    private static func stale(_ place: String) -> Mistake {
        Mistake(
            .usage, what: "The record of the matrix is one of other techniques or settings.", place: place,
            cure: "Record it again with understudy record matrix.")
    }
}

extension Outcome {
    /// The letter in a record, and on pages with thousands of outcomes.
    package var letter: Character {
        switch self {
        case .onlyTestDelegates: "t"
        case .productionScene: "s"
        case .productionApp: "p"
        case .nothingRan: "n"
        case .doesNotLaunch: "x"
        }
    }

    init?(letter: Character) {
        guard let outcome = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = outcome
    }
}
