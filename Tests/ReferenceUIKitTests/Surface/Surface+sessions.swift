extension Surface {
    static let sessions: [(String, String)] = [
        (
            "UISceneSession",
            """
            let _: UIScene? = session.scene
            let _: UISceneSession.Role = session.role
            let _: UISceneConfiguration = session.configuration
            let _: String = session.persistentIdentifier
            let _: NSUserActivity? = session.stateRestorationActivity
            session.stateRestorationActivity = activity
            let _: [String: Any]? = session.userInfo
            session.userInfo = ["a": 1]
            """
        ),
        (
            "UISceneSession.Role",
            """
            let _: [UISceneSession.Role] = [.windowApplication, .windowExternalDisplayNonInteractive, .windowExternalDisplay]
            let _: String = UISceneSession.Role.windowApplication.rawValue
            """
        ),
        (
            "UISceneConfiguration",
            """
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            let _: UISceneConfiguration = UISceneConfiguration(name: "Default")
            let _: String? = configuration.name
            let _: UISceneSession.Role = configuration.role
            let _: AnyClass? = configuration.sceneClass
            configuration.delegateClass = UIResponder.self
            let _: UIStoryboard? = configuration.storyboard
            configuration.storyboard = nil
            let _: UISceneConfiguration? = configuration.copy() as? UISceneConfiguration
            let _: any NSCopying & NSSecureCoding = configuration
            let _: any NSSecureCoding = session
            """
        ),
    ]
}
