internal import Lifecycle
internal import Runs

/// The catalog's page with the matrix.
///
/// It has the axes, the number of cells that were run and left out, and a word for each technique in the settings by
/// which to choose.
package enum MatrixPage {
    /// The file in the catalog.
    package static let file = "Generated/Matrix.md"

    /// Returns the page's text.
    package static func markdown(_ techniques: [Technique], _ matrix: Matrix) -> String {
        let table = MatrixTable(matrix, columns: MatrixTable.readers)
        return [head(matrix), axes, excluded(matrix), cells(techniques, table), notRun(techniques), topics(techniques)]
            .joined(separator: "\n\n") + "\n"
    }

    private static func head(_ matrix: Matrix) -> String {
        let counts = Outcome.allCases.map { outcome in
            "| \(outcome.word) | \(meaning(outcome)) | \(matrix.cells.count { $0.outcome == outcome }) |"
        }
        return """
            # The matrix

            Every technique that is code, in every setting, and the delegates that ran before the first test.

            ## Overview

            \(matrix.techniques.count) techniques were tried in \(matrix.cells.count) settings altogether, with \
            \(matrix.launches) launches of real processes; \(matrix.total - matrix.cells.count) combinations are left \
            out, each by a rule that is named below. <doc:ChoosingATechnique> recommends one for your app.

            A technique is a way to keep production, what the app's users get, out of the launch before the tests. T is
            for those of the articles and of their readers, N for those that were found elsewhere. A setting is a
            combination of the values under *What is varied*. A word or two say how it ended:

            | word | what it means | settings |
            |---|---|---|
            \(counts.joined(separator: "\n"))

            `understudy matrix` runs them all and prints them, `--format json` and `--format markdown` too; `understudy matrix \
            T47 --os 17` runs some. This page is made from the runs themselves.

            The traces on the techniques' pages are shortened. \(PageTrace.explanation)
            """
    }

    private static func meaning(_ outcome: Outcome) -> String {
        switch outcome {
        case .onlyTestDelegates: "no delegate and no view controller of production was called"
        case .productionScene:
            "the app delegate is the tests' own, or there is none; a scene delegate or a view controller is production's"
        case .productionApp: "the app delegate is production's"
        case .nothingRan: "the app launched, and no test ran in it"
        case .doesNotLaunch: "the app's process ended before the tests"
        }
    }

    private static let axes = """
        ### What is varied

        | axis | values |
        |---|---|
        | system | \(Axes.systems.map { "iOS \($0.major)" }.joined(separator: ", ")) |
        | SDK | the system's own; on iOS \(SystemVersion.newest.major) also that of iOS \(Axes.beforeScenesRequired.major) |
        | device | iPhone, iPad |
        | multiple scenes | no, yes |
        | interface | a storyboard, a window made in code |
        | what the device remembers | \(DeviceHistory.allCases.map(\.words).joined(separator: ", ")) |
        | how tests are hosted | as by Xcode 6, 7, 8 and 16, and outside the app's process |
        """

    private static func excluded(_ matrix: Matrix) -> String {
        let rows = Exclusion.allCases.map { "| `\($0.rawValue)` | \($0.reason) | \(matrix.excluded[$0] ?? 0) |" }
        return """
            ### What is left out

            | rule | reason | combinations |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func cells(_ techniques: [Technique], _ table: MatrixTable) -> String {
        let titles = Dictionary(uniqueKeysWithValues: techniques.map { ($0.id, $0.title) })
        let links = Dictionary(uniqueKeysWithValues: techniques.map { ($0.id, TechniquePage.link($0)) })
        let parts = groups.map { title, wanted in
            let part = table.with(wanted)
            let columns = zip(part.headings, part.columns).map { "| \($0) | \($1) |" }
            return """
                ### \(title)

                | column | setting |
                |---|---|
                \(columns.joined(separator: "\n"))

                \(part.markdown(titles: titles, name: { links[$0] ?? $0 }))
                """
        }
        return parts.joined(separator: "\n")
    }

    /// The columns in groups for which a page is wide enough.
    private static let groups: [(title: String, wanted: @Sendable (Setting) -> Bool)] = [
        ("Before scenes", { $0.system < .scenes }),
        ("Scenes on an iPhone", { $0.system == Axes.repeated && $0.device == .phone && $0.hosting == .newest }),
        (
            "An iPad, the newest system, and no host",
            {
                $0.system > Axes.repeated || $0.device == .pad || $0.system >= .scenes && $0.hosting != .newest
            }
        ),
    ]

    private static func notRun(_ techniques: [Technique]) -> String {
        let rows = techniques.compactMap { technique in
            technique.notRun.map { "| <doc:\(TechniquePage.reference(technique))> | \($0) |" }
        }
        return """
            ### What is not run

            | technique | why |
            |---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func topics(_ techniques: [Technique]) -> String {
        """
        ## Topics

        ### The articles' techniques

        \(links(techniques.filter { $0.series == .articles }))

        ### Later techniques

        \(links(techniques.filter { $0.series == .elsewhere }))
        """
    }

    private static func links(_ techniques: [Technique]) -> String {
        techniques.filter { $0.sharesMechanismWith == nil }.map { "- <doc:\(TechniquePage.name($0))>" }.joined(
            separator: "\n")
    }
}
