import DeviceWalks
import Lifecycle
import Testing

/// The effects of the user's actions, from every state that the app can be in, as whole lists.
struct ActionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The actions before it, after a launch.
        var before: [Action]
        var action: Action
        var notes: [String]

        var testDescription: String { (before + [action]).map(\.name).joined(separator: ", ") }
    }

    static let relaunch =
        ["start homeScreen", "begin [#1]"] + LaunchTests.began + ["resolve #1", "connect #1 to App.SceneDelegate"]
        + LaunchTests.shown("#1") + LaunchTests.settled

    static let inFront = "state nothing happens: iOS suspends an app only in the background"

    static let scenes: [Case] = [
        Case(
            before: [], action: .home,
            notes: [
                "trace home", "scene #1 willResignActive", "notify willResignActive", "saveState #1",
                "scene #1 didEnterBackground", "notify didEnterBackground", "settle", "settled",
            ]),
        // The App Switcher may lie over the home screen: then Home closes it.
        Case(before: [.home], action: .home, notes: ["trace home", "settle", "settled"]),
        Case(
            before: [.home], action: .activate,
            notes: [
                "trace activate", "scene #1 willEnterForeground", "notify willEnterForeground",
                "scene #1 didBecomeActive", "notify didBecomeActive", "settle", "settled",
            ]),
        Case(
            before: [], action: .activate,
            notes: ["trace activate", "state nothing happens: the app is in front already", "settle", "settled"]),
        Case(
            before: [], action: .disconnectDisplay,
            notes: [
                "trace disconnect-display", "state nothing happens: no external display is connected", "settle",
                "settled",
            ]),
        Case(
            before: [.home], action: .controlCenter,
            notes: ["trace control-center", "state nothing happens: the app is not in front", "settle", "settled"]),
        Case(
            before: [], action: .switcher,
            notes: [
                "trace switcher", "scene #1 willResignActive", "notify willResignActive", "settle", "settled",
            ]),
        Case(
            before: [.switcher], action: .activate,
            notes: [
                "trace activate", "scene #1 didBecomeActive", "notify didBecomeActive", "settle", "settled",
            ]),
        Case(
            before: [.switcher], action: .home,
            notes: [
                "trace home", "saveState #1", "scene #1 didEnterBackground", "notify didEnterBackground", "settle",
                "settled",
            ]),
        Case(before: [.home], action: .switcher, notes: ["trace switcher", "settle", "settled"]),
        // A suspended app gets no commands, not even to settle.
        Case(before: [.home], action: .suspend, notes: ["trace suspend", "suspend", "settled"]),
        Case(
            before: [.home, .suspend], action: .suspend,
            notes: ["trace suspend", "state nothing happens: the app is suspended already", "settled"]),
        Case(before: [.home, .suspend], action: .home, notes: ["trace home", "settled"]),
        Case(before: [], action: .suspend, notes: ["trace suspend", inFront, "settle", "settled"]),
        Case(before: [.switcher], action: .suspend, notes: ["trace suspend", inFront, "settle", "settled"]),
        Case(
            before: [.home, .suspend], action: .activate,
            notes: [
                "trace activate", "resume", "scene #1 willEnterForeground", "notify willEnterForeground",
                "scene #1 didBecomeActive", "notify didBecomeActive", "settle", "settled",
            ]),
        Case(
            before: [], action: .swipe(card: 1),
            notes: [
                "trace swipe", "scene #1 willResignActive", "notify willResignActive", "disconnect #1", "discard #1",
                "willTerminate", "kill", "settled",
            ]),
        Case(
            before: [.switcher], action: .swipe(card: 1),
            notes: ["trace swipe", "disconnect #1", "discard #1", "willTerminate", "kill", "settled"]),
        Case(
            before: [.home], action: .swipe(card: 1),
            notes: ["trace swipe", "disconnect #1", "discard #1", "willTerminate", "kill", "settled"]),
        Case(before: [.home, .suspend], action: .swipe(card: 1), notes: ["trace swipe", "kill", "settled"]),
        Case(before: [.terminate], action: .swipe(card: 1), notes: ["trace swipe", "settled"]),
        Case(before: [], action: .terminate, notes: ["trace terminate", "kill", "settled"]),
        Case(before: [.home, .suspend], action: .terminate, notes: ["trace terminate", "kill", "settled"]),
        Case(before: [.terminate], action: .activate, notes: ["trace activate"] + relaunch),
        Case(before: [.terminate], action: .home, notes: ["trace home", "settled"]),
        Case(before: [.terminate], action: .switcher, notes: ["trace switcher", "settled"]),
        Case(before: [], action: .reinstall, notes: ["trace reinstall", "kill", "settled"]),
        Case(before: [.terminate], action: .reinstall, notes: ["trace reinstall", "settled"]),
    ]

    @Test(arguments: scenes)
    func `An action changes an app with scenes`(_ table: Case) {
        var harness = DeviceHarness()
        harness.play([.launch(.run)] + table.before.map(DeviceInput.action))
        _ = harness.takeNotes()
        harness.play(.action(table.action))
        #expect(harness.notes == table.notes)
    }

    @Test(arguments: Action.plain.filter(\.needsProcess))
    func `An action that needs a process says that the app is not running`(_ action: Action) {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.terminate)])
        _ = harness.takeNotes()
        harness.play(.action(action))
        #expect(
            harness.notes == ["trace \(action.info.word)", "state nothing happens: the app is not running", "settled"])
    }

    static let application: [Case] = [
        Case(
            before: [], action: .home,
            notes: ["trace home", "app willResignActive", "app didEnterBackground", "settle", "settled"]),
        Case(
            before: [.home], action: .activate,
            notes: ["trace activate", "app willEnterForeground", "app didBecomeActive", "settle", "settled"]),
        Case(
            before: [], action: .switcher,
            notes: ["trace switcher", "app willResignActive", "settle", "settled"]),
        Case(
            before: [.switcher], action: .activate,
            notes: ["trace activate", "app didBecomeActive", "settle", "settled"]),
        Case(
            before: [.switcher], action: .swipe(card: 1),
            notes: ["trace swipe", "app didEnterBackground", "willTerminate", "kill", "settled"]),
        Case(
            before: [], action: .swipe(card: 1),
            notes: [
                "trace swipe", "app willResignActive", "app didEnterBackground", "willTerminate", "kill", "settled",
            ]),
        Case(before: [.home, .suspend], action: .swipe(card: 1), notes: ["trace swipe", "kill", "settled"]),
    ]

    @Test(arguments: application)
    func `An action changes an app without scenes`(_ table: Case) {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.play([.launch(.run)] + table.before.map(DeviceInput.action))
        _ = harness.takeNotes()
        harness.play(.action(table.action))
        #expect(harness.notes == table.notes)
    }
}
