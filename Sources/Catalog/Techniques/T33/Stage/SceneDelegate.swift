import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("production: SceneDelegate")
        guard let scene = scene as? UIWindowScene else { return }
        let application = UIApplication.shared
        guard !(application.delegate is AppDelegate) else {
            window = Interface.window(window, in: scene)
            return
        }
        if application.supportsMultipleScenes { replace(session) }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    private func replace(_ session: UISceneSession) {
        let application = UIApplication.shared
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .standard
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
            print("no new scene: \(error.localizedDescription)")
        }
        application.requestSceneSessionDestruction(session, options: options) { error in
            print("the scene stays: \(error.localizedDescription)")
        }
    }
}
