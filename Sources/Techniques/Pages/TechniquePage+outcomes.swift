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

                `understudy matrix \(names)` runs every setting. <doc:Matrix> compares all techniques, and says how a trace is \
                shortened here.
                """, Self.table(pages),
            ] + Self.telling(told).map(\.trace)).joined(separator: "\n\n")
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
