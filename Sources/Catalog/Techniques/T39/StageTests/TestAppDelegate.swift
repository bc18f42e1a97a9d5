import UIKit

class TestAppDelegate: UIResponder, UIApplicationDelegate {
    @available(iOS 13, *)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestSceneDelegate.self
        configuration.storyboard = nil
        return configuration
    }
}
