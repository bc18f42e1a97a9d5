/// What an app asks of the system about its scenes.
extension UIApplication {
    /// Asks for a scene: that of a session in front, or a new one where the session is nil.
    ///
    /// `errorHandler`: Hears why there is none: on a device or for an app with one scene alone,
    ///   `UISceneError.multipleScenesNotSupported`.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use activateSceneSession(for:errorHandler:).")
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.activate(
            sceneSession, role: sceneSession?.role ?? .windowApplication, userActivity: userActivity, options: options,
            errorHandler: errorHandler)
    }

    /// Asks for a scene by a request.
    @available(iOS 17.0, *)
    @preconcurrency
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.activate(
            request.session, role: request.role, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// Asks that a session be discarded and its scene closed.
    ///
    /// `errorHandler`: Hears why that is not possible.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.destroy(sceneSession, options: options, errorHandler: errorHandler)
    }

    /// Asks that a scene in the background be brought up to date for the App Switcher.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        SceneRequests.refresh(sceneSession)
    }
}
