internal import Lifecycle
internal import Storage
internal import Wording

extension ProjectDiscovery {
    /// The most configurations that a note tells how to run; it counts the rest.
    private static let mostConfigurations = 5

    /// Returns the note on the configurations of a scheme's test plan that are not run, with the way to run each.
    func planNotes(_ scheme: SchemeFile, _ app: ConfiguredTarget) throws(Mistake) -> [String] {
        guard let path = scheme.plan else { return [] }
        guard Files.exists(path) else {
            return [
                "The test plan \(Path.name(path)) of the scheme \(scheme.name) does not exist. All tests run, with what the "
                    + "scheme passes."
            ]
        }
        let all = try TestPlan(at: path).configurations
        guard all.count > 1 else { return [] }
        let passed = all.map { Self.expanded($0.passing, app.settings) }
        let names = all.enumerated().map { number, configuration in configuration.name ?? "number \(number + 1)" }
        let others = zip(names, passed).dropFirst().map { name, other in
            let options = Self.options(from: passed[0], to: other)
            return options.isEmpty
                ? "\(name) is not run; it passes the same to the app."
                : "\(name) is not run; to run it, add: \(options)"
        }
        let more = others.count - Self.mostConfigurations
        return [
            "The test plan \(Path.stem(path)) has \(all.count) configurations. Understudy runs the first, \(names[0])."
        ] + others.prefix(Self.mostConfigurations).map { "  " + $0 } + (more > 0 ? ["  \(more) more are not run."] : [])
    }

    /// Returns the options of the command line that make a launch pass what another configuration does.
    private static func options(from first: Scheme, to other: Scheme) -> String {
        let isMore =
            other.arguments.starts(with: first.arguments)
            && first.environment.keys.allSatisfy { other.environment[$0] != nil }
        let arguments = isMore ? Array(other.arguments.dropFirst(first.arguments.count)) : other.arguments
        let changed = isMore ? other.environment.filter { first.environment[$0.key] != $0.value } : other.environment
        let words =
            arguments.map { "--argument \(Escaping.shellWord($0))" }
            + changed.sorted { $0.key < $1.key }.map { "--environment \(Escaping.shellWord("\($0.key)=\($0.value)"))" }
        return ((isMore ? [] : ["--scheme none"]) + words).joined(separator: " ")
    }
}
