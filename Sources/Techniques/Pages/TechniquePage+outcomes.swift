internal import Lifecycle

extension TechniquePage {
    /// The outcomes in the settings by which to choose: a table, and a trace for each that differs.
    var outcomes: String? {
        let pages = [self] + others
        guard pages.contains(where: { !$0.told.isEmpty }) else { return nil }
        let commands = pages.map { "`understudy matrix \($0.technique.id)`" }
        let traces = told.isEmpty ? others.prefix(1).flatMap(\.telling) : telling
        return
            ([
                """
                ### What came of it

                \(commands.joined(separator: ", ")) runs every setting, `understudy test \(technique.id)` one, with its trace. \
                <doc:Matrix> has all techniques side by side.
                """, Self.table(pages),
            ] + traces.map(\.trace)).joined(separator: "\n\n")
    }

    /// Returns a row for each outcome of each technique, with the settings that come to it.
    private static func table(_ pages: [TechniquePage]) -> String {
        let isShared = pages.count > 1
        let rows = pages.flatMap { page in
            Outcome.allCases.compactMap { outcome -> String? in
                let settings = page.told.filter { $0.outcome == outcome }.map(\.heading)
                guard !settings.isEmpty else { return nil }
                let name = isShared ? "| \(page.technique.id) " : ""
                return "\(name)| \(outcome.word) | \(settings.joined(separator: "; ")) |"
            }
        }
        return """
            \(isShared ? "| technique " : "")| outcome | settings |
            \(isShared ? "|---" : "")|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    /// The runs with a trace on the page: of those that come to the same, the one that readers are likest to meet.
    private var telling: [RunStory] {
        Outcome.allCases.compactMap { outcome in
            let same = told.filter { $0.outcome == outcome }
            return same.first { $0.setting.system == Axes.repeated && $0.setting.hosting == .newest } ?? same.first
        }
    }
}

extension TechniquePage.RunStory {
    /// The trace below its setting.
    fileprivate var trace: String {
        """
        #### \(title)

        \(setting): **\(outcome.word)**.

        ```
        \(story.joined(separator: "\n"))
        ```
        """
    }

    /// The column's heading with a capital, except for names that have it later.
    private var title: String {
        heading.dropFirst().first?.isUppercase == true ? heading : heading.prefix(1).uppercased() + heading.dropFirst()
    }
}
