internal import Lifecycle
internal import Wording

extension LaunchChoice {
    /// The commands that do the same in a terminal; none for a device that only the page has.
    ///
    /// - Parameters:
    ///   - name: What the command line calls the sample.
    ///   - hasTests: Whether there is anything to test.
    ///   - before: What a person does on the device before the tests.
    ///   - actions: What is done after the last launch.
    func commands(for name: String, hasTests: Bool, before: [Action] = [], then actions: [Action] = []) -> [String] {
        guard scenario != .custom else { return [] }
        let run = ["understudy", "run", name]
        guard hasTests, !isPreview else {
            return [Self.line(run + deviceOptions + schemeOptions + (isPreview ? ["--preview"] : []), actions)]
        }
        let test = ["understudy", "test", name]
        let hosted = hosting == .newest ? [] : ["--xcode", hosting.rawValue]
        let plan = RunPlan(scenario: scenario, before: before)
        guard !plan.runs.isEmpty else {
            return [Self.line(test + deviceOptions + hosted + schemeOptions, actions)]
        }
        let state = ["--state", "device.json"]
        return plan.runs.map { Self.line(run + deviceOptions + state, $0) }
            + [Self.line(test + deviceOptions + hosted + schemeOptions + state, actions)]
    }

    private var deviceOptions: [String] {
        var words: [String] = []
        if idiom != .phone { words += ["--device", idiom.word] }
        if system != .newest { words += ["--os", Self.short(system)] }
        if let sdk { words += ["--sdk", Self.short(sdk)] }
        if !readings.isEmpty { words += ["--reading", readings.map(\.rawValue).joined(separator: ",")] }
        return words
    }

    private var schemeOptions: [String] {
        scheme.arguments.flatMap { ["--argument", $0] } + variables.flatMap { ["--environment", $0] }
    }

    private static func short(_ version: SystemVersion) -> String {
        version.minor == 0 ? "\(version.major)" : version.description
    }

    private static func line(_ words: [String], _ actions: [Action]) -> String {
        let then = actions.isEmpty ? [] : ["--then", actions.map(\.name).joined(separator: ",")]
        return (words + then).map(Escaping.shellWord).joined(separator: " ")
    }
}
