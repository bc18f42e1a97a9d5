internal import Lifecycle

/// A comparison of what a device's record says with the record of the same launch in the model.
package struct RecordComparison: Hashable, Sendable {
    /// The facts in the order of the device's record, then those that only the model has.
    package private(set) var facts: [ComparedFact] = []
    /// True if the device's record goes to the end of its tests.
    package let isWhole: Bool

    /// Compares two records.
    ///
    /// - Parameters:
    ///   - device: The record of the device, with all facts at the first test.
    ///   - model: The record of the run in the model.
    ///   - rules: The rules that decided the model's facts.
    ///   - production: The lines that the app prints in an ordinary launch of the model.
    package init(
        device: LaunchRecord, model: LaunchRecord, rules: DecidingRules, production: [String] = []
    ) {
        isWhole = device.isWhole
        compareStates(device, model, rules)
        compareVariables(device, model)
        compareNotifications(device, model, rules)
        facts += PrintedLines.compared(device.printed, model.printed, isWhole: device.isWhole)
        facts += PrintedLines.ofProduction(production, device.printed, model.printed)
    }

    /// A record of a launch that does not come to its tests in the model.
    ///
    /// - Parameter reason: The end of the model's run, in a sentence.
    package init(unreached reason: String, isWhole: Bool) {
        self.isWhole = isWhole
        facts = [ComparedFact("tests", .different, device: "a test began", model: reason)]
    }

    /// The number of facts with a result.
    package func count(_ result: ComparedFact.Result) -> Int { facts.count { $0.result == result } }

    /// Facts about the device and the run, which the model was told.
    private static let given: Set<String> = [
        "recorder", "test", "system", "device", "info", "noted", "end", "history",
    ]

    private mutating func compareStates(_ device: LaunchRecord, _ model: LaunchRecord, _ rules: DecidingRules) {
        let theirs = Dictionary(model.states.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let kinds = Set(theirs.keys.map(\.fact))
        let mine = rules.usesScenes ? device : device.withoutImplicitScene
        var seen: Set<RecordedLine.Key> = []
        for line in mine.states {
            seen.insert(line.key)
            if let model = theirs[line.key] {
                add(line, line.value == model.value ? .equal : .different, model: model.value, rules)
            } else if line.subject != nil, kinds.contains(line.fact) || DecidingRules.facts.contains(line.fact) {
                add(line, .different, model: nil, rules)
            } else {
                add(line, .notInModel, model: nil, nil)
            }
        }
        for line in model.states where !seen.contains(line.key) {
            let grounds = rules.grounds(for: line)
            facts.append(
                ComparedFact(
                    line.fact, of: line.subject, .different, device: nil, model: line.value, rule: grounds.rule,
                    after: grounds.after))
        }
        for line in device.implicitScene where !rules.usesScenes { add(line, .notInModel, model: nil, nil) }
        let known = Self.given.union(["variable", "notification"])
        for line in device.lines where !known.contains(line.fact) && !line.isState {
            add(line, .notInModel, model: nil, nil)
        }
    }

    private mutating func add(
        _ line: RecordedLine, _ result: ComparedFact.Result, model: String?, _ rules: DecidingRules?
    ) {
        let grounds = rules?.grounds(for: line)
        facts.append(
            ComparedFact(
                line.fact, of: line.subject, result, device: line.value, model: model, rule: grounds?.rule,
                after: grounds?.after ?? []))
    }

    /// Compares the variables by which a process knows that it hosts tests. A simulator sets many others.
    private mutating func compareVariables(_ device: LaunchRecord, _ model: LaunchRecord) {
        func names(_ record: LaunchRecord) -> Set<String> {
            Set(record.lines.filter { $0.fact == "variable" }.compactMap(\.subject))
        }
        let (here, there) = (names(device), names(model))
        for variable in HostVariable.allCases {
            let (isHere, isThere) = (here.contains(variable.rawValue), there.contains(variable.rawValue))
            guard isHere || isThere else { continue }
            facts.append(
                ComparedFact(
                    "variable", of: variable.rawValue, isHere == isThere ? .equal : .different,
                    device: isHere ? "set" : nil, model: isThere ? "set" : nil, rule: variable.rule))
        }
        let others = here.subtracting(there).subtracting(HostVariable.allCases.map(\.rawValue)).sorted()
        if !others.isEmpty {
            facts.append(
                ComparedFact("variable", of: "others", .notInModel, device: others.joined(separator: ", ")))
        }
    }

    private mutating func compareNotifications(
        _ device: LaunchRecord, _ model: LaunchRecord, _ rules: DecidingRules
    ) {
        let (here, there) = (device.notifications, model.notifications)
        for index in 0..<max(here.count, there.count) {
            let mine = index < here.count ? here[index] : nil
            let theirs = index < there.count ? there[index] : nil
            let result: ComparedFact.Result =
                mine == theirs ? .equal : mine == nil && !device.isWhole ? .notInLog : .different
            facts.append(
                ComparedFact(
                    "notification", of: "\(index + 1)", result, device: mine, model: theirs,
                    rule: (theirs ?? mine).flatMap(rules.rule(forNotification:))))
        }
    }
}
