import UIKit

class ContentViewController: UIViewController {

    static var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.count += 1
        let label = UILabel()
        label.text = "Production view \(Self.count)"
        view.addSubview(label)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        #if DEBUG
        let app = UIApplication.shared
        if !(app.delegate is AppDelegate) {
            print("The production scene delegate steps aside")
            app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
                print("No new scene")
            }
            app.requestSceneSessionDestruction(session, options: nil) { _ in
                print("The old scene stays")
            }
        }
        #endif
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ContentViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print("A production scene is gone")
    }
}
