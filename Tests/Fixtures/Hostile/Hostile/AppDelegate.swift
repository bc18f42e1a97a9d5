import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    override init() {
        super.init()
        Attack.strike("AppDelegate.init")
    }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Attack.strike("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Attack.strike("didFinishLaunching")
        Attack.perform()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Attack.strike("configurationForConnecting")
        return UISceneConfiguration(name: "Main", sessionRole: session.role)
    }
}
