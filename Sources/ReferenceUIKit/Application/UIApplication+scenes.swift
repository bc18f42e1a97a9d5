/// The requests of an app to the system about its scenes.
extension UIApplication {
    /// Requests a scene: brings that of a session to the front, or creates a new one if the session is nil.
    ///
    /// The system decides later, so the method returns at once. It calls `errorHandler` if it refuses:
    ///
    /// | error | code | when |
    /// |---|---|---|
    /// | ``UISceneError/multipleScenesNotSupported`` | 0 | always on an iPhone, and on an iPad if the Info.plist does not support multiple scenes |
    /// | ``UISceneError/requestDenied`` | 1 | the system does not know the session |
    ///
    /// On an iPhone the console also shows `[Scene] Invalid attempt to call -[UIApplication
    /// requestSceneSessionActivation:] from an unsupported device.` Ask ``supportsMultipleScenes`` before you call it.
    ///
    /// - Parameters:
    ///   - sceneSession: The session whose scene is requested; nil for a new scene.
    ///   - userActivity: The activity that the scene is to show; nil for none.
    ///   - options: The options of the request, such as the scene that makes it.
    ///   - errorHandler: A closure that receives a ``UISceneError`` if the system refuses the request. It is not called
    ///     if the request is granted.
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
    ///
    /// The errors are those of ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``: on an iPhone the
    /// system always refuses with ``UISceneError/multipleScenesNotSupported``, code 0, and for an unknown session with
    /// ``UISceneError/requestDenied``, code 1.
    ///
    /// - Parameters:
    ///   - request: The session or the role of the scene, with an activity and options.
    ///   - errorHandler: A closure that receives a ``UISceneError`` if the system refuses the request. It is not called
    ///     if the request is granted.
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
    /// The system decides later, so the method returns at once. If it grants the request, the scene delegate receives
    /// ``UISceneDelegate/sceneDidDisconnect(_:)``, and the app delegate
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)``. It calls `errorHandler` if it refuses:
    ///
    /// | error | code | when |
    /// |---|---|---|
    /// | ``UISceneError/multipleScenesNotSupported`` | 0 | always on an iPhone, and on an iPad if the Info.plist does not support multiple scenes |
    /// | ``UISceneError/requestDenied`` | 1 | the system does not know the session |
    ///
    /// On an iPhone the console also shows `[Scene] Invalid attempt to call -[UIApplication
    /// requestSceneSessionDestruction:] from an unsupported device.`
    ///
    /// - Parameters:
    ///   - sceneSession: The session to discard.
    ///   - options: The options of the request, such as the animation with which windows disappear.
    ///   - errorHandler: A closure that receives a ``UISceneError`` if the system refuses the request. It is not called
    ///     if the request is granted.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SceneRequests.destroy(sceneSession, options: options, errorHandler: errorHandler)
    }

    /// Requests that a scene in the background be updated for the App Switcher.
    ///
    /// The request has no error, also not on an iPhone. Nothing happens if the scene is in the foreground.
    ///
    /// - Parameter sceneSession: The session whose card is to be drawn again.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        SceneRequests.refresh(sceneSession)
    }
}
