import UIKit

@testable import Stage

@available(iOS 13, *)
class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static var made = 0

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        Self.made += 1
        window?.rootViewController?.view.addSubview(NumberedLabel("Testing", Self.made))
        window?.makeKeyAndVisible()
    }
}
