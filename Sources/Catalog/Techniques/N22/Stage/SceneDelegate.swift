import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var makeRoot: () -> UIViewController = { ViewController() }

    convenience init(makeRoot: @escaping () -> UIViewController) {
        self.init()
        self.makeRoot = makeRoot
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("production: SceneDelegate")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        configureWindow()
    }

    func configureWindow() {
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
    }
}
