import Lifecycle
import TestSupport

extension RuleScenario {
    /// An app that prints its state during a launch.
    private static func stating(_ name: String, _ shape: SampleTemplate.Shape) -> SampleTemplate {
        let printing = { (place: String) in "print(\"\(place): \\(UIApplication.shared.applicationState.rawValue)\")" }
        return SampleTemplate(
            name: name, shape: shape,
            bodies: [
                "willFinishLaunching": printing("willFinish"), "didFinishLaunching": printing("didFinish"),
                "willConnectTo": printing("willConnectTo"),
            ],
            members: [
                "AppDelegate": """
                override init() {
                    super.init()
                    \(printing("init"))
                }
                """
            ])
    }

    /// An app without scenes whose delegate returns false from a launch method.
    private static func declining(_ method: String) -> SampleTemplate {
        SampleTemplate(
            name: "Declining" + method, shape: .application,
            bodies: [method: "if !\"\".isEmpty { return true }; return false;"],
            members: [
                "AppDelegate": """
                func application(
                    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {}
                """
            ])
    }

    private static let states = LogProjection.everything.with { $0.writesStates = true }

    /// The app's state around a launch, and the results of the launch methods.
    static let launchStates: [Scenario] = [
        Scenario(
            name: "The app's state at a launch with scenes", built: stating("Stating", .scenes).built,
            acts: [.run(.terminate, .backgroundLaunch)], projection: .everything),
        Scenario(
            name: "The app's state at a launch without scenes", built: stating("StatingAlone", .application).built,
            device: Conditions(system: SystemVersion(12)), acts: [.run(.terminate, .backgroundLaunch)],
            projection: .everything),
        Scenario(
            name: "Without scenes, in the background: the view appears as well", built: GoldenLog.old.built,
            device: Conditions(system: SystemVersion(12), readings: [.backgroundLaunchAppears]),
            acts: [.run(.terminate, .backgroundLaunch, .activate)], projection: .everything),
        Scenario(
            name: "Without scenes, in the background: the view appears once it is opened", built: GoldenLog.old.built,
            device: Conditions(system: SystemVersion(12)),
            acts: [.run(.terminate, .backgroundLaunch, .activate)], projection: .everything),
        Scenario(
            name: "Launched for a URL without scenes, and false returned at the end",
            built: declining("didFinishLaunching").built, device: Conditions(system: SystemVersion(12)),
            acts: [.run(.terminate, .openURL("app://page"), .openURL("app://other"))], projection: .everything),
        Scenario(
            name: "Launched for an action of the icon without scenes, and false returned at the start",
            built: declining("willFinishLaunching").built, device: Conditions(system: SystemVersion(12)),
            acts: [.run(.terminate, .shortcut("app.new"), .shortcut("app.other"))], projection: .everything),
        Scenario(
            name: "The main run loop turns in didFinishLaunching",
            built: SampleTemplate(
                name: "Spinning",
                bodies: ["didFinishLaunching": "RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))"]
            ).built,
            acts: [.run()], projection: states),
        Scenario(
            name: "State restoration of view controllers is asked for",
            built: SampleTemplate(
                name: "Restoring",
                members: [
                    "AppDelegate": """
                    func application(
                        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
                    ) -> Bool { true }
                    """
                ]
            ).built,
            acts: [.run()], projection: states),
        Scenario(
            name: "Windows on iPadOS 26", built: GoldenLog.several.built,
            device: Conditions(idiom: .pad, system: SystemVersion(26)), acts: [.run(.newWindow)], projection: states),
        Scenario(
            name: "Memory is short, and view controllers hear of it",
            built: SampleTemplate(
                name: "Remembering",
                members: [
                    "ViewController": "override func didReceiveMemoryWarning() { print(\"view controller\") }",
                    "AppDelegate": """
                    let observer = NotificationCenter.default.addObserver(
                        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
                    ) { _ in print("notification") }
                    """,
                ]
            ).built,
            acts: [.run(.memoryWarning)], projection: .everything),
        Scenario(
            name: "A SwiftUI view that would go on with an activity",
            built: {
                try await .small(
                    "Continuing",
                    [
                        "App.swift": """
                        import SwiftUI

                        @main struct ContinuingApp: App {
                            var body: some Scene {
                                WindowGroup { Text("Reading").onContinueUserActivity("app.reading") { _ in } }
                            }
                        }
                        """,
                        "Info.plist": SwiftUISamples.generated,
                    ])
            },
            acts: [.run(.continueActivity("app.reading"))], projection: states),
    ]

    /// An app whose own object hears of notifications.
    private static func notified(_ name: String, _ shape: SampleTemplate.Shape) -> SampleTemplate {
        SampleTemplate(
            name: name, shape: shape,
            bodies: [
                "didFinishLaunching": "UNUserNotificationCenter.current().delegate = notifications",
                "willConnectTo": #"print(options.notificationResponse?.notification.request.identifier ?? "nothing")"#,
            ],
            members: ["AppDelegate": "let notifications = Notifications()"],
            extra: """
                import UserNotifications

                class Notifications: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        print(response.notification.request.identifier, UIApplication.shared.applicationState.rawValue)
                        completionHandler()
                    }
                }
                """)
    }

    /// Taps on notifications.
    static let notifications: [Scenario] = [
        Scenario(
            name: "A notification tapped with scenes", built: notified("Notified", .scenes).built,
            acts: [.run(.terminate, .notification("first"), .home, .notification("second"))], projection: .everything),
        Scenario(
            name: "A notification tapped without scenes", built: notified("NotifiedAlone", .application).built,
            device: Conditions(system: SystemVersion(12)),
            acts: [.run(.terminate, .notification("first"), .home, .notification("second"))], projection: .everything),
    ]
}
