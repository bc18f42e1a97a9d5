import UIKit

@objc(TestingAppDelegate)
final class TestingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions
            launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        removeStoredSessions(of: application)
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestingSceneDelegate.self
        return configuration
    }

    /// Makes UIKit ask for a configuration, even if a normal run stored one.
    /// The method that it calls is private API.
    private func removeStoredSessions(of application: UIApplication) {
        let removeSession = Selector(("_removeSessionFromSessionSet:"))
        guard application.responds(to: removeSession) else { return }
        for session in application.openSessions {
            application.perform(removeSession, with: session)
        }
    }
}
