import Lifecycle
import Testing
import Wording

@testable import DeviceReports

/// Comparisons of a device's record with the model's.
@Suite struct RecordComparisonTests {
    static func compared(_ device: LaunchRecord, _ model: LaunchRecord) -> RecordComparison {
        RecordComparison(device: device, model: model, rules: DecidingRules([]))
    }

    static func lines(_ comparison: RecordComparison) -> [String] {
        comparison.facts.map { "\($0.result.word): \($0.sentence)" }
    }

    @Test func `Equal records are equal, and what a simulator sets besides is not in the model`() throws {
        let record = try SmallLog.model()
        var model = record
        model.lines.removeAll { $0.subject == "SIMULATOR_UDID" }
        #expect(
            Self.lines(Self.compared(record, model)) == [
                "equal: application.class: UIApplication",
                "equal: application.delegate: TestingAppDelegate",
                "equal: application.state: active",
                "equal: application.openSessions: 1",
                "equal: session.configuration (session 1): none",
                "equal: session.delegateClass (session 1): StageTests.TestingSceneDelegate",
                "equal: variable (XCInjectBundleInto): set",
                "not in the model: variable (others): device SIMULATOR_UDID",
                "equal: notification (1): UISceneWillDeactivateNotification",
                "equal: printed (1): Stage opens",
                "equal: printed (2): The tests are about to run",
            ])
    }

    @Test func `A value that differs is the only difference, with its rule`() throws {
        let comparison = Self.compared(
            try SmallLog.model(), try SmallLog.model(["session.delegateClass": "Stage.SceneDelegate"]))
        let different = comparison.facts.filter { $0.result != .equal && $0.result != .notInModel }
        #expect(
            different == [
                ComparedFact(
                    "session.delegateClass", of: "session 1", .different, device: "StageTests.TestingSceneDelegate",
                    model: "Stage.SceneDelegate", rule: .sessionStoredConfiguration)
            ])
    }

    @Test func `What only one of both has differs`() throws {
        var device = try SmallLog.model()
        var model = device
        device.lines.append(RecordedLine(number: 19, fact: "scene.state", subject: "session 2", value: "background"))
        model.lines.append(RecordedLine(number: 19, fact: "window.key", subject: "window 1", value: "yes"))
        let different = Self.compared(device, model).facts.filter { $0.result == .different }
        #expect(
            different.map(\.sentence) == [
                "scene.state (session 2): device background, model none",
                "window.key (window 1): device none, model yes",
            ])
    }

    @Test func `A fact that no recorder here notes is not in the model`() throws {
        var device = try SmallLog.model()
        device.lines.append(RecordedLine(number: 19, fact: "scene.title", subject: "session 1", value: "One"))
        device.lines.append(RecordedLine(number: 20, fact: "battery", value: "full"))
        let comparison = Self.compared(device, try SmallLog.model())
        #expect(comparison.facts.filter { $0.result == .notInModel }.map(\.fact) == ["scene.title", "battery"])
        #expect(comparison.count(.different) == 0)
    }

    @Test func `A cut log's missing notifications are not in the log, and a whole one's differ`() throws {
        var device = try SmallLog.model()
        device.lines.removeAll { $0.fact == "notification" }
        #expect(Self.compared(device, try SmallLog.model()).count(.different) == 1)
        device.lines.removeAll { $0.fact == "end" }
        let cut = Self.compared(device, try SmallLog.model())
        #expect(cut.count(.different) == 0)
        #expect(cut.count(.notInLog) == 1)
        #expect(!cut.isWhole)
        #expect(cut.counts.hasSuffix("The log ends before the tests do."))
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], "equal equal"),
        (["x", "a", "noise", "b", "y"], ["a", "b"], "equal equal"),
        (["b", "a"], ["a", "b"], "equal different"),
        (["a"], ["a", "b"], "equal different"),
        (["2026-11-27 12:00:00.123456+0100 Stage[12:34] a", "b"], ["a", "b"], "equal equal"),
        (["a and more", "b"], ["a", "b"], "different equal"),
        // A console that shows other lines would show these, too: production printed something else.
        (["other"], ["a", "b"], "different different"),
        ([], ["a"], "notInLog"),
        (["", "  "], ["a"], "notInLog"),
    ])
    func `Printed lines are compared in order`(device: [String], model: [String], results: String) {
        let compared = PrintedLines.compared(device, model, isWhole: true)
        #expect(compared.map(\.result.rawValue).joined(separator: " ") == results)
    }

    @Test func `What production prints and the model's tests do not is a difference`() {
        let compared = PrintedLines.ofProduction(
            ["production: AppDelegate", "shared", "never shown", "production: AppDelegate"],
            ["noise", "12:00 Stage[1:2] production: AppDelegate", "shared"], ["shared"])
        #expect(
            compared == [ComparedFact("printed", of: "production 1", .different, device: "production: AppDelegate")])
    }

    @Test func `A cut log may lack printed lines`() {
        let compared = PrintedLines.compared(["other"], ["a"], isWhole: false)
        #expect(compared.map(\.result) == [.notInLog])
    }

    /// iOS gives an app without scenes one, too, and the model does not.
    @Test func `The scene of an app without scenes is not in the model, and its windows are compared`() throws {
        var device = try SmallLog.model(["session.delegateClass": nil as String?])
        var model = device
        device.lines.append(RecordedLine(number: 19, fact: "application.connectedScenes", value: "1"))
        device.lines.append(RecordedLine(number: 20, fact: "scene.delegate", subject: "session 1", value: nil))
        device.lines.append(
            RecordedLine(
                number: 21, fact: "window.rootViewController", subject: "session 1, window 1", value: "Stage.A"))
        model.lines.removeAll { $0.fact.hasPrefix("session.") || $0.fact == "application.openSessions" }
        model.lines.append(RecordedLine(number: 19, fact: "application.openSessions", value: "0"))
        model.lines.append(
            RecordedLine(number: 20, fact: "window.rootViewController", subject: "window 1", value: "Stage.B"))
        let comparison = Self.compared(device, model)
        #expect(
            comparison.facts.filter { $0.result == .different }.map(\.sentence) == [
                "window.rootViewController (window 1): device Stage.A, model Stage.B",
                "application.openSessions: device none, model 0",
            ])
        #expect(
            comparison.facts.filter { $0.result == .notInModel }.map(\.fact) == [
                "application.openSessions", "session.configuration", "session.delegateClass",
                "application.connectedScenes", "scene.delegate",
            ])
    }

    @Test func `What a device wrote acts on no terminal`() throws {
        var device = try SmallLog.model()
        device.lines[10].value = "\u{1B}[2J::error::\nTwo lines"
        let comparison = Self.compared(device, try SmallLog.model())
        #expect(
            comparison.lines.first { $0.contains("different") }
                == #"  different         application.delegate: device \u{1B}[2J::error:: Two lines, model TestingAppDelegate"#
        )
    }

    @Test(arguments: ["17.5.\u{1B}[2J", "17.5\n::error::x", "", "seventeen", "1.2.3.4", "99999999999"])
    func `A system that is no version is refused`(system: String) throws {
        #expect(throws: Mistake.self) { try RecordedDevice(try SmallLog.model(["system": system])) }
    }

    @Test func `A device of another kind is refused`() throws {
        #expect(throws: Mistake.self) { try RecordedDevice(try SmallLog.model(["device": "other"])) }
    }

    @Test func `The device of a record`() throws {
        let device = try RecordedDevice(try SmallLog.model())
        #expect(device.words == "iPhone (simulator), iOS 17.5.1, SDK 17.5, Xcode 15.4")
        #expect(device.system == SystemVersion(17, 5))
        #expect(device.xcode?.hosting == .xcode8)
    }

    @Test func `A set's table has a row for each project and a column for each system`() throws {
        var set = SetComparison()
        let equal = Self.compared(try SmallLog.model(), try SmallLog.model())
        let different = Self.compared(try SmallLog.model(), try SmallLog.model(["application.state": "inactive"]))
        for history in ["fresh", "afterRun"] {
            set.add(.init("T01", "9.3-iphone", history, equal))
            set.add(.init("T01", "17.5-iphone", history, history == "fresh" ? equal : different))
        }
        set.add(.init("T02", "17.5-iphone", "fresh", failure: "The log has no line of the recorder."))
        #expect(set.differs && !set.isEqual)
        #expect(
            set.markdown == """
                | project | 9.3-iphone | 17.5-iphone |
                |---|---|---|
                | T01 | equal | fresh: equal, afterRun: 1 differ |
                | T02 |  | not compared |

                - T01, 17.5-iphone, afterRun: application.state: device active, model inactive [launch.application-active]
                - T02, 17.5-iphone, fresh: not compared. The log has no line of the recorder.

                5 logs: 3 equal, in 30 facts.

                """)
    }
}
