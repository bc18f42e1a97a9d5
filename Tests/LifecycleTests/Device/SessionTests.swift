import DeviceWalks
import Lifecycle
import Testing

/// The sessions of an app that a device remembers.
struct SessionTests {
    static let first = "5CE4E000-0000-4000-8000-000000000001"
    static let second = "5CE4E000-0000-4000-8000-000000000002"
    static let stored = SceneConfiguration(name: "Main", delegateClass: "App.SceneDelegate")

    struct Case: Sendable, CustomTestStringConvertible {
        /// The inputs after a launch.
        var inputs: [DeviceInput]
        var sessions: [SessionRecord]
        var spaces: [Space]

        var testDescription: String { "\(inputs)" }
    }

    static let cases: [Case] = [
        Case(inputs: [], sessions: [SessionRecord(id: first, configuration: stored)], spaces: [Space(scenes: [first])]),
        Case(
            inputs: [.action(.terminate)], sessions: [SessionRecord(id: first, configuration: stored)],
            spaces: [Space(scenes: [first])]),
        Case(
            inputs: [.processEnded], sessions: [SessionRecord(id: first, configuration: stored)],
            spaces: [Space(scenes: [first])]),
        Case(inputs: [.action(.swipe(card: 1))], sessions: [], spaces: []),
        Case(
            inputs: [.action(.home), .action(.suspend), .action(.swipe(card: 1))],
            sessions: [SessionRecord(id: first, configuration: stored)], spaces: []),
        Case(
            inputs: [.action(.terminate), .action(.swipe(card: 1))],
            sessions: [SessionRecord(id: first, configuration: stored)], spaces: []),
        Case(
            inputs: [.action(.terminate), .action(.swipe(card: 1)), .launch(.run)],
            sessions: [SessionRecord(id: second, configuration: stored)], spaces: [Space(scenes: [second])]),
        Case(
            inputs: [.action(.swipe(card: 1)), .launch(.run)],
            sessions: [SessionRecord(id: second, configuration: stored)],
            spaces: [Space(scenes: [second])]),
        Case(inputs: [.action(.reinstall)], sessions: [], spaces: []),
        Case(
            inputs: [.action(.reinstall), .launch(.run)],
            sessions: [SessionRecord(id: second, configuration: stored)], spaces: [Space(scenes: [second])]),
        Case(
            inputs: [.message(.requested(.removeSession(id: first)))], sessions: [], spaces: [Space(scenes: [first])]),
        Case(
            inputs: [.action(.terminate), .install(PretendApp().description)],
            sessions: [SessionRecord(id: first, configuration: stored)], spaces: [Space(scenes: [first])]),
    ]

    @Test(arguments: cases)
    func `The stored sessions follow from what happened to their scenes`(_ table: Case) {
        var harness = DeviceHarness()
        harness.play([.launch(.run)] + table.inputs)
        #expect(harness.device.apps["app"]?.sessions == table.sessions)
        #expect(harness.device.apps["app"]?.spaces == table.spaces)
    }

    @Test func `Sessions discarded while away are handed over when the first scene has connected`() {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.home), .action(.suspend), .action(.swipe(card: 1))])
        _ = harness.takeNotes()
        harness.play(.launch(.homeScreen))
        #expect(
            harness.notes == ["start homeScreen", "begin [#1]"] + LaunchTests.began
                + ["configuration #2", "connect #2 to App.SceneDelegate", "discard #1"] + LaunchTests.shown("#2")
                + LaunchTests.settled)
    }

    @Test func `A crash in the launch leaves the session, and the next launch asks again`() {
        var harness = DeviceHarness()
        harness.crash(.launch(.run)) { if case .configuration = $0 { true } else { false } }
        #expect(
            harness.takeNotes() == ["start run", "begin []"] + LaunchTests.began + ["configuration #1", "crash"])
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["start run", "begin [#1]"] + LaunchTests.began
                + ["configuration #1", "connect #1 to App.SceneDelegate"] + LaunchTests.shown("#1")
                + LaunchTests.settled)
    }

    @Test func `A crash while the scene connects leaves what was stored before`() {
        var harness = DeviceHarness()
        harness.crash(.launch(.run)) { if case .connect = $0 { true } else { false } }
        #expect(
            harness.device.apps["app"]?.sessions == [SessionRecord(id: Self.first, configuration: Self.stored)])
        _ = harness.takeNotes()
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["start run", "begin [#1]"] + LaunchTests.began
                + ["resolve #1", "connect #1 to App.SceneDelegate"] + LaunchTests.shown("#1") + LaunchTests.settled)
    }

    @Test func `A crash while a card is swiped away hands the session over at the next launch`() {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        harness.crash(.action(.swipe(card: 1))) { if case .disconnect = $0 { true } else { false } }
        _ = harness.takeNotes()
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["start run", "begin [#1]"] + LaunchTests.began
                + ["configuration #2", "connect #2 to App.SceneDelegate", "discard #1"] + LaunchTests.shown("#2")
                + LaunchTests.settled)
    }

    @Test func `A device at rest has no process`() {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        var ended = harness
        ended.play(.action(.terminate))
        #expect(harness.device.atRest == ended.device)
        #expect(harness.device != ended.device)
    }

    @Test func `An app that was never installed does nothing`() {
        var device = Device(system: SystemVersion(17))
        let inputs: [DeviceInput] =
            [.launch(.run), .runTests, .message(.entered), .processEnded] + Action.plain.map(DeviceInput.action)
        for input in inputs { #expect(device.receive(input, for: "app") == []) }
        #expect(device == Device(system: SystemVersion(17)))
    }
}
