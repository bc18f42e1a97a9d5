import Lifecycle
import TestSupport

extension GoldenLog {
    /// The parts of an app that may write down changes of the phase.
    private enum PhaseWriter { case app, view }

    /// Returns a SwiftUI app that prints changes of its phase.
    ///
    /// - Parameters:
    ///   - adaptor: True if it has its own app delegate.
    ///   - sceneDelegate: True if that configures a scene delegate.
    private static func phases(
        _ name: String, in writer: PhaseWriter, adaptor: Bool = false, sceneDelegate: Bool = false
    ) -> @Sendable () async throws -> BuiltSample {
        let change = #".onChange(of: phase) { phase in print("phase \(phase)") }"#
        let own = "@Environment(\\.scenePhase) private var phase"
        let configuring = """
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
            """
        let app = """
            import SwiftUI

            @main
            struct PhaseApp: App {
                \(adaptor ? "@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate" : "")
                \(writer == .app ? own : "")

                var body: some Scene {
                    WindowGroup { ContentView() }\(writer == .app ? change : "")
                }
            }

            struct ContentView: View {
                \(writer == .view ? own : "")

                var body: some View {
                    Text("Phases")\(writer == .view ? change : "")
                        .onOpenURL { url in print("onOpenURL") }
                        .onContinueUserActivity("NSUserActivityTypeBrowsingWeb") { _ in print("onContinueUserActivity") }
                }
            }
            """
        let delegates = """
            import SwiftUI

            final class AppDelegate: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
                \(sceneDelegate ? configuring : "")
                func applicationDidBecomeActive(_ application: UIApplication) {}
                func applicationWillResignActive(_ application: UIApplication) {}
                func applicationDidEnterBackground(_ application: UIApplication) {}
                func applicationWillEnterForeground(_ application: UIApplication) {}
                func application(
                    _ application: UIApplication, continue activity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                ) -> Bool { true }
            }

            final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    for activity in options.userActivities { print("with \\(activity.activityType)") }
                }
                func sceneDidDisconnect(_ scene: UIScene) {}
                func sceneDidBecomeActive(_ scene: UIScene) {}
                func sceneWillResignActive(_ scene: UIScene) {}
                func sceneWillEnterForeground(_ scene: UIScene) {}
                func sceneDidEnterBackground(_ scene: UIScene) {}
                func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {}
                func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
            }
            """
        return {
            try await .small(
                name, ["App.swift": app, "Delegates.swift": delegates, "Info.plist": SwiftUISamples.generated])
        }
    }

    private static let phaseDelegates = LogProjection(
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "willConnectTo",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
        "scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)"
    ).with(prints)

    /// Adds what the app printed, and leaves out SwiftUI's classes.
    private static func prints(_ projection: inout LogProjection) {
        projection.writesPrints = true
        projection.writesOwnClasses = true
    }

    private static func leaving(_ arrival: String, _ again: String) -> [Scenario.Start] {
        [
            Scenario.Start(
                launch: .run, writing: .under(arrival),
                then: [.init(action: .home, writing: .not), .init(action: .activate, writing: .under(again))])
        ]
    }

    /// Logs of SwiftUI apps, found later.
    static let swiftUI: [Scenario] = [
        Scenario(
            name: "G38 (c): the phase of an App with a scene delegate",
            built: phases("PhaseOfTheApp", in: .app, adaptor: true, sceneDelegate: true),
            device: Conditions(system: SystemVersion(14)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("run"),
                    then: [
                        .init(action: .home, writing: .under("home")),
                        .init(action: .activate, writing: .under("again")),
                    ])
            ],
            projection: LogProjection(
                "willFinishLaunching", "didFinishLaunching", "applicationWillEnterForeground",
                "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
                "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
                "sceneDidDisconnect"
            ).with(prints),
            lines: [
                "run:",
                "willFinishLaunching",
                "didFinishLaunching",
                "sceneWillEnterForeground",
                "phase active",
                "sceneDidBecomeActive",
                "home:",
                "phase inactive",
                "sceneWillResignActive",
                "phase background",
                "sceneDidEnterBackground",
                "again:",
                "phase inactive",
                "sceneWillEnterForeground",
                "phase active",
                "sceneDidBecomeActive",
            ]),
        Scenario(
            name: "G39 SwiftUI1: the phase in a view", built: phases("PhaseInAView", in: .view),
            device: Conditions(system: SystemVersion(16)), acts: leaving("icon cold", "icon bg"),
            projection: phaseDelegates,
            lines: ["icon cold:", "phase active", "icon bg:", "phase inactive", "phase active"]),
        Scenario(
            name: "G39 SwiftUI2: the phase in a view, with an app delegate",
            built: phases("PhaseWithAdaptor", in: .view, adaptor: true), device: Conditions(system: SystemVersion(16)),
            acts: leaving("icon cold", "icon bg"),
            projection: LogProjection("didFinishLaunching").with(prints),
            lines: [
                "icon cold:", "didFinishLaunching", "phase active", "icon bg:", "phase inactive", "phase active",
            ]),
        Scenario(
            name: "G39 SwiftUI3: the phase in a view, with a scene delegate",
            built: phases("PhaseWithScene", in: .view, adaptor: true, sceneDelegate: true),
            device: Conditions(system: SystemVersion(16)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("icon cold"),
                    then: [
                        .init(action: .home, writing: .not), .init(action: .activate, writing: .under("icon bg")),
                        .init(action: .home, writing: .not),
                        .init(action: .continueActivity("widget"), writing: .under("widget bg")),
                    ])
            ],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "willConnectTo", "sceneWillEnterForeground",
                "sceneDidBecomeActive", "scene(_:willContinueUserActivityWithType:)", "scene(_:continue:)"
            ).with(prints),
            lines: [
                "icon cold:",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "phase active",
                "icon bg:",
                "sceneWillEnterForeground",
                "phase inactive",
                "sceneDidBecomeActive",
                "phase active",
                "widget bg:",
                "scene(_:willContinueUserActivityWithType:)",
                "sceneWillEnterForeground",
                "phase inactive",
                "scene(_:continue:)",
                "sceneDidBecomeActive",
                "phase active",
            ]),
        Scenario(
            name: "G51 (a): a universal link for a SwiftUI app with a scene delegate",
            built: phases("Linked", in: .view, adaptor: true, sceneDelegate: true),
            device: Conditions(system: SystemVersion(26)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .not,
                    then: [
                        .init(action: .terminate, writing: .not),
                        .init(action: .continueActivity("NSUserActivityTypeBrowsingWeb"), writing: .under("cold")),
                        .init(action: .continueActivity("NSUserActivityTypeBrowsingWeb"), writing: .under("warm")),
                    ])
            ],
            projection: LogProjection(
                "willConnectTo", "scene(_:continue:)", "application(_:continue:restorationHandler:)"
            )
            .with(prints),
            lines: [
                "cold:", "willConnectTo", "with NSUserActivityTypeBrowsingWeb", "phase active", "warm:",
                "scene(_:continue:)",
            ]),
    ]
}
