import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Windows without a root view controller, shown while an app without scenes is launched.
    struct BareWindowTests {
        static func play(_ body: String, keys: String = "") async throws -> BuiltSample.RunResult {
            let main = """
                import UIKit

                class Lead: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        \(body)
                        return true
                    }
                    func applicationDidBecomeActive(_ application: UIApplication) {}
                }


                """ + ApplicationMainTests.call("nil", "NSStringFromClass(Lead.self)")
            return try await ApplicationMainTests.Beginning(main: main, keys: keys).perform()
        }

        static let launched = [
            "state Opening.Lead.delegate [launch.application-first]",
            "call Opening.Lead.\(ApplicationMainTests.didFinish) [launch.did-finish]",
        ]
        static let nothing = "state rootViewController none: the window shows nothing [launch.did-finish]"
        static let active = "call Opening.Lead.applicationDidBecomeActive(_:) [launch.application-active]"

        @Test(arguments: ["window?.makeKeyAndVisible()", "window?.isHidden = false"])
        func `One that is on screen once the launch ends, ends the app`(shows: String) async throws {
            let run = try await Self.play(shows)
            #expect(
                ConfigurationSample.shown(run) == Self.launched + [
                    Self.nothing,
                    "fault NSInternalInconsistencyException Application windows are expected to have a root view controller at the end of application launch [view.root-expected]",
                ])
            #expect(run.verdict.exit == .crashed)
        }

        @Test(arguments: ["window?.isHidden = true", "window = nil"])
        func `One that is hidden again, or gone, does not`(after: String) async throws {
            let run = try await Self.play("window?.makeKeyAndVisible(); \(after)")
            let gone =
                "state window the app does not keep the window: it is gone, with what it shows [view.window-kept-by-app]"
            #expect(
                ConfigurationSample.shown(run) == Self.launched + [Self.nothing]
                    + (after == "window = nil" ? [gone] : []) + [
                        Self.active
                    ])
            #expect(run.verdict.exit == .finished)
        }

        @Test func `One that is given its root view controller in time does not`() async throws {
            let run = try await Self.play(
                "window?.makeKeyAndVisible(); window?.rootViewController = UIViewController()")
            #expect(
                ConfigurationSample.shown(run) == Self.launched + [
                    Self.nothing, "state rootViewController UIViewController [view.loads-when-shown]", Self.active,
                ])
            #expect(run.verdict.exit == .finished)
        }

        @Test func `One that was never shown does not`() async throws {
            let run = try await Self.play("")
            #expect(ConfigurationSample.shown(run) == Self.launched + [Self.active])
            #expect(run.verdict.exit == .finished)
        }

        @Test func `In an app with scenes it does not`() async throws {
            let show = """
                import UIKit
                class Host: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let scene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: scene)
                        window?.makeKeyAndVisible()
                    }
                    func sceneDidBecomeActive(_ scene: UIScene) {}
                }

                """
            let run = try await ConfigurationSample(
                entries: [ConfigurationSample.entry("Main", delegate: "Company.Host")], files: ["Host.swift": show]
            ).perform()
            #expect(
                ConfigurationSample.shown(run).suffix(3) == [
                    "call Company.Host.scene(_:willConnectTo:options:) [scene.will-connect]",
                    "state rootViewController none: the window shows nothing [scene.will-connect]",
                    "call Company.Host.sceneDidBecomeActive(_:) [scene.become-active]",
                ])
            #expect(run.verdict.exit == .finished)
        }
    }
}
