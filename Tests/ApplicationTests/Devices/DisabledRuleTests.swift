import DeviceReports
import Foundation
import Lifecycle
import Runs
import Samples
import Testing
import TestSupport
import Wording

@testable import Application

/// Devices on which one rule of the model does not hold: exactly the facts that hang on it differ.
@Suite(.serialized) struct DisabledRuleTests {
    struct Trial: CustomTestStringConvertible, Sendable {
        var rule: Rule
        var sample: String
        var history = DeviceHistory.fresh
        var idiom = Idiom.phone
        var system = SystemVersion(17, 5)

        var testDescription: String { "\(rule.id), \(sample), \(history.rawValue)" }
    }

    static let flush = "hackworth/flush"
    static let trap = "hackworth/no-storyboard"

    static let trials: [Trial] = [
        Trial(rule: .configurationDelegate, sample: flush),
        Trial(rule: .configurationInfoPlist, sample: "launch/first-test"),
        Trial(rule: .sessionStoredConfiguration, sample: trap, history: .afterRun),
        Trial(rule: .sessionSavedAtConnection, sample: trap, history: .afterRun),
        Trial(rule: .sessionRemovedFromStore, sample: flush, history: .afterRun),
        Trial(rule: .sessionRemovedPrivately, sample: flush, history: .afterRun),
        Trial(rule: .sceneDelegate, sample: flush),
        Trial(rule: .sceneWillConnect, sample: flush),
        Trial(rule: .sceneBecomeActive, sample: flush),
        Trial(rule: .launchApplicationActive, sample: "reid/first-test"),
        Trial(rule: .launchMainWindow, sample: "reid/first-test"),
        Trial(rule: .launchMainStoryboard, sample: "reid/first-test"),
        Trial(rule: .launchAdoption, sample: flush),
        Trial(rule: .hostingConfigurationFile, sample: flush),
        Trial(rule: .hostingSessionIdentifier, sample: flush),
        Trial(rule: .hostingTestBundlePath, sample: flush),
        Trial(rule: .hostingInjectBundleInto, sample: flush),
        Trial(rule: .hostingInsertLibraries, sample: flush),
        Trial(rule: .windowSeveral, sample: "T47", history: .afterSplit, idiom: .pad),
        Trial(rule: .windowSpaceRestored, sample: "T47", history: .afterSplit, idiom: .pad),
        Trial(rule: .windowSplit, sample: "T47", history: .afterSplit, idiom: .pad),
        Trial(rule: .configurationWithoutName, sample: flush),
        Trial(rule: .sessionUnknown, sample: flush),
    ]

    @Test(arguments: trials)
    func `Without a rule, the facts that hang on it differ`(trial: Trial) async throws {
        let tools = try await DeviceTrial.tools.value
        let record = try await Self.record(trial, with: tools)
        let launch = try RecordedLaunch(record, trial.request, history: trial.history)
        let facts = try await launch.compared(with: tools).comparison.facts
        let different = facts.filter { $0.result == .different }.map { "\($0.sentence) [\($0.grounds ?? "no rule")]" }
        let expected = try Self.expected()[trial.rule.id] ?? []
        let found = String(decoding: try JSONEncoder().encode(different), as: UTF8.self)
        #expect(different == expected, "\(trial.rule.id) \(found)")
        // Its name is among those of the rules, unless no event of that launch can name it.
        #expect(
            facts.contains { $0.result == .different && $0.names(trial.rule) } == !Self.silent.contains(trial.rule.id))
    }

    /// Rules about an action before the launch with the tests, which nothing in that launch tells.
    static let silent: Set<Rule.ID> = ["window.split"]

    @Test func `There are at least twenty, and a list of facts for each`() throws {
        #expect(Self.trials.count >= 20)
        #expect(Set(try Self.expected().keys) == Set(Self.trials.map(\.rule.id)))
    }

    /// The facts that differ without a rule, as the command prints them, by the rule's name.
    static func expected() throws -> [String: [String]] {
        let file = URL(filePath: Checkout.path("Tests/Conformance/disabled-rules.json"))
        return try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
    }

    /// Returns what the recorder notes on a device without the rule.
    static func record(_ trial: Trial, with tools: SampleTools) async throws -> LaunchRecord {
        let configuration = LaunchConfiguration(
            .test, idiom: trial.idiom, system: trial.system, scenario: .history(trial.history))
        var found = try await tools.finder.sample(trial.sample, trial.request.choice, by: tools.reader)
        found.sample = try RecorderFile(tools.folders).added(to: found.sample)
        let app = try await found.built(for: .newest, in: try tools.builder(timeLimit: .seconds(120)))
        let device = Device(
            Conditions(idiom: trial.idiom, system: trial.system, disabled: [trial.rule.id]))
        let summary = try await SeriesRun(configuration.series(of: app, on: device)).run { _, _ in }.last
        let printed = summary.events.filter { $0.kind == .console && $0.lane == .console }.compactMap(\.text)
        return try #require(
            try LogReader(Data(printed.joined(separator: "\n").utf8), named: "the run").records.last)
    }
}

extension ComparedFact {
    fileprivate func names(_ rule: Rule) -> Bool { self.rule == rule.id || after?.contains(rule.id) == true }
}

extension DisabledRuleTests.Trial {
    var request: LaunchRequest {
        LaunchRequest(
            sample: sample, kind: .test, parameters: LaunchParameters(), strict: false, timeLimit: .seconds(30),
            buildLimit: .seconds(120))
    }
}
