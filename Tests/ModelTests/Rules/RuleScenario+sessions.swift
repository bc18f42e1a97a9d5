import Lifecycle
import TestSupport

extension RuleScenario {
    private static let configuring = LogProjection(
        "configurationForConnecting", "willConnectTo", "didDiscardSceneSessions"
    )
    .with {
        $0.classes = .all
        $0.writesMessages = true
    }
    private static let identified = LogProjection("configurationForConnecting", "willConnectTo").with {
        $0.writesScenes = true
    }

    /// Tells what it knows about its sessions.
    static let knowing = SampleTemplate(
        name: "Knowing",
        bodies: [
            "willFinishLaunching": #"print("will finish: \(application.openSessions.count)")"#,
            "didFinishLaunching": """
            for session in application.openSessions {
                application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
            }
            print("removed: \\(application.openSessions.count)")
            """,
            "willConnectTo": """
            print("connecting: \\(UIApplication.shared.openSessions.count), \\(session.userInfo ?? [:])")
            session.userInfo = ["seen": true]
            """,
        ])

    /// An app whose Info.plist names a class that only the test bundle has.
    private static let byName = SampleTemplate(
        name: "ByName", configures: false, delegateClass: "TestingSceneDelegate",
        tests: """
            import Testing
            import UIKit

            @objc(TestingSceneDelegate) class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
            }

            @Test func passes() {}
            """)

    private static let knowledge = LogProjection("configurationForConnecting").with { $0.writesPrints = true }

    /// The things that a device remembers of an app.
    static let sessions: [Scenario] = [
        Scenario(
            name: "X1, the default: a test run stores its session", built: BuiltSample.stageWithoutFlush,
            acts: [.before(.test), .test()], projection: configuring),
        Scenario(
            name: "X1: a test run stores nothing", built: BuiltSample.stageWithoutFlush,
            device: Conditions(system: SystemVersion(17), readings: [.testRunsStoreNothing]),
            acts: [.before(.test), .test()], projection: configuring),
        Scenario(
            name: "A stored class that is gone: asked after all", built: GoldenLog.stage,
            acts: [.before(.test), .run()],
            projection: configuring),
        Scenario(
            name: "A stored class that is gone: the screen stays black", built: GoldenLog.stage,
            device: Conditions(system: SystemVersion(17), readings: [.missingClassStaysBlack]),
            acts: [.before(.test), .run()], projection: configuring),
        Scenario(
            name: "Sessions removed privately are asked for anew", built: GoldenLog.stage,
            acts: [.before(.run), .test()], projection: configuring),
        Scenario(
            name: "X2, the default: removal shows in openSessions", built: knowing.built,
            acts: [.before(.run), .run()],
            projection: knowledge),
        Scenario(
            name: "X2: removal leaves openSessions as it is", built: knowing.built,
            device: Conditions(system: SystemVersion(17), readings: [.removalKeepsOpenSessions]),
            acts: [.before(.run), .run()], projection: knowledge),
        Scenario(
            name: "X2: on iOS 15 openSessions is empty at launch", built: knowing.built,
            device: Conditions(system: SystemVersion(15), readings: [.openSessionsEmptyAtLaunch]),
            acts: [.before(.run), .run()], projection: knowledge),
        Scenario(
            name: "What the app keeps in a session comes back",
            built: SampleTemplate(
                name: "Keeping",
                bodies: [
                    "willConnectTo": """
                    print("\\(session.userInfo ?? [:])")
                    session.userInfo = ["seen": true]
                    """
                ]
            ).built,
            acts: [.run(), .run()], projection: LogProjection().with { $0.writesPrints = true }),
        Scenario(
            name: "Swiped away while suspended: told at the next launch", built: GoldenLog.plain.built,
            acts: [.run(.home, .suspend, .swipe(card: 1), .activate)], projection: .everything),
        Scenario(
            name: "Swiped away while suspended: told before the first scene connects", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(17), readings: [.discardsBeforeConnection]),
            acts: [.run(.home, .suspend, .swipe(card: 1), .activate)], projection: .everything),
        Scenario(
            name: "Swiped away while not running: the configuration is kept", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(15), readings: [.offlineSwipeKeepsConfiguration]),
            acts: [.run(.home, .terminate, .swipe(card: 1), .activate)], projection: .everything),
        Scenario(
            name: "Swiped away while not running: asked again", built: GoldenLog.plain.built,
            acts: [.run(.home, .terminate, .swipe(card: 1), .activate)], projection: .everything),
        Scenario(
            name: "Stored by name: the entry's class comes with the test bundle", built: byName.built,
            acts: [.before(.run), .test()], projection: configuring),
        Scenario(
            name: "A card keeps its identifier, a new card has a new one", built: GoldenLog.plain.built,
            acts: [.run(.terminate, .activate, .swipe(card: 1), .activate)], projection: identified),
        Scenario(
            name: "Deleted and installed again", built: GoldenLog.plain.built, acts: [.run(.reinstall, .activate)],
            projection: identified),
    ]
}
