import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private var isRunningTests: Bool {
        let bundle = ProcessInfo.processInfo.environment["XCInjectBundle"]
        return bundle.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent } == "StageTests"
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if isRunningTests { return true }
        print("production: AppDelegate")
        if #available(iOS 13, *) {} else {
            window = Interface.window(window)
        }
        return true
    }

    @available(iOS 13, *)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
