import UIKit

@objc(TestingAppDelegate)
class TestingAppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        var hasTestingSession = false
        // A set has no order. Sorted, every run does the same.
        for session in application.openSessions.sorted(by: { $0.persistentIdentifier < $1.persistentIdentifier }) {
            if !hasTestingSession, session.configuration.delegateClass == TestingSceneDelegate.self {
                hasTestingSession = true
            } else {
                application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
            }
        }
        print("Sessions left:", application.openSessions.count)
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestingSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
    }
}
