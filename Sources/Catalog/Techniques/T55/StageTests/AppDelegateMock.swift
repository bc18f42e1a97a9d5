import UIKit

@objc(AppDelegateMock)
class AppDelegateMock: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("AppDelegateMock", #function)
        if #available(iOS 13, *) {
            removeSessions(from: application)
        }
        return true
    }

    @available(iOS 13, *)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegateMock.self
        configuration.storyboard = nil
        return configuration
    }
}

extension AppDelegateMock {
    @available(iOS 13, *)
    private func removeSessions(from application: UIApplication) {
        for session in application.openSessions {
            application.perform(Selector(("_removeSessionFromSessionSet:")), with: session)
        }
    }
}
