import Lifecycle
import TestSupport

extension RuleScenario {
    private static let restoring = SampleTemplate(
        name: "Restoring", bodies: ["stateRestorationActivity": #"NSUserActivity(activityType: "app.page")"#],
        keys: "<key>NSUserActivityTypes</key><array><string>app.page</string></array>")
    private static let unlisted = SampleTemplate(
        name: "Unlisted", bodies: ["stateRestorationActivity": #"NSUserActivity(activityType: "app.page")"#],
        keys: "<key>NSUserActivityTypes</key><array><string>app.other</string></array>")
    private static let continuing = SampleTemplate(name: "Continuing", members: GoldenLog.continuation)
    private static let continuingWithoutScenes = SampleTemplate(
        name: "ContinuingWithoutScenes", shape: .application, configures: false, members: GoldenLog.continuation)
    private static let telling = SampleTemplate(
        name: "Telling",
        bodies: [
            "configurationForConnecting": "print(session.role.rawValue)",
            "didFinishLaunching": #"print("launched for \(options?.keys.map(\.rawValue) ?? [])")"#,
            "willConnectTo":
                #"print("connected for \(options.urlContexts.map { $0.url.absoluteString }) \(options.userActivities.map(\.activityType)) \(options.shortcutItem?.type ?? "no shortcut")")"#,
        ])
    private static let leaving = SampleTemplate(
        name: "Leaving",
        bodies: [
            "willConnectTo": "if #available(iOS 26, *) { scene.destructionConditions = [.userInitiatedDismissal] }"
        ])
    private static let ending = SampleTemplate(
        name: "Ending",
        bodies: ["willConnectTo": "if #available(iOS 26, *) { scene.destructionConditions = [.systemDisconnection] }"])
    private static let notified = SampleTemplate(
        name: "Notified",
        bodies: [
            "didFinishLaunching": """
            for name in [
                UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            ] {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { print($0.name.rawValue) }
            }
            """
        ])

    /// The calls that scenes receive.
    static let scenes: [Scenario] = [
        Scenario(
            name: "A scene's state is kept and given back", built: restoring.built,
            acts: [.run(.home, .suspend, .reclaim, .activate)], projection: .everything),
        Scenario(
            name: "A state whose type the Info.plist does not list is not kept", built: unlisted.built,
            acts: [.run(.home, .suspend, .reclaim, .activate)], projection: .everything),
        Scenario(
            name: "An activity for a running app, in front and in the background", built: continuing.built,
            acts: [.run(.continueActivity("app.page"), .home, .continueActivity("app.page"))],
            projection: .everything),
        Scenario(
            name: "An activity without scenes", built: continuingWithoutScenes.built,
            device: Conditions(system: SystemVersion(12)),
            acts: [.run(.home, .continueActivity("app.page"), .terminate, .continueActivity("app.page"))],
            projection: .everything),
        Scenario(
            name: "A suspended app is purged", built: GoldenLog.plain.built,
            acts: [.run(.home, .suspend, .reclaim, .activate)],
            projection: .everything),
        Scenario(
            name: "A scene in the background is reclaimed and comes back", built: GoldenLog.plain.built,
            acts: [.run(.home, .reclaim, .activate)], projection: .everything),
        Scenario(
            name: "Memory is short", built: GoldenLog.plain.built, acts: [.run(.memoryWarning)],
            projection: .everything),
        Scenario(
            name: "An external display comes and goes", built: telling.built, device: pad,
            acts: [.run(.connectDisplay, .disconnectDisplay)], projection: .everything),
        Scenario(
            name: "A session that is destroyed with its process", built: ending.built,
            device: Conditions(system: SystemVersion(26)), acts: [.run(.terminate, .activate)],
            projection: .everything),
        Scenario(
            name: "A session that is destroyed when the user leaves", built: leaving.built,
            device: Conditions(system: SystemVersion(26)), acts: [.run(.home, .activate)], projection: .everything),
        Scenario(
            name: "Launched for a URL", built: telling.built,
            acts: [.run(.terminate, .openURL("app://page"))], projection: .everything),
        Scenario(
            name: "A URL, an activity and a shortcut for a running app", built: GoldenLog.plain.built,
            acts: [.run(.openURL("app://page"), .continueActivity("app.page"), .shortcut("app.new"))],
            projection: .everything),
        Scenario(
            name: "A URL for a running app without scenes", built: GoldenLog.old.built,
            device: Conditions(system: SystemVersion(12)), acts: [.run(.openURL("app://page"))],
            projection: .everything),
        Scenario(
            name: "The application's notifications with scenes", built: notified.built, acts: [.run(.home, .activate)],
            projection: LogProjection("applicationDidBecomeActive", "applicationDidEnterBackground").with {
                $0.writesPrints = true
            }),
    ]
}
