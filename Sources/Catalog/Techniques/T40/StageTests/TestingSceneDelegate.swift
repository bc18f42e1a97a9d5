import UIKit

@available(iOS 13, *)
class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static weak var first: TestingSceneDelegate?

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        if Self.first == nil {
            Self.first = self
        } else {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }
}
