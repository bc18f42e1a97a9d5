import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if NSClassFromString("XCTestCase") != nil { return true }
        let visits = UserDefaults.standard.integer(forKey: "visits") + 1
        UserDefaults.standard.set(visits, forKey: "visits")
        print("Visit number \(visits)")
        guard let server = ProcessInfo.processInfo.environment["SERVER"] else {
            print("Nobody has set SERVER")
            abort()
        }
        print("The app opens its database and calls \(server)")
        return true
    }
}
