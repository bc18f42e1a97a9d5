import DeviceWalks
import Lifecycle
import Testing

/// The commands that a device sends to an app at launch, as whole lists.
struct LaunchTests {
    static let began = ["createApplication", "willFinishLaunching", "didFinishLaunching"]

    static func shown(_ id: String) -> [String] {
        [
            "scene \(id) willEnterForeground", "layOut \(id)", "scene \(id) didBecomeActive", "notify didBecomeActive",
            "appear \(id)",
        ]
    }

    static let settled = ["settle", "settled"]

    @Test func `A fresh launch asks for a configuration`() {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        #expect(
            harness.notes == [
                "start run",
                "begin []",
                "createApplication",
                "willFinishLaunching",
                "didFinishLaunching",
                "configuration #1",
                "connect #1 to App.SceneDelegate",
                "scene #1 willEnterForeground",
                "layOut #1",
                "scene #1 didBecomeActive",
                "notify didBecomeActive",
                "appear #1",
                "settle",
                "settled",
            ])
    }

    @Test func `A launch by Xcode's Test tells the same, then runs the tests`() {
        var harness = DeviceHarness(.understudy)
        harness.play([.launch(.test), .runTests])
        #expect(
            harness.notes == ["start test", "begin []"] + Self.began
                + ["configuration #1", "connect #1 to Tests.SceneDelegate"] + Self.shown("#1") + Self.settled
                + ["runTests"] + Self.settled)
    }

    @Test func `What is asked for early comes after the launch`() {
        var harness = DeviceHarness()
        var early = harness.device
        _ = early.receive(.launch(.run), for: "app")
        #expect(early.receive(.action(.home), for: "app") == [])
        harness.device = early
        harness.play(.message(.entered))
        #expect(harness.notes == ["begin []"])
    }

    @Test func `A relaunch uses the stored configuration`() {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.terminate)])
        _ = harness.takeNotes()
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["start run", "begin [#1]"] + Self.began
                + ["resolve #1", "connect #1 to App.SceneDelegate"] + Self.shown("#1") + Self.settled)
    }

    @Test func `A stored configuration that cannot be resolved is asked for anew`() {
        var harness = DeviceHarness(.understudy)
        harness.play([.launch(.test), .action(.terminate)])
        _ = harness.takeNotes()
        harness.app = PretendApp()
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["start run", "begin [#1]"] + Self.began
                + ["resolve #1", "configuration #1", "connect #1 to App.SceneDelegate"] + Self.shown("#1")
                + Self.settled)
    }

    @Test func `Tests that flush the sessions are asked, under the same identifier`() {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.terminate)])
        _ = harness.takeNotes()
        harness.app = .flushingUnderstudy
        harness.play(.launch(.test))
        #expect(
            harness.notes == ["start test", "begin [#1]"] + Self.began
                + ["configuration #1", "connect #1 to Tests.SceneDelegate"] + Self.shown("#1") + Self.settled)
        #expect(
            harness.device.apps["app"]?.sessions == [
                SessionRecord(
                    id: "5CE4E000-0000-4000-8000-000000000001",
                    configuration: SceneConfiguration(name: "Main", delegateClass: "Tests.SceneDelegate"))
            ])
    }

    @Test func `Tests that do not flush get production's scene delegate`() {
        var harness = DeviceHarness()
        harness.play([.launch(.run), .action(.terminate)])
        _ = harness.takeNotes()
        harness.app = .understudy
        harness.play(.launch(.test))
        #expect(
            harness.notes == ["start test", "begin [#1]"] + Self.began
                + ["resolve #1", "connect #1 to App.SceneDelegate"] + Self.shown("#1") + Self.settled)
    }

    @Test func `Each order carries the rule that causes it`() {
        var device = Device(system: SystemVersion(17))
        var app = PretendApp()
        var commands: [[String]] = []
        _ = device.receive(.install(app.description), for: "app")
        var inputs: [DeviceInput] = [.launch(.run), .message(.entered)]
        while !inputs.isEmpty {
            for case .tell(let command) in device.receive(inputs.removeFirst(), for: "app") {
                commands.append([command.instruction.words, command.rule])
                inputs += app.perform(command).map(DeviceInput.message)
            }
        }
        #expect(
            commands == [
                ["begin []", "launch.application-first"],
                ["createApplication", "launch.application-first"],
                ["willFinishLaunching", "launch.will-finish"],
                ["didFinishLaunching", "launch.did-finish"],
                ["configuration #1", "session.unknown"],
                ["connect #1 to App.SceneDelegate", "scene.will-connect"],
                ["scene #1 willEnterForeground", "scene.enter-foreground"],
                ["layOut #1", "view.child-loads-at-layout"],
                ["scene #1 didBecomeActive", "scene.become-active"],
                ["notify didBecomeActive", "action.application-notifications"],
                ["appear #1", "view.appears"],
                ["settle", "launch.settled"],
            ])
    }

    /// The actions that launch an app for something, with the words of their delivery.
    static let deliveries: [(Action, String)] = [
        (.openURL("app://page"), "url=app://page"), (.continueActivity("reading"), "activity=reading"),
        (.shortcut("new"), "shortcut=new"),
    ]

    @Test(arguments: deliveries) func `Without scenes, an app that returns false is handed nothing`(
        action: Action, words: String
    ) {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.app.declinesLaunch = true
        harness.play(.action(action))
        #expect(
            harness.notes == [
                "trace \(action.name)", "start homeScreen", "begin []", "createApplication", "loadMainStoryboard Main",
                "willFinishLaunching for \(words)", "didFinishLaunching for \(words)", "showMainWindow", "layOut",
                "app didBecomeActive", "appear", "settle", "settled",
            ])
    }

    @Test func `With scenes, the results of the launch methods decide nothing`() {
        var declining = DeviceHarness()
        declining.app.declinesLaunch = true
        var plain = DeviceHarness()
        declining.play(.action(.openURL("app://page")))
        plain.play(.action(.openURL("app://page")))
        #expect(declining.notes == plain.notes)
    }

    @Test(arguments: [[], [Reading.backgroundLaunchAppears]])
    func `Without scenes, a launch into the background shows the window if one witness is believed`(
        readings: [Reading]
    ) {
        var harness = DeviceHarness(.withoutScenes, Conditions(system: SystemVersion(12), readings: readings))
        harness.play(.action(.backgroundLaunch))
        #expect(
            harness.notes == [
                "trace background-launch", "start background", "begin []", "createApplication",
                "loadMainStoryboard Main", "willFinishLaunching", "didFinishLaunching", "showMainWindow",
            ] + (readings.isEmpty ? [] : ["layOut", "appear"]) + Self.settled)
    }

    @Test func `A tapped notification comes after the connection and before the scene is active`() {
        var harness = DeviceHarness()
        harness.play(.action(.notification("curtain")))
        #expect(
            harness.notes == [
                "trace notification=curtain", "start homeScreen", "begin []", "createApplication",
                "willFinishLaunching", "didFinishLaunching", "configuration #1 for notification=curtain",
                "connect #1 to App.SceneDelegate for notification=curtain", "scene #1 willEnterForeground",
                "deliver for notification=curtain to #1", "layOut #1", "scene #1 didBecomeActive",
                "notify didBecomeActive", "appear #1",
            ] + Self.settled)
        harness.play(.action(.home))
        _ = harness.takeNotes()
        harness.play(.action(.notification("curtain")))
        #expect(
            harness.notes == [
                "trace notification=curtain", "scene #1 willEnterForeground", "notify willEnterForeground",
                "deliver for notification=curtain to #1", "scene #1 didBecomeActive", "notify didBecomeActive",
            ] + Self.settled)
    }

    @Test func `Without scenes, a tapped notification comes whatever the launch methods return`() {
        var harness = DeviceHarness(.withoutScenes, system: SystemVersion(12))
        harness.app.declinesLaunch = true
        harness.play(.action(.notification("curtain")))
        #expect(
            harness.notes == [
                "trace notification=curtain", "start homeScreen", "begin []", "createApplication",
                "loadMainStoryboard Main", "willFinishLaunching for notification=curtain",
                "didFinishLaunching for notification=curtain", "showMainWindow", "deliver for notification=curtain",
                "layOut", "app didBecomeActive", "appear",
            ] + Self.settled)
    }
}
