import UIKit

/// A scene delegate in a framework, which Info.plist names.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = EnsembleViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class EnsembleViewController: UIViewController {}
