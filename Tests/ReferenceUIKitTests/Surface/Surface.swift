/// Code that uses each symbol of UIKit's surface around launch and scenes once, its type written out, as Apple's
/// headers and documentation have it. It is compiled, not run.
enum Surface {
    /// The lines, by the symbol whose members they use.
    static let rows: [(symbol: String, code: String)] = application + scenes + sessions + windows + views

    /// A source file with a function for each row.
    static var source: String {
        let functions = rows.enumerated().map { index, row in
            """
            // \(row.symbol)
            @MainActor func row\(index)(
                app: UIApplication, scene: UIScene, windowScene: UIWindowScene, session: UISceneSession, window: UIWindow,
                controller: UIViewController, view: UIView, options: UIScene.ConnectionOptions, activity: NSUserActivity,
                delegate: (any UIApplicationDelegate)?, sceneDelegate: (any UIWindowSceneDelegate)?, url: URL
            ) {
            \(row.code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            }
            """
        }
        return "import UIKit\n\n" + functions.joined(separator: "\n\n") + "\n\n" + nonisolated
    }

    /// The symbols that belong to no actor.
    private static let nonisolated = """
        nonisolated func names() -> [Notification.Name] {
            [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
                UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
                UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
                UIScene.didEnterBackgroundNotification, UIWindow.didBecomeVisibleNotification,
                UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
                UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
            ]
        }

        nonisolated func sendable() -> (UIColor, UITraitCollection, UIScene.DestructionCondition, UISceneSession.Role) {
            (.red, UITraitCollection(userInterfaceStyle: .dark), .systemDisconnection, .windowApplication)
        }
        """
}
