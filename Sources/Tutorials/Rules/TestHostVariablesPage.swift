package import Bibliography
package import Lifecycle
internal import Lowering
package import Wording

/// The catalog's page of the environment variables in a test host, by version of Xcode.
package enum TestHostVariablesPage {
    /// The file in the catalog.
    package static let file = "Generated/TestHostVariables.md"

    /// Returns the file's text.
    ///
    /// - Throws: `Mistake` if a variable's rule refers to a source that does not exist.
    package static func text(_ sources: SourceCatalog) throws(Mistake) -> String {
        GeneratedMark.page(try markdown(sources: sources), part: "rules")
    }

    /// Returns the variables as a page, with links to the sources of their rules.
    ///
    /// - Throws: `Mistake` if a variable's rule refers to a source that does not exist.
    package static func markdown(
        _ variables: [HostVariable] = HostVariable.allCases, sources: SourceCatalog
    ) throws(Mistake) -> String {
        var rows: [String] = []
        for variable in variables { rows.append(try row(variable, sources)) }
        return """
            # Environment variables in a test host

            Which variables this model sets in an app under test, with which Xcode, to which value, and how that is known.

            ## Overview

            Xcode tells its loader by environment variables what to do, and apps have read them to find out about tests. Each row is a `HostVariable` of the model, and its last column is the rule behind it.

            A *yes* means that Understudy sets the variable with that `--xcode`. An empty cell means that Understudy does not set it, not that Xcode never does.

            | variable | \(profiles.map { "`--xcode \($0.rawValue)`" }.joined(separator: " | ")) | what is known | how sure, and from where |
            |---|\(String(repeating: "---|", count: profiles.count + 2))
            \(rows.joined(separator: "\n"))

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

    private static func row(_ variable: HostVariable, _ sources: SourceCatalog) throws(Mistake) -> String {
        let cells = profiles.map { $0.variables.contains(variable) ? "yes" : "" }
        let rule = variable.rule
        let source = try sources.markdown(CitedText(rule.citation))
        return """
            | `\(variable.rawValue)` | \(cells.joined(separator: " | ")) | \(Escaping.markdown(rule.statement)) \
            | [*\(rule.certainty.rawValue)*](<doc:Lifecycle/Rule/\(rule.symbol)>): \(source) |
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
