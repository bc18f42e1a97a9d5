import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("production: SceneDelegate")
        guard let scene = scene as? UIWindowScene else { return }
        window = Interface.window(window, in: scene)
    }
}
