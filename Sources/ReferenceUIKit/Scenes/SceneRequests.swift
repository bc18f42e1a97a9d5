internal import Foundation
internal import Lifecycle

/// What an app asks of the device about its scenes: one function for each request.
@MainActor
enum SceneRequests {
    /// A new scene, or an existing one in front.
    static func activate(
        _ session: UISceneSession?, role: UISceneSession.Role, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)?
    ) {
        Door.notModelled(
            "requestSceneSessionActivation(_:userActivity:options:errorHandler:)", "no scene is activated",
            scene: session?.persistentIdentifier)
    }

    /// A scene closed, and its session discarded.
    static func destroy(
        _ session: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)?
    ) {
        Door.notModelled(
            "requestSceneSessionDestruction(_:options:errorHandler:)", "no scene is closed",
            scene: session.persistentIdentifier)
    }

    /// A scene in the background connected, so that its snapshot in the App Switcher can be taken anew.
    static func refresh(_ session: UISceneSession) {
        Door.notModelled(
            "requestSceneSessionRefresh(_:)", "no snapshot is taken", scene: session.persistentIdentifier)
    }

    /// Other conditions under which the system is to destroy a scene's session.
    static func destructionConditionsChanged(of scene: UIScene) {
        Door.notModelled(
            "destructionConditions", "the session is destroyed as by default",
            scene: scene.session.persistentIdentifier)
    }

    /// The app put something else into a session's `userInfo`.
    static func userInfoChanged(of session: UISceneSession) {
        Door.notModelled(
            "userInfo", "it is kept as long as the process lives", scene: session.persistentIdentifier)
    }

    /// The app set a session's `stateRestorationActivity`.
    static func stateRestorationActivityChanged(of session: UISceneSession) {
        Door.notModelled(
            "stateRestorationActivity", "it is kept as long as the process lives", scene: session.persistentIdentifier)
    }

    /// The app opens a URL from a scene.
    static func open(
        _ url: URL, from scene: UIScene, options: UIScene.OpenExternalURLOptions?, completion: (@MainActor (Bool) -> Void)?
    ) {
        Door.notModelled(
            "open(_:options:completionHandler:)", "\(url.absoluteString) is not opened; the completion handler hears false",
            scene: scene.session.persistentIdentifier)
        Later.run { completion?(false) }
    }

    /// The app takes more time to restore a scene's state.
    static func extendStateRestoration(of scene: UIScene) {
        Door.notModelled(
            "extendStateRestoration()", "restoration has no time limit", scene: scene.session.persistentIdentifier)
    }

    /// The app has restored a scene's state.
    static func completeStateRestoration(of scene: UIScene) {
        Door.notModelled(
            "completeStateRestoration()", "restoration has no time limit", scene: scene.session.persistentIdentifier)
    }
}
