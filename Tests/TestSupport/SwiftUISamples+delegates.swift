extension SwiftUISamples {
    /// An app delegate that wants its own scene delegate.
    package static let scene = [
        "SceneApp.swift": """
        import SwiftUI

        @main
        struct SceneApp: App {
            @UIApplicationDelegateAdaptor var delegate: AppDelegate
            @Environment(\\.scenePhase) private var phase

            var body: some Scene {
                WindowGroup { ContentView() }
                    .onChange(of: phase) { print("\\($0)") }
            }
        }

        struct ContentView: View {
            @EnvironmentObject private var delegate: AppDelegate
            @EnvironmentObject private var scene: SceneDelegate

            var body: some View { Text("\\(delegate.words) \\(scene.words)") }
        }

        class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
            @Published var words = "app delegate,"

            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }

            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
        }

        class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
            @Published var words = "scene delegate"

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                print(NSStringFromClass(type(of: scene.delegate!)), NSStringFromClass(session.configuration.delegateClass!))
            }

            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneDidDisconnect(_ scene: UIScene) {}
        }
        """,
        "Info.plist": generated,
    ]

    /// An app whose view and scene delegate both hear of URLs.
    package static let opening = """
        import SwiftUI

        @main
        struct OpenApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
            var body: some Scene {
                WindowGroup { ContentView() }
            }
        }

        struct ContentView: View {
            var body: some View {
                Text("Open").onAppear { print("appears") }.onOpenURL { print("view: \\($0)") }
            }
        }

        class AppDelegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        }

        class SceneDelegate: NSObject, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                print("scene starts: \\(options.urlContexts.map(\\.url))")
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                print("scene: \\(contexts.map(\\.url))")
            }
        }
        """
}
