import UIKit

@main
enum Launcher {

    @MainActor
    static func main() {
        let delegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
        UIApplicationMain(
            CommandLine.argc,
            CommandLine.unsafeArgv,
            nil,
            NSStringFromClass(delegateClass)
        )
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("AppDelegate opens the database")
        return true
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("SceneDelegate starts the timers")
        #if DEBUG
        if #available(iOS 26, *) {
            scene.destructionConditions = [.systemDisconnection]
        }
        #endif
    }
}

class ViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        print("ViewController asks the server")
    }
}
