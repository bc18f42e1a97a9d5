import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        Attack.strike("willConnectTo")
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Attack.strike("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Attack.strike("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { Attack.strike("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Attack.strike("sceneDidEnterBackground") }
}

class ViewController: UIViewController {
    override func loadView() {
        Attack.strike("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Attack.strike("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Attack.strike("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Attack.strike("viewDidAppear")
    }
}
