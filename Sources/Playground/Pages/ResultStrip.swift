internal import Lifecycle
internal import Techniques

/// The recorded results of a technique, as a row of marks.
struct ResultStrip: Sendable {
    /// The results in words: `24 of 24 settings`.
    var words: String
    /// True if production was kept out in every setting.
    var isWhole: Bool
    var groups: [Group]

    /// The settings of one system.
    struct Group: Sendable {
        var title: String
        var marks: [Mark]
    }

    struct Mark: Sendable {
        /// The outcome, as a style sheet and a script name it.
        var outcome: String
        /// The setting and its outcome.
        var words: String
    }

    /// - Parameter cells: A technique's cells, in the matrix's order.
    init?(_ cells: [Matrix.Cell]) {
        guard !cells.isEmpty else { return nil }
        let isolated = cells.count { $0.outcome == .onlyTestDelegates }
        words = "\(isolated) of \(cells.count) settings"
        isWhole = isolated == cells.count
        let systems = cells.map(\.setting.system).reduce(into: [SystemVersion]()) { systems, system in
            if systems.last != system { systems.append(system) }
        }
        groups = systems.map { system in
            Group(
                title: "iOS \(system.short)",
                marks: cells.filter { $0.setting.system == system }.map {
                    Mark(outcome: $0.outcome.rawValue, words: "\($0.setting): \($0.outcome.word)")
                })
        }
    }
}

extension Matrix {
    /// Returns the strip of each technique in the settings that tell techniques apart, hosted as today.
    func strips() -> [String: ResultStrip] {
        let cells = cells.filter { Self.telling.contains($0.setting) }
        return Dictionary(grouping: cells, by: \.technique).compactMapValues { ResultStrip($0) }
    }

    private static let telling = Set(Setting.all.filter { $0.hosting == .newest && $0.device == .phone })
}
