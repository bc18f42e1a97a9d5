internal import Lifecycle
internal import Runs

/// A matrix as a table: a row for each technique, a column for each of a few settings.
package struct MatrixTable: Hashable, Sendable {
    /// The settings of the columns.
    package var columns: [Setting]
    /// The differences between the columns, in words.
    package var headings: [String]
    /// The techniques and their words.
    package var rows: [Row]

    /// A technique's row.
    package struct Row: Hashable, Sendable {
        /// The technique.
        package var technique: String
        /// The outcome in each column; nil if it was not tried.
        package var outcomes: [Outcome?]
    }

    /// Creates a table of all outcomes in some settings.
    package init(_ matrix: Matrix, columns: [(heading: String, setting: Setting)]) {
        self.columns = columns.map(\.setting)
        headings = columns.map(\.heading)
        let outcomes = Dictionary(
            matrix.cells.map { (Place(technique: $0.technique, setting: $0.setting), $0.outcome) },
            uniquingKeysWith: { first, _ in first })
        rows = matrix.techniques.map { technique in
            Row(
                technique: technique,
                outcomes: columns.map { outcomes[Place(technique: technique, setting: $0.setting)] })
        }
    }

    private struct Place: Hashable {
        var technique: String
        var setting: Setting
    }

    private static let oldest = SystemVersion.oldest

    /// The columns by which to choose: systems, the device's memory, an iPad with windows, Xcode 7.
    package static let readers: [(heading: String, setting: Setting)] = [
        ("iOS \(oldest.major)", Setting(system: oldest)),
        ("iOS \(oldest.major), code", Setting(system: oldest, usesStoryboard: false)),
        ("Xcode 7", Setting(system: oldest, hosting: .xcode7)),
        ("iOS 17, fresh", Setting(system: SystemVersion(17))),
        ("after a run", Setting(system: SystemVersion(17), cache: .afterRun)),
        ("after tests", Setting(system: SystemVersion(17), cache: .afterTests)),
        ("run, then tests", Setting(system: SystemVersion(17), cache: .afterRunAndTests)),
        ("code, after a run", Setting(system: SystemVersion(17), usesStoryboard: false, cache: .afterRun)),
        (
            "iPad, after a run",
            Setting(system: SystemVersion(17), device: .pad, supportsMultipleScenes: true, cache: .afterRun)
        ),
        (
            "iPad, split view",
            Setting(system: SystemVersion(17), device: .pad, supportsMultipleScenes: true, cache: .afterSplit)
        ),
        ("iOS \(SystemVersion.newest.major), after a run", Setting(system: .newest, cache: .afterRun)),
        ("not hosted", Setting(system: SystemVersion(17), hosting: .none)),
    ]

    /// Returns the table with some of the columns, and the techniques that were tried in one of them.
    package func with(_ wanted: (Setting) -> Bool) -> MatrixTable {
        var table = self
        let kept = columns.indices.filter { wanted(columns[$0]) }
        table.columns = kept.map { columns[$0] }
        table.headings = kept.map { headings[$0] }
        table.rows = rows.map { row in
            Row(technique: row.technique, outcomes: kept.map { row.outcomes[$0] })
        }.filter { $0.outcomes.contains { $0 != nil } }
        return table
    }

    /// Returns the table in Markdown, each technique with its title.
    ///
    /// - Parameters:
    ///   - titles: The techniques' titles by their identifiers.
    ///   - name: Returns a technique's name in the table.
    package func markdown(titles: [String: String], name: (_ technique: String) -> String = { $0 }) -> String {
        let head = ["Technique"] + headings
        let lines =
            [head, head.map { _ in "---" }]
            + rows.map { row in
                ["\(name(row.technique)): \(titles[row.technique] ?? "")"]
                    + row.outcomes.map { $0?.word ?? "–" }
            }
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
}
