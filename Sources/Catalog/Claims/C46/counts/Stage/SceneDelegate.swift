import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Coverage.functions.append("SceneDelegate.\(#function)")
        guard let scene = scene as? UIWindowScene else { return }
        window = Interface.window(window, in: scene)
    }
}
