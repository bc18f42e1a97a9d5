import UIKit

@objc(TestingAppDelegate)
class TestingAppDelegate: UIResponder, UIApplicationDelegate {

    // Not called window: UIKit would put the storyboard's window there.
    private var windowBeforeScenes: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("The tests are about to run")
        if #available(iOS 13, *) {
            forgetSessions(of: application)
        } else {
            let window = UIWindow()
            window.rootViewController = TestingRootViewController()
            window.makeKeyAndVisible()
            windowBeforeScenes = window
        }
        return true
    }

    @available(iOS 13, *)
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestingSceneDelegate.self
        configuration.storyboard = nil
        return configuration
    }

    // UIKit asks for a configuration only if it knows no session. Private API: it may go away.
    // A set has no order. Sorted, every run does the same.
    @available(iOS 13, *)
    private func forgetSessions(of application: UIApplication) {
        let removeSession = Selector(("_removeSessionFromSessionSet:"))
        guard application.responds(to: removeSession) else { return }
        for session in application.openSessions.sorted(by: { $0.persistentIdentifier < $1.persistentIdentifier }) {
            application.perform(removeSession, with: session)
        }
    }
}
