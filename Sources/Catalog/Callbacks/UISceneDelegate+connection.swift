/// Every callback of a scene delegate is optional. The system asks the class, by selector, whether it has one.
///
/// The methods here are what a class implements. Called on a delegate whose class has none of that name, they do
/// what UIKit does without it.
extension UISceneDelegate {
    /// The scene connects to its session: the delegate's first message, where it makes its window or uses the one
    /// from the storyboard.
    ///
    /// Sent once for each connection of a scene. Where the configuration has a storyboard, the delegate's `window` is
    /// filled already.
    ///
    /// Source: Apple, UISceneDelegate (rules `scene.will-connect` and `scene.storyboard-window`; documented).
    ///
    /// - Parameters:
    ///   - scene: The scene that connects.
    ///   - session: What lasts of the scene when it is gone.
    ///   - connectionOptions: Why the scene connects.
    @objc(scene:willConnectToSession:options:)
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// The scene is gone: the delegate lets go of what belonged to it.
    ///
    /// Sent when the user closes the scene, and when the system frees its memory; not when the user leaves the app.
    ///
    /// Source: Apple, sceneDidDisconnect(_:) (rule `scene.disconnected`; documented).
    ///
    /// - Parameter scene: The scene that was disconnected.
    func sceneDidDisconnect(_ scene: UIScene) {}
}
