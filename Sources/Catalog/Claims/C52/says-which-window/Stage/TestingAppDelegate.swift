import UIKit

class TestingAppDelegate: UIResponder, UIApplicationDelegate {
    private let made = UIWindow(frame: UIScreen.main.bounds)
    lazy var window: UIWindow? = made

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("the window is the one made with the property: \(window === made)")
        window?.rootViewController = UIViewController()
        return true
    }
}
