internal import Lifecycle
package import Samples
internal import Wording

/// The arguments and variables of a project's scheme. Those that a person asked for win.
extension LaunchConfiguration {
    /// Passes what an action of a project's scheme passes.
    ///
    /// A preview gets none of it, and neither does an app that a UI test launches: the test itself says what to pass.
    package mutating func take(_ project: ProjectScheme) {
        guard let passed = passed(by: project) else { return }
        scheme.arguments = passed.arguments + scheme.arguments
        scheme.environment = passed.environment.filter { Self.refusal(of: $0.key) == nil }
            .merging(scheme.environment) { $1 }
    }

    /// Returns the launch without what an action of a project's scheme passes: what a person has to ask for.
    package func leavingOut(_ project: ProjectScheme) -> LaunchConfiguration {
        guard let passed = passed(by: project) else { return self }
        var asked = self
        if scheme.arguments.starts(with: passed.arguments) {
            asked.scheme.arguments.removeFirst(passed.arguments.count)
        }
        asked.scheme.environment = scheme.environment.filter { passed.environment[$0.key] != $0.value }
        return asked
    }

    /// Returns a note on what a project's scheme passes; nil if that is nothing.
    package func remark(on project: ProjectScheme) -> String? {
        guard let passed = passed(by: project), passed != Scheme() else { return nil }
        let words = passed.arguments.map(Escaping.shellWord).joined(separator: " ")
        let variables = passed.variables.map(Escaping.shellWord).joined(separator: " ")
        let refused = passed.environment.keys.sorted().compactMap { Self.refusal(of: $0) }
        let parts = [
            passed.arguments.isEmpty ? nil : "passes \(words)", passed.environment.isEmpty ? nil : "sets \(variables)",
        ]
        return
            ([
                "The scheme \(project.name) (\(kind == .test ? "Test" : "Run")) "
                    + parts.compactMap(\.self).joined(separator: " and ") + ". Without it: --scheme none"
            ] + refused).joined(separator: "\n")
    }

    private func passed(by project: ProjectScheme) -> Scheme? {
        if isPreview || kind == .test && !hostsTests { return nil }
        return kind == .test ? project.test : project.run
    }

    /// Returns the reason why a project may not set a variable; nil if it may.
    private static func refusal(of variable: String) -> String? {
        if let (what, _) = Scheme.refusal(of: variable) { return "\(what) It is left out." }
        do throws(LaunchProblem) {
            try SchemeLimits(entries: 0, bytes: 0).check(variable: variable)
            return nil
        } catch {
            return "\(error.what) It is left out."
        }
    }
}
