internal import Lifecycle
internal import Techniques

/// The recorded results of a technique, as a row of marks with their words.
struct ResultStrip: Sendable {
    /// The results in words: `24 of 24 settings`.
    var sum: String
    /// True if production was kept out in every setting.
    var isWhole: Bool
    var groups: [Group]

    /// The settings of one system.
    struct Group: Sendable {
        var title: String
        /// The outcome of each setting, as the style sheet names it.
        var marks: [String]
        /// The outcomes in words, each with its settings.
        var words: String
    }

    /// The meaning of a mark.
    struct Legend: Sendable {
        var mark: String
        var words: String

        static let all = Outcome.allCases.map { Legend(mark: String($0.letter), words: $0.word) }
    }

    /// - Parameter cells: A technique's cells, in the matrix's order.
    init?(_ cells: [Matrix.Cell]) {
        guard !cells.isEmpty else { return nil }
        let isolated = cells.count { $0.outcome == .onlyTestDelegates }
        sum = "\(isolated) of \(cells.count) settings"
        isWhole = isolated == cells.count
        let systems = cells.map(\.setting.system).reduce(into: [SystemVersion]()) { systems, system in
            if systems.last != system { systems.append(system) }
        }
        let names = SettingNames(cells.map(\.setting))
        groups = systems.map { system in
            let cells = cells.filter { $0.setting.system == system }
            return Group(
                title: "iOS \(system.short)", marks: cells.map { String($0.outcome.letter) }, words: names.words(cells))
        }
    }
}

/// The names of a strip's settings: what all of them have in common is left out.
private struct SettingNames {
    private let varied: [Part]

    private enum Part: CaseIterable {
        case device, sdk, windows, interface

        func word(_ setting: Setting) -> String {
            switch self {
            case .device: setting.device.title
            case .sdk: setting.sdk == setting.system ? "" : "SDK of iOS \(setting.sdk.short)"
            case .windows: setting.supportsMultipleScenes ? "multiple scenes" : ""
            case .interface: setting.usesStoryboard ? "storyboard" : "window in code"
            }
        }
    }

    init(_ settings: [Setting]) {
        varied = Part.allCases.filter { part in Set(settings.map(part.word)).count > 1 }
    }

    /// Returns the outcomes of a system's cells: `only test delegates (storyboard fresh, after tests), ...`.
    func words(_ cells: [Matrix.Cell]) -> String {
        let outcomes = Outcome.allCases.filter { outcome in cells.contains { $0.outcome == outcome } }
        guard outcomes.count > 1 else {
            let all = ["", " in its one setting", " in both settings"]
            return outcomes[0].word
                + (all.indices.contains(cells.count) ? all[cells.count] : " in all \(cells.count) settings") + "."
        }
        let parts = outcomes.map { outcome in
            "\(outcome.word) (\(list(cells.filter { $0.outcome == outcome }.map(\.setting))))"
        }
        return parts.joined(separator: ", ") + "."
    }

    private func list(_ settings: [Setting]) -> String {
        var kinds: [(name: String, histories: [String])] = []
        for setting in settings {
            let name = varied.map { $0.word(setting) }.filter { !$0.isEmpty }.joined(separator: ", ")
            if kinds.last?.name != name { kinds.append((name, [])) }
            kinds[kinds.count - 1].histories.append(setting.cache.words)
        }
        return kinds.map { kind in
            [kind.name, kind.histories.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " ")
        }.joined(separator: "; ")
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
