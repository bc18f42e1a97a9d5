import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("production: SceneDelegate")
        guard let scene = scene as? UIWindowScene else { return }
        guard UIApplication.shared.delegate is AppDelegate else {
            window = UIWindow(frame: scene.coordinateSpace.bounds)
            window?.windowScene = scene
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return
        }
        window = Interface.window(window, in: scene)
    }
}
