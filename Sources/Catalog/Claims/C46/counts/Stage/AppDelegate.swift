import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Coverage.functions.append("AppDelegate.\(#function)")
        if #available(iOS 13, *) {} else {
            window = Interface.window(window)
        }
        return true
    }
}
