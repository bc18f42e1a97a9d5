extension UIApplicationDelegate {
    /// The system asks how to make a scene: with which delegate, which storyboard, which class.
    ///
    /// Asked for a session that UIKit does not know: at the first launch, for a new window, after a session was
    /// discarded. For a session that it knows, UIKit takes the configuration that it stored and does not ask the app delegate; that is
    /// why a scene delegate for tests may not come on after an ordinary run of the app. What is returned is copied and
    /// stored with the session.
    ///
    /// Source: Apple, UISceneSession.configuration (rule `configuration.delegate`; documented); when it is not asked
    /// was observed (rule `session.stored-configuration`).
    ///
    /// - Parameters:
    ///   - application: The app's one application object.
    ///   - connectingSceneSession: The session that the scene will belong to.
    ///   - options: Why the scene connects.
    /// - Returns: A configuration for the session's role. Without an implementation, the Info.plist's first entry for
    ///   that role.
    @objc(application:configurationForConnectingSceneSession:options:)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

    /// The user has thrown scenes away: the app lets go of what it kept for their sessions.
    ///
    /// Sent after `sceneDidDisconnect(_:)`, before the session objects are gone. For cards that were swiped away while
    /// the app was not running, it is sent at the next launch.
    ///
    /// Source: Apple, application(_:didDiscardSceneSessions:) (rules `scene.discarded` and
    /// `session.discarded-while-away`; documented).
    ///
    /// - Parameters:
    ///   - application: The app's one application object.
    ///   - sceneSessions: The sessions that will not come back.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
