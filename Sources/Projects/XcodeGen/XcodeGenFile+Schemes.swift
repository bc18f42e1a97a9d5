internal import Samples
internal import Storage

extension XcodeGenFile {
    /// The schemes that XcodeGen would make: those of the file, and those of its targets.
    var schemes: [SchemeFile] {
        let named = (contents["schemes"]?.map ?? [:]).map { scheme($0.key, $0.value) }
        let own = targets.compactMap { target in
            target.value["scheme"].map { scheme(target.name, ofTarget: $0) }
        }
        return (named + own.filter { scheme in !named.contains { $0.name == scheme.name } })
            .sorted { $0.name < $1.name }
    }

    private func scheme(_ name: String, _ value: YAMLValue) -> SchemeFile {
        var scheme = SchemeFile(name: name)
        scheme.built = (value["build"]?["targets"]?.map ?? [:]).keys.sorted()
        scheme.launched = scheme.built.first(where: isApp)
        scheme.run = Self.passing(value["run"])
        scheme.test = Self.passing(value["test"])
        scheme.testPassesWhatRunDoes = scheme.test.isEmpty
        scheme.tested = (value["test"]?["targets"]?.elements ?? []).compactMap(Self.testedTarget)
        let plans = value["test"]?["testPlans"]?.elements ?? []
        let plan = plans.first { $0["defaultPlan"] == .flag(true) } ?? plans.first
        scheme.plan = plan?["path"]?.text.map { Path.join(folder, $0) }
        scheme.plans = plans.compactMap { $0["path"]?.text.map { Path.join(folder, $0) } }
        scheme.runConfiguration = value["run"]?["config"]?.text
        scheme.testConfiguration = value["test"]?["config"]?.text
        scheme.takePlan()
        return scheme
    }

    private func scheme(_ target: String, ofTarget value: YAMLValue) -> SchemeFile {
        var scheme = SchemeFile(name: target)
        scheme.built = [target]
        scheme.launched = target
        scheme.run = Self.passing(value)
        scheme.tested = (value["testTargets"]?.elements ?? []).compactMap(Self.testedTarget)
        return scheme
    }

    /// Returns a target that a scheme tests, from its name or a dictionary; nil if it has no name.
    private static func testedTarget(_ value: YAMLValue) -> TestedTarget? {
        guard let name = value.text ?? value["name"]?.text else { return nil }
        let choice = TestChoice(
            selected: value["selectedTests"]?.elements.compactMap(\.text),
            skipped: value["skippedTests"]?.elements.compactMap(\.text) ?? [])
        return TestedTarget(name: name, choice: choice, runs: value["skipped"] != .flag(true))
    }

    /// Returns the arguments and variables of an action: a dictionary, or a list with a switch for each.
    private static func passing(_ action: YAMLValue?) -> SchemePassing {
        var passing = SchemePassing()
        passing.arguments = (action?["commandLineArguments"]?.map ?? [:]).filter { $0.value == .flag(true) }
            .keys.sorted()
        let variables = action?["environmentVariables"]
        for (name, value) in variables?.map ?? [:] { passing.variables[name] = value.text ?? "" }
        for entry in variables?.list ?? [] where entry["isEnabled"] != .flag(false) {
            if let name = entry["variable"]?.text { passing.variables[name] = entry["value"]?.text ?? "" }
        }
        return passing
    }
}
