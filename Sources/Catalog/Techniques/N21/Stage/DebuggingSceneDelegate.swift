#if DEBUG
import UIKit

@available(iOS 13, *)
class DebuggingSceneDelegate: SceneDelegate {
    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if CommandLine.arguments.contains("-reset") {
            print("production: what was kept is deleted")
        }
        super.scene(scene, willConnectTo: session, options: connectionOptions)
    }
}
#endif
