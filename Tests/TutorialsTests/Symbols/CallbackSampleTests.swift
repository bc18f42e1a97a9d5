import Building
import Foundation
import Lifecycle
import Runs
import Samples
import Simulator
import TestSupport
import Testing
import Tutorials

/// The documented callbacks are not in the way of code that implements them, or does not, or calls them.
@Suite struct CallbackSampleTests {
    @Test(.serialized, arguments: ["5", "6"])
    func `Delegates compile without a warning and hear their own methods`(languageMode: String) async throws {
        let sample = Sample(
            name: "Stage",
            app: Sample.Target(
                name: "Stage", module: "Stage",
                sources: [
                    SourceFile(path: "/Stage/Delegates.swift", text: Self.delegates),
                    SourceFile(path: "/Stage/main.swift", text: Self.main),
                ], languageMode: languageMode),
            description: AppDescription(
                bundleIdentifier: "org.understudy.Stage", name: "Stage", sceneManifest: SceneManifest()),
            infoPlist: #"<plist version="1.0"><dict/></plist>"#)
        let builder = try await TestBuilder.shared.value
        let build = try await builder.build(sample)
        #expect(build.product.warnings == [])
        #expect(
            build.notes == [
                """
                /Stage/Delegates.swift:73:21: note: UIKit does not see scene(_:willConnectTo:options:) of Unmarked: the \
                class does not adopt UIWindowSceneDelegate or UISceneDelegate, and since Swift 4 Objective-C sees no \
                other method or property that is not marked. Adopt the protocol, or write @objc before it.
                """
            ])
        var printed: [String] = []
        let run = AppRun(
            app: LaunchableApp(sample, build.product, builder.modules.reference),
            device: Device(idiom: .phone, system: SystemVersion(26)), launch: .run)
        _ = try await run.run { event in
            if event.kind == .console, event.lane == .console, let text = event.text { printed.append(text) }
        }
        #expect(
            printed == [
                "Stage: didFinish", "Loose: didFinish", "loose true", "will nil", "open nil", "active has",
                "resign nil",
                "Stage: active", "Stage: discarded 0", "window empty", "no window", "default true",
                "Stage: willConnect", "Stage: openURLContexts 0", "continue nil", "Stage: scene active",
            ])
    }

    /// Both roles in one class, a subclass, a delegate without a protocol and one with types of Swift's early years.
    private static let delegates = """
        import UIKit

        class Stage: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                print("Stage: didFinish")
                ask(application)
                return true
            }

            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = Under.self
                return configuration
            }

            func applicationDidBecomeActive(_ application: UIApplication) {
                print("Stage: active")
            }

            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
                print("Stage: discarded \\(sceneSessions.count)")
            }

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                print("Stage: willConnect")
                scene.delegate?.scene?(scene, openURLContexts: [])
                print("continue", scene.delegate?.scene?(scene, continue: NSUserActivity(activityType: "a")) == nil ? "nil" : "has")
            }

            func sceneDidBecomeActive(_ scene: UIScene) {
                print("Stage: scene active")
            }

            private func ask(_ application: UIApplication) {
                let loose: any UIApplicationDelegate = Loose()
                print("loose", loose.application?(application, didFinishLaunchingWithOptions: nil) as Bool? ?? false)
                let delegate = application.delegate
                let will: Bool? = delegate?.application?(application, willFinishLaunchingWithOptions: nil)
                print("will", will.map { "\\($0)" } ?? "nil")
                let opened: Bool? = delegate?.application?(application, open: URL(fileURLWithPath: "/"), options: [:])
                print("open", opened.map { "\\($0)" } ?? "nil")
                print("active", delegate?.applicationDidBecomeActive == nil ? "nil" : "has")
                print("resign", delegate?.applicationWillResignActive == nil ? "nil" : "has")
                delegate?.applicationDidBecomeActive?(application)
                delegate?.application?(application, didDiscardSceneSessions: [])
                if let window = delegate?.window { print(window == nil ? "window empty" : "window") }
                print(loose.window == nil ? "no window" : "window")
                print("default", loose.application(application, willFinishLaunchingWithOptions: nil))
            }
        }

        class Under: Stage {
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                print("Stage: openURLContexts \\(URLContexts.count)")
            }
        }

        class Loose: NSObject, UIApplicationDelegate {
            func application(_ application: UIApplication!, didFinishLaunchingWithOptions launchOptions: NSDictionary?) -> Bool {
                print("Loose: didFinish")
                return true
            }
        }

        class Unmarked: NSObject {
            @MainActor func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
        }

        class Silent: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
            let application = "mine"
            var scene: UIScene?
            func title() -> String { application + (scene?.title ?? "") }
        }
        """

    private static let main = """
        import UIKit

        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Stage.self))
        """
}
