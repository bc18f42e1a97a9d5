import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let visits = UserDefaults.standard.integer(forKey: "visits") + 1
        UserDefaults.standard.set(visits, forKey: "visits")
        print("Visit number \(visits)")
        print("The app opens its database")
        return true
    }
}
