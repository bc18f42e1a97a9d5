import DeviceWalks
import Lifecycle
import Testing

/// Windows, requests and displays from states that are rarely met, as whole lists.
struct WindowTests {
    /// An app with several windows on an iPad.
    private static var several: DeviceHarness {
        var app = PretendApp()
        app.description.sceneManifest = SceneManifest(supportsMultipleScenes: true)
        return DeviceHarness(app, Conditions(idiom: .pad, system: SystemVersion(26)))
    }

    private static func number(_ number: Int) -> String { "5CE4E000-0000-4000-8000-00000000000\(number)" }
    private static func ask(_ request: Request) -> DeviceInput { .message(.requested(request)) }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var before: [DeviceInput]
        var input: DeviceInput
        var notes: [String]
    }

    private static let active = ["scene #1 didBecomeActive", "notify didBecomeActive"]
    private static let settled = ["settle", "settled"]
    /// The first such action of each process says what the model leaves out.
    private static let outside = """
        state not modelled: the windows of iPadOS 26, which stay in the foreground behind others; \
        here windows are as on iPadOS 13 to 18
        """
    private static func connects(_ id: String) -> [String] {
        ["resolve \(id)", "connect \(id) to App.SceneDelegate", "scene \(id) willEnterForeground"]
    }

    static let cases: [Case] = [
        Case(
            testDescription: "an app started in the background comes to the front",
            before: [.launch(.background)], input: .action(.activate),
            notes: [
                "trace activate", "configuration #1", "connect #1 to App.SceneDelegate", "scene #1 willEnterForeground",
                "notify willEnterForeground", "layOut #1",
            ] + active + ["appear #1"] + settled),
        Case(
            testDescription: "the card that was chosen comes, not the one that was saved",
            before: [
                .launch(.run), .action(.newWindow), .action(.home), .action(.front(card: 2)), .action(.front(card: 2)),
                .action(.home), .action(.reclaim),
            ],
            input: .action(.front(card: 2)),
            notes: ["trace front=2", outside] + connects("#1") + ["notify willEnterForeground", "layOut #1"] + active
                + ["appear #1"] + settled),
        Case(
            testDescription: "the only scene in front is destroyed, another one comes",
            before: [.launch(.run), .action(.newWindow)], input: ask(.destroy(request: 1, session: number(2))),
            notes: [
                "scene #2 willResignActive", "notify willResignActive", "disconnect #2", "discard #2",
                "state another scene comes in place of the one that was closed", "scene #1 willEnterForeground",
                "notify willEnterForeground",
            ] + active + ["settle"]),
        Case(
            testDescription: "an activity goes to the scene that was asked for",
            before: [.launch(.run), .action(.split), .action(.home)],
            input: ask(
                .activate(
                    SceneActivation(request: 1, session: number(2), activity: ActivityRecord(type: "reading")))),
            notes: [
                "announce reading to #2", "scene #1 willEnterForeground", "scene #2 willEnterForeground",
                "notify willEnterForeground", "deliver for activity=reading to #2", "scene #1 didBecomeActive",
                "scene #2 didBecomeActive",
                "notify didBecomeActive", "settle",
            ]),
        Case(
            testDescription: "a window whose session was removed privately, closed while suspended, is told of later",
            before: [
                .launch(.run), ask(.removeSession(id: number(1))), .action(.newWindow), .action(.home),
                .action(.suspend),
                .action(.swipe(card: 2)),
            ],
            input: .action(.activate),
            notes: [
                "trace activate", "resume", "disconnect #1", "discard #1", "scene #2 willEnterForeground",
                "notify willEnterForeground", "scene #2 didBecomeActive", "notify didBecomeActive", "settle", "settled",
            ]),
        Case(
            testDescription: "the last window stays known, though its scene was reclaimed",
            before: [.launch(.run), .action(.home), .action(.reclaim)],
            input: .action(.swipe(card: 1)),
            notes: ["trace swipe", "willTerminate", "kill", "settled"]),
        Case(
            testDescription: "a display that went while the app was suspended takes its scene along",
            before: [
                .launch(.run), .action(.connectDisplay), .action(.home), .action(.suspend), .action(.disconnectDisplay),
            ],
            input: .action(.activate),
            notes: [
                "trace activate", "resume", "scene #1 willEnterForeground", "notify willEnterForeground",
            ] + active + ["disconnect #2"] + settled),
        Case(
            testDescription: "the same where another window is opened",
            before: [
                .launch(.run), .action(.connectDisplay), .action(.home), .action(.suspend), .action(.disconnectDisplay),
            ],
            input: .action(.newWindow),
            notes: [
                "trace new-window", outside, "resume", "configuration #3", "connect #3 to App.SceneDelegate",
                "scene #3 willEnterForeground", "notify willEnterForeground", "layOut #3", "scene #3 didBecomeActive",
                "notify didBecomeActive", "appear #3", "disconnect #2",
            ] + settled),
        Case(
            testDescription: "a new scene beside an inactive one makes both active",
            before: [.launch(.run), .action(.switcher)],
            input: ask(.activate(SceneActivation(request: 1))),
            notes: [
                "configuration #2", "connect #2 to App.SceneDelegate", "scene #2 willEnterForeground", "layOut #2",
                "scene #1 didBecomeActive", "scene #2 didBecomeActive", "notify didBecomeActive", "appear #2", "settle",
            ]),
        Case(
            testDescription: "leaving the app destroys only the windows that were left",
            before: [
                .launch(.run), .action(.newWindow),
                ask(.destructionConditions(session: number(1), [.userInitiatedDismissal])),
                ask(.destructionConditions(session: number(2), [.userInitiatedDismissal])),
            ],
            input: .action(.home),
            notes: [
                "trace home", "scene #2 willResignActive", "notify willResignActive", "saveState #2",
                "scene #2 didEnterBackground", "notify didEnterBackground", "disconnect #2", "discard #2",
            ] + settled),
    ]

    @Test(arguments: cases)
    func `The windows of a device follow from its inputs`(_ table: Case) {
        var harness = Self.several
        harness.play(table.before)
        _ = harness.takeNotes()
        harness.play(table.input)
        #expect(harness.notes == table.notes)
    }

    @Test func `On a phone, a reclaimed scene's session is discarded when its card is swiped away`() {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.home), .action(.reclaim)])
        _ = harness.takeNotes()
        harness.play(.action(.swipe(card: 1)))
        #expect(harness.notes == ["trace swipe", "discard #1", "willTerminate", "kill", "settled"])
    }

    @Test func `An app without scenes that was started in the background enters the foreground`() {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.play(.launch(.background))
        _ = harness.takeNotes()
        harness.play(.action(.activate))
        #expect(
            harness.notes == [
                "trace activate", "app willEnterForeground", "layOut", "app didBecomeActive", "appear", "settle",
                "settled",
            ])
    }

    @Test func `An app without scenes is swiped away by its one card, whatever an earlier build left`() {
        var harness = Self.several
        harness.play([.launch(.run), .action(.newWindow)])
        var old = PretendApp.withoutScenes
        old.description.sdk = SystemVersion(16)
        harness.app = old
        harness.play([.install(old.description), .launch(.run)])
        _ = harness.takeNotes()
        harness.play(.action(.swipe(card: 1)))
        #expect(
            harness.notes == [
                "trace swipe", "app willResignActive", "app didEnterBackground", "willTerminate", "kill", "settled",
            ])
    }

    @Test func `A build installed over a running app ends it`() {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        _ = harness.takeNotes()
        harness.play(.install(PretendApp().description))
        #expect(harness.notes == ["kill", "settled"])
        #expect(harness.device.apps["app"]?.process == nil)
    }

    @Test func `A request made before an action is granted before it`() {
        var harness = Self.several
        harness.play([.launch(.run), .action(.home)])
        _ = harness.takeNotes()
        var device = harness.device
        // The request waits for the run loop; the user does not.
        var commands: [Command] = []
        let inputs: [DeviceInput] = [
            Self.ask(.refresh(session: Self.number(1))), .action(.suspend),
            Self.ask(.destroy(request: 1, session: Self.number(1))),
        ]
        for input in inputs {
            for case .tell(let command) in device.receive(input, for: "app") { commands.append(command) }
        }
        var notes = commands.map(\.instruction.words)
        while let command = commands.popLast() {
            for effect in device.receive(.message(.replied(id: command.id, .done)), for: "app") {
                notes.append(effect.words)
                if case .tell(let command) = effect { commands.append(command) }
            }
        }
        #expect(
            notes == ["settle", "disconnect #1", "discard #1", "settle", "trace suspend", "suspend", "settled"])
    }
}
