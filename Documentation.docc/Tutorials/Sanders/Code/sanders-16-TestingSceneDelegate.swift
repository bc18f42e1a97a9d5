import UIKit

class TestingViewController: UIViewController {

    static var count = 0

    override func loadView() {
        Self.count += 1
        let label = UILabel()
        label.text = "Testing view \(Self.count)"
        label.textColor = .white
        view = label
    }
}

class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let others = UIApplication.shared.connectedScenes.subtracting([scene])
        if others.contains(where: { $0.delegate is TestingSceneDelegate }) {
            print("One testing scene is enough")
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = TestingViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        print("A testing scene is gone")
    }
}
