import UIKit

@available(iOS 13, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("production: SceneDelegate")
        var showsInterface = true

        #if DEBUG
        let application = UIApplication.shared
        if !(application.delegate is AppDelegate) {
            showsInterface = false
            if application.supportsMultipleScenes {
                let activation = UIScene.ActivationRequestOptions()
                let destruction = UIWindowSceneDestructionRequestOptions()
                destruction.windowDismissalAnimation = .standard
                application.requestSceneSessionActivation(nil, userActivity: nil, options: activation) { error in
                    print("no new scene: \(error.localizedDescription)")
                }
                application.requestSceneSessionDestruction(session, options: destruction) { error in
                    print("the scene stays: \(error.localizedDescription)")
                }
            }
        }
        #endif

        guard let scene = scene as? UIWindowScene else { return }
        if showsInterface {
            window = Interface.window(window, in: scene)
        } else {
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }
}
