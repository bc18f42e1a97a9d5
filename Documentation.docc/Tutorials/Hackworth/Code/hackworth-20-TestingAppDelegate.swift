import UIKit

@objc(TestingAppDelegate)
class TestingAppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("The tests are about to run")
        forgetSessions(of: application)
        return true
    }

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
    private func forgetSessions(of application: UIApplication) {
        let removeSession = Selector(("_removeSessionFromSessionSet:"))
        guard application.responds(to: removeSession) else { return }
        for session in application.openSessions {
            application.perform(removeSession, with: session)
        }
    }
}
