import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    let tracker = Tracker(name: "repertory")
    let started: Date = Date()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tracker.note("launched")
        Theme.current.apply()
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        tracker.note("discarded \(sceneSessions.count)")
    }
}
