import UIKit

class TestingAppDelegate: UIResponder, UIApplicationDelegate {
    @available(iOS 13, *)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Test Configuration", sessionRole: connectingSceneSession.role)
    }
}
