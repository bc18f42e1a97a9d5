internal import Lifecycle

extension TechniquePage {
    /// The outcomes in the settings by which to choose: a table, and a trace for each that differs.
    var outcomes: String? {
        let pages = [self] + others
        guard let told = pages.first(where: { !$0.told.isEmpty })?.told else { return nil }
        let names = pages.map(\.technique.id).joined(separator: " ")
        return
            ([
                """
                ### Results

                `understudy matrix \(names)` runs every setting: <doc:Matrix>.
                """, Self.table(pages),
            ] + Self.telling(told).map(\.trace)).joined(separator: "\n\n")
    }

    /// Returns a row for each outcome of each technique, with the settings that lead to it.
    private static func table(_ pages: [TechniquePage]) -> String {
        let isShared = pages.count > 1
        var rows: [(names: [String], cells: String)] = []
        for page in pages {
            for outcome in Outcome.allCases {
                let settings = page.told.filter { $0.outcome == outcome }.map(\.heading)
                guard !settings.isEmpty else { continue }
                let cells = "| \(outcome.word) | \(settings.joined(separator: "; ")) |"
                if let same = rows.firstIndex(where: { $0.cells == cells }) {
                    rows[same].names.append(page.technique.id)
                } else {
                    rows.append(([page.technique.id], cells))
                }
            }
        }
        let lines = rows.map { isShared ? "| \($0.names.joined(separator: ", ")) \($0.cells)" : $0.cells }
        return """
            \(isShared ? "| technique " : "")| outcome | settings |
            \(isShared ? "|---" : "")|---|---|
            \(lines.joined(separator: "\n"))
            """
    }

    /// Returns the runs whose traces are told: of those hosted as today that come to the same, the one that readers are
    /// likest to meet.
    static func telling(_ told: [RunStory]) -> [RunStory] {
        Outcome.allCases.compactMap { outcome in
            let same = told.filter { $0.outcome == outcome && $0.setting.hosting == .newest }
            return same.first { $0.setting.system == Axes.repeated } ?? same.first
        }
    }
}

extension TechniquePage.RunStory {
    /// The trace below its outcome and setting, or a link to the page that has the same.
    fileprivate var trace: String {
        let title = "**\(outcome.word.prefix(1).uppercased() + outcome.word.dropFirst())**: \(setting)"
        if let teller { return "\(title), with the trace of \(TechniquePage.link(teller))." }
        return """
            \(title).

            ```
            \(PageTrace.lines(story).joined(separator: "\n"))
            ```
            """
    }
}
