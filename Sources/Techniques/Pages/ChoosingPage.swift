internal import Lifecycle
internal import Runs

/// The catalog's page for choosing a technique: people's words, with what the matrix says about them.
package struct ChoosingPage: Sendable {
    /// The file in the catalog.
    package static let file = "Generated/ChoosingATechnique.md"

    private let choosing: Choosing
    private let techniques: [Technique]
    private let matrix: Matrix

    /// Creates the page of a catalog's words and a matrix.
    package init(_ choosing: Choosing, _ techniques: [Technique], _ matrix: Matrix) {
        self.choosing = choosing
        self.techniques = techniques
        self.matrix = matrix
    }

    /// The page's text.
    package var markdown: String {
        let parts = [
            "recommendations": recommendations, "approaches": approaches, "details": details, "runs": runs,
            "comparison": comparison,
        ]
        return parts.reduce(choosing.template) { $0.replacing("{{\($1.key)}}", with: $1.value) }
    }

    private var recommendations: String {
        let rows = choosing.recommendations.map { advice in
            let other = advice.withoutPrivateCall.map(link) ?? "needs none"
            return "| \(advice.app) | \(link(advice.approach)) | \(other) |"
        }
        return """
            | your app | do this | without a private call |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var approaches: String {
        let rows = choosing.approaches.map { approach in
            let example = techniques.first { $0.id == approach.example }
            let isPrivate = example?.usesPrivateAPI == true ? "yes" : "no"
            return "| \(link(approach.id)) | \(approach.cost) | \(approach.risk) | \(oldest(approach)) | \(isPrivate) |"
        }
        return """
            | way | cost | risk | oldest iOS | private call |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var details: String {
        choosing.approaches.map { "**\($0.title).** \($0.how)" }.joined(separator: "\n\n")
    }

    private var runs: String {
        let rows = choosing.approaches.flatMap { approach in
            techniques.filter { $0.approach == approach.id && $0.notRun == nil }.enumerated().map { number, technique in
                let cells = ProjectKind.Interface.allCases.map { numbers(technique, $0) }
                let title = number == 0 ? approach.title : ""
                return "| \(title) | \(name(technique)) | \(cells.joined(separator: " | ")) |"
            }
        }
        return """
            | way | technique | storyboard | window in code | SwiftUI |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var comparison: String {
        guard let technique = techniques.first(where: { $0.id == choosing.comparison }) else { return "" }
        let runs = isolation(technique, ProjectKind.all)
        let histories = DeviceHistory.allCases.filter { history in runs.wrong.contains { $0.cache == history } }
        return """
            For comparison: \(name(technique)), without any of these ways, kept production out in \
            \(runs.isolated.count) of \(runs.tried) settings. It failed \
            \(histories.map(\.words).joined(separator: ", ")).
            """
    }

    private func numbers(_ technique: Technique, _ interface: ProjectKind.Interface) -> String {
        guard technique.isSwiftUI == (interface == .swiftUI) else { return "–" }
        let runs = isolation(technique, ProjectKind.all.filter { $0.interface == interface })
        return runs.tried == 0 ? "–" : "\(runs.isolated.count) of \(runs.tried)"
    }

    private func isolation(_ technique: Technique, _ kinds: [ProjectKind]) -> RecordedIsolation {
        RecordedIsolation(of: technique.id, for: kinds, in: matrix)
    }

    private func oldest(_ approach: Approach) -> String {
        guard let example = techniques.first(where: { $0.id == approach.example }) else { return "–" }
        let runs = isolation(example, ProjectKind.all)
        if let system = runs.oldestSystem { return "\(example.since?.major ?? system.major)" }
        guard let system = runs.beforeScenesRequired.oldestSystem else { return "none" }
        return "\(system.major), with an SDK before \(SystemVersion.scenesRequired.major)"
    }

    private func link(_ id: Approach.ID) -> String {
        guard let approach = choosing.approach(id) else { return id.rawValue }
        let example = techniques.first { $0.id == approach.example }
        return "[\(approach.title)](<doc:\(approach.page ?? example.map(TechniquePage.reference) ?? "")>)"
    }

    private func name(_ technique: Technique) -> String {
        "[\(technique.title)](<doc:\(TechniquePage.reference(technique))>)"
    }
}
