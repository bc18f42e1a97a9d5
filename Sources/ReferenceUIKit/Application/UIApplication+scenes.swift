/// The requests of an app to the system about its scenes.
extension UIApplication {
    /// Requests a scene: brings that of a session to the front, or creates a new one if the session is nil.
    ///
    /// If there is none, `errorHandler` is called with the reason: `UISceneError.multipleScenesNotSupported` on a
    /// device or for an app that has only one scene.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use activateSceneSession(for:errorHandler:).")
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.activate(
            sceneSession, role: sceneSession?.role ?? .windowApplication, userActivity: userActivity, options: options,
            errorHandler: errorHandler)
    }

    /// Requests a scene as a request describes it.
    @available(iOS 17.0, *)
    @preconcurrency
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.activate(
            request.session, role: request.role, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// Requests that a session be discarded and its scene closed.
    ///
    /// If that is not possible, `errorHandler` is called with the reason.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.destroy(sceneSession, options: options, errorHandler: errorHandler)
    }

    /// Requests that a scene in the background be updated for the App Switcher.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        SceneRequests.refresh(sceneSession)
    }
}
