internal import Foundation
internal import Lifecycle

/// The requests of an app to the device about its scenes: one function for each request.
@MainActor
enum SceneRequests {
    private static var handlers: [Int: (any Error) -> Void] = [:]
    private static var made = 0

    /// Requests a new scene, or that an existing one comes to the front.
    static func activate(
        _ session: UISceneSession?, role: UISceneSession.Role, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)?
    ) {
        let activation = SceneActivation(
            request: number(errorHandler), session: session?.persistentIdentifier, role: role.rawValue,
            activity: userActivity?.record, requesting: options?.requestingScene?.session.persistentIdentifier)
        CallbackDispatch.request(
            .activate(activation), name: "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
            scene: activation.session, rule: session == nil ? .requestActivateNew : .requestActivateExisting)
    }

    /// Requests that a scene be closed and its session discarded.
    static func destroy(
        _ session: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)?
    ) {
        let id = session.persistentIdentifier
        CallbackDispatch.request(
            .destroy(request: number(errorHandler), session: id),
            name: "requestSceneSessionDestruction(_:options:errorHandler:)", scene: id, rule: .requestDestroy)
    }

    /// Requests that a session's card in the App Switcher be drawn again.
    static func refresh(_ session: UISceneSession) {
        let id = session.persistentIdentifier
        CallbackDispatch.request(
            .refresh(session: id), name: "requestSceneSessionRefresh(_:)", scene: id, rule: .requestRefresh)
    }

    /// Calls the error handler of a request that the device refused.
    static func refuse(_ number: Int, _ code: UISceneErrorCode) {
        guard let handler = handlers.removeValue(forKey: number), let code = UISceneError.Code(rawValue: code.rawValue)
        else { return }
        handler(UISceneError(code))
    }

    /// Stores the handler of a request and returns the number under which the device answers.
    private static func number(_ errorHandler: ((any Error) -> Void)?) -> Int {
        made += 1
        handlers[made] = errorHandler
        return made
    }

    /// Sends the changed conditions under which the system destroys a scene's session.
    static func destructionConditionsChanged(of scene: UIScene) {
        guard #available(iOS 26, *) else { return }
        let id = scene.session.persistentIdentifier
        let destruction = DestructionCondition.allCases.filter { condition in
            scene.destructionConditions.contains { $0.description == condition.rawValue }
        }
        CallbackDispatch.request(
            .destructionConditions(session: id, destruction), name: "destructionConditions", scene: id,
            rule: .sceneDestroyedBySystem)
    }

    /// Sends the changed content of a session.
    static func keep(_ session: UISceneSession, changed: String) {
        // The device does not know a session that the app created itself.
        guard UIKitProcess.sessions.contains(where: { $0 === session }), UIKitProcess.holds(.sessionKept) else {
            return
        }
        let id = session.persistentIdentifier
        let activity = session.keptActivity?.record
        let info = session.userInfo.flatMap(PropertyListText.text)
        CallbackDispatch.request(
            .keep(session: id, activity: activity, userInfo: info), name: changed, scene: id, rule: .sessionKept)
    }
}

/// The requests that are not modelled.
extension SceneRequests {
    /// Refuses to open a URL from a scene: the completion receives false.
    static func open(
        _ url: URL, from scene: UIScene, options: UIScene.OpenExternalURLOptions?,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        CallbackDispatch.notModelled(
            "open(_:options:completionHandler:)",
            "\(url.absoluteString) is not opened; the completion handler hears false",
            scene: scene.session.persistentIdentifier)
        MainLoop.later { completion?(false) }
    }

    /// Requests more time to restore a scene's state.
    static func extendStateRestoration(of scene: UIScene) {
        CallbackDispatch.notModelled(
            "extendStateRestoration()", "restoration has no time limit", scene: scene.session.persistentIdentifier)
    }

    /// Ends the restoration of a scene's state.
    static func completeStateRestoration(of scene: UIScene) {
        CallbackDispatch.notModelled(
            "completeStateRestoration()", "restoration has no time limit", scene: scene.session.persistentIdentifier)
    }
}
