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
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ContentViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
