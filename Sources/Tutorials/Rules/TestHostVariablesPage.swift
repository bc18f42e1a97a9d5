package import Lifecycle
internal import Wording

/// The catalog's page of the environment variables in a test host, by version of Xcode.
package enum TestHostVariablesPage {
    /// The file in the catalog.
    package static let file = "Generated/TestHostVariables.md"

    /// The file's text.
    package static var text: String { GeneratedMark.page(markdown(), part: "rules") }

    /// Returns the variables as a page.
    package static func markdown(_ variables: [HostVariable] = HostVariable.allCases) -> String {
        """
        # Environment variables in a test host

        Which variables this model sets in an app under test, with which Xcode, to which value, and how that is known.

        ## Overview

        Xcode tells its loader by environment variables what to do, and apps have read them to find out about tests. Each row is a `HostVariable` of the model, and its last column is the rule behind it.

        A *yes* means that Understudy sets the variable with that `--xcode`. An empty cell means that Understudy does not set it, not that Xcode never does.

        | variable | \(profiles.map { "`--xcode \($0.rawValue)`" }.joined(separator: " | ")) | what is known | how sure, and from where |
        |---|\(String(repeating: "---|", count: profiles.count + 2))
        \(variables.map(row).joined(separator: "\n"))

        ### The values in a test run of Stage

        The app is called Stage and its tests StageTests. `HOME` stands for the app's home, which is another in each run.

        | variable | `--xcode` | value |
        |---|---|---|
        \(variables.flatMap(values).joined(separator: "\n"))

        ## See Also

        - <doc:TestBundles>
        - <doc:Rules>

        """
    }

    /// The versions of Xcode that load a test bundle into an app.
    private static let profiles = HostingProfile.allCases.filter { !$0.variables.isEmpty }

    private static func row(_ variable: HostVariable) -> String {
        let cells = profiles.map { $0.variables.contains(variable) ? "yes" : "" }
        let rule = variable.rule
        return """
            | `\(variable.rawValue)` | \(cells.joined(separator: " | ")) | \(Escaping.markdown(rule.statement)) \
            | [*\(rule.certainty.rawValue)*](<doc:Lifecycle/Rule/\(rule.symbol)>): \(Escaping.markdown(rule.source)) |
            """
    }

    /// Returns a row for each value, with the profiles that set it.
    private static func values(_ variable: HostVariable) -> [String] {
        let places = HostPlaces(folder: "HOME", app: "Stage", tests: "StageTests")
        var rows: [(value: String, profiles: [String])] = []
        for profile in profiles {
            guard let value = profile.environment(in: places)[variable.rawValue] else { continue }
            if let index = rows.firstIndex(where: { $0.value == value }) {
                rows[index].profiles.append(profile.rawValue)
            } else {
                rows.append((value, [profile.rawValue]))
            }
        }
        return rows.map { row in
            let value = row.value.isEmpty ? "empty" : "`\(row.value)`"
            return "| `\(variable.rawValue)` | \(row.profiles.joined(separator: ", ")) | \(value) |"
        }
    }
}
