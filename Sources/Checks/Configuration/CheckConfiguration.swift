package import Lifecycle

/// The wishes of a team for its checks: the file `.understudy.yml`.
package struct CheckConfiguration: Hashable, Sendable {
    /// The app target, the test target, the shared scheme and the build configuration, as the options have them.
    package var app: String?
    package var tests: String?
    package var scheme: String?
    package var configuration: String?
    /// The systems, and their SDKs, in which it is launched; empty for the usual one.
    package var systems: [SystemVersion] = []
    /// The kinds of device on which it is launched; empty for both.
    package var devices: [Idiom] = []
    /// The findings that are looked for; empty for all.
    package var only: [Finding.ID] = []
    /// Those that are not.
    package var except: [Finding.ID] = []
    package var accepted: [Acceptance] = []

    package init() {}

    /// A finding that the team has accepted.
    package struct Acceptance: Hashable, Sendable {
        package var finding: Finding.ID
        /// `Finding.symbol`; nil for every finding of this kind.
        package var symbol: String?
        /// The name of the project; nil for every project that reads the file.
        package var project: String?
        package var reason: String
        /// The last day; nil if it has none.
        package var until: Day?

        package init(
            _ finding: Finding.ID, of symbol: String? = nil, in project: String? = nil, reason: String,
            until: Day? = nil
        ) {
            self.finding = finding
            self.symbol = symbol
            self.project = project
            self.reason = reason
            self.until = until
        }

        /// The finding in words: `class-name-not-found of TestingAppDelegate`.
        package var name: String { finding.rawValue + (symbol.map { " of \($0)" } ?? "") }

        func covers(_ finding: Finding, in project: String) -> Bool {
            finding.id == self.finding && (symbol == nil || symbol == finding.symbol)
                && (self.project == nil || self.project == project)
        }
    }

    /// The findings of a check in the eyes of the team.
    package struct Judgement: Hashable, Sendable {
        /// Those that count.
        package var findings: [Finding] = []
        /// Those that are accepted, each with its acceptance.
        package var accepted: [Accepted] = []
        /// The acceptances of which nothing occurs any more.
        package var unused: [Acceptance] = []
        /// The acceptances whose last day is over, and whose findings count.
        package var expired: [Acceptance] = []

        package init() {}
    }

    /// A finding with its acceptance.
    package struct Accepted: Hashable, Sendable {
        package var finding: Finding
        package var acceptance: Acceptance
    }

    /// Returns the findings that count on a day, and those that are accepted.
    ///
    /// - Parameters:
    ///   - findings: All findings.
    ///   - project: The project's name.
    ///   - isShared: True if other projects may read the file, so that what does not occur here may occur there.
    ///   - day: The day.
    package func judging(
        _ findings: [Finding], of project: String = "", isShared: Bool = false, on day: Day
    ) -> Judgement {
        var judgement = Judgement()
        var used: Set<Acceptance> = []
        for finding in findings where looks(for: finding.id) {
            let covering = accepted.filter { $0.covers(finding, in: project) }
            used.formUnion(covering)
            if let acceptance = covering.first(where: { $0.until.map { day <= $0 } ?? true }) {
                judgement.accepted.append(Accepted(finding: finding, acceptance: acceptance))
            } else {
                judgement.findings.append(finding)
                judgement.expired += covering.filter { !judgement.expired.contains($0) }
            }
        }
        judgement.unused = accepted.filter { acceptance in
            let isOurs = acceptance.project.map { $0 == project } ?? !isShared
            return isOurs && !used.contains(acceptance) && looks(for: acceptance.finding)
        }
        return judgement
    }

    /// Returns true if a finding of this kind is wanted.
    package func looks(for id: Finding.ID) -> Bool {
        (only.isEmpty || only.contains(id)) && !except.contains(id)
    }
}
