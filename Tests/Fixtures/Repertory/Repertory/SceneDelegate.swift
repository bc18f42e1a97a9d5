import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: Coordinator?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let coordinator = Coordinator(window: window, store: PlayStore(plays: Play.season))
        coordinator.start()
        self.window = window
        self.coordinator = coordinator
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        coordinator?.refresh()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        coordinator?.save()
    }
}
