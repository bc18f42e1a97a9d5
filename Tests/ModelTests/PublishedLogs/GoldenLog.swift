import Lifecycle
import TestSupport

/// The logs that developers published. Each list is the log, word for word, with the class names of our own samples.
enum GoldenLog {
    static let all =
        debugAndTestRuns + cold + endings + stored + windows + laterScenes + laterConfigurations + swiftUI

    /// Lines of published logs that no scenario has, and why.
    static let inexpressible = [
        "G13: ViewController.load": "Swift classes have no +load; the compiler refuses to define one.",
        "G39 UIKit2, measured again: windowScene(_:didUpdate:interfaceOrientation:traitCollection:)":
            "It is not modelled: NotModelled, update-before-connection.",
        "G39 UIKit2, measured again: scene(_:restoreInteractionStateWith:) of a session that is asked for":
            "A new session has nothing to restore here. The callback's place is shown with a session that has.",
        "G41 (a), (b), (c): the lines with the name before the one without":
            "It is not known what UIKit looks up there: NotModelled, early-lookups.",
        "G41 (d): the second line without a name": "The same.",
        "G48: the remote injection of a preview": "A preview's agent is not modelled; the launch is an ordinary one.",
        "G51 (b): onContinueUserActivity": "SwiftUI's own part in going on with an activity is not modelled.",
    ]

    /// y-okudera's table of debug runs and test runs, row by row (G01 to G04), and Hackworth's converse (G28).
    static let debugAndTestRuns: [Scenario] = [
        Scenario(
            name: "G01: a debug run, app not installed", built: stage, acts: [.run()], projection: delegates,
            lines: [
                "AppDelegate.didFinishLaunching",
                "AppDelegate.configurationForConnecting",
                "SceneDelegate.willConnectTo",
            ]),
        Scenario(
            name: "G02: a debug run, app already installed", built: stage, acts: [.before(.run), .run()],
            projection: delegates,
            lines: [
                "AppDelegate.didFinishLaunching",
                "SceneDelegate.willConnectTo",
            ]),
        Scenario(
            name: "G03: a unit test run, app not installed", built: stage, acts: [.test()], projection: delegates,
            lines: [
                "TestingAppDelegate.didFinishLaunching",
                "TestingAppDelegate.configurationForConnecting",
                "TestingSceneDelegate.willConnectTo",
            ]),
        Scenario(
            name: "G04: a unit test run after a debug run, no session removed", built: BuiltSample.stageWithoutFlush,
            acts: [.before(.run), .test()], projection: delegates,
            lines: [
                "TestingAppDelegate.didFinishLaunching",
                "SceneDelegate.willConnectTo",
            ]),
        Scenario(
            name: "G28: a run of the app after a test run", built: stage, acts: [.before(.test), .run()],
            projection: LogProjection("configurationForConnecting", "willConnectTo").with {
                $0.classes = .all
                $0.writesMessages = true
            },
            lines: [
                #"[SceneConfiguration] Encoded configuration for UIWindowSceneSessionRoleApplication contained a UISceneDelegate class named "(null)", but no class with that name could be found."#,
                "AppDelegate.configurationForConnecting",
                "SceneDelegate.willConnectTo",
            ]),
    ]

    static func stage() async throws -> BuiltSample { try await .fixture("Stage") }

    static let delegates = LogProjection("didFinishLaunching", "configurationForConnecting", "willConnectTo").with {
        $0.classes = .all
    }
}
