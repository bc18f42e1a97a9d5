import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let application = UIApplication.shared
        print("connecting: \(application.openSessions.count) open, \(application.connectedScenes.count) connected")
    }
}
