internal import Foundation

/// The properties that key-value coding reaches, by the class that declares them.
extension KeyedProperty {
    static let application: [KeyedProperty] = [
        .optional("delegate", \UIApplication.delegateForCalls),
        .computed("applicationState") { (application: UIApplication) in application.applicationState.rawValue },
        .computed("connectedScenes") { (application: UIApplication) in application.connectedScenes },
        .computed("openSessions") { (application: UIApplication) in application.openSessions },
        .computed("supportsMultipleScenes") { (application: UIApplication) in application.supportsMultipleScenes },
    ]

    static let scene: [KeyedProperty] = [
        .optional("session", \UIScene.givenSession, hasSetter: false),
        .optional("delegate", \UIScene.delegateForCalls),
        .value("title", \UIScene.title),
        .computed("activationState") { (scene: UIScene) in scene.activationState.rawValue },
    ]

    static let windowScene: [KeyedProperty] = [
        .value("windows", \UIWindowScene.windows, hasSetter: false),
        .computed("keyWindow") { (scene: UIWindowScene) in scene.keyWindow },
        .computed("screen") { (scene: UIWindowScene) in scene.screen },
    ]

    static let connectionOptions: [KeyedProperty] = [
        .value("URLContexts", \UIScene.ConnectionOptions.urlContexts, hasSetter: false),
        .value("userActivities", \UIScene.ConnectionOptions.userActivities, hasSetter: false),
        .optional("shortcutItem", \UIScene.ConnectionOptions.shortcutItem, hasSetter: false),
        .optional("sourceApplication", \UIScene.ConnectionOptions.sourceApplication, hasSetter: false),
        .optional("handoffUserActivityType", \UIScene.ConnectionOptions.handoffUserActivityType, hasSetter: false),
    ]

    static let openURLContext: [KeyedProperty] = [
        .optional("URL", \UIOpenURLContext.givenURL, hasSetter: false),
        .optional("options", \UIOpenURLContext.givenOptions, hasSetter: false),
    ]

    static let openURLOptions: [KeyedProperty] = [
        .optional("sourceApplication", \UIScene.OpenURLOptions.sourceApplication, hasSetter: false),
        .optional("annotation", \UIScene.OpenURLOptions.annotation, hasSetter: false),
        .value("openInPlace", \UIScene.OpenURLOptions.openInPlace, hasSetter: false),
    ]

    static let sceneSession: [KeyedProperty] = [
        .optional("scene", \UISceneSession.scene, hasSetter: false),
        .optional("configuration", \UISceneSession.givenConfiguration, hasSetter: false),
        .optional("userInfo", \UISceneSession.userInfo),
        .optional("stateRestorationActivity", \UISceneSession.stateRestorationActivity),
        .string("role", \UISceneSession.role.rawValue) { (session, role) in session.role = .init(rawValue: role) },
        .string("persistentIdentifier", \UISceneSession.persistentIdentifier) { $0.persistentIdentifier = $1 },
    ]

    static let sceneConfiguration: [KeyedProperty] = [
        .computed("name") { (configuration: UISceneConfiguration) in configuration.name },
        .computed("role") { (configuration: UISceneConfiguration) in configuration.role.rawValue },
        .optional("sceneClass", \UISceneConfiguration.sceneClass),
        .optional("delegateClass", \UISceneConfiguration.delegateClass),
        .optional("storyboard", \UISceneConfiguration.storyboard),
    ]

    static let view: [KeyedProperty] = [
        .value("frame", \UIView.frame), .value("bounds", \UIView.bounds),
        .optional("backgroundColor", \UIView.backgroundColor),
        .value("hidden", \UIView.isHidden), .value("alpha", \UIView.alpha), .value("tag", \UIView.tag),
        .optional("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .optional("accessibilityLabel", \UIView.accessibilityLabel),
        .optional("accessibilityHint", \UIView.accessibilityHint),
        .optional("accessibilityValue", \UIView.accessibilityValue),
        .optional("restorationIdentifier", \UIView.restorationIdentifier),
        .optional("tintColor", \UIView.tintColor),
        .value("clipsToBounds", \UIView.clipsToBounds),
        .value("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        .computed("layer") { (view: UIView) in view.layer },
        .computed("subviews") { (view: UIView) in view.subviews },
        .computed("superview") { (view: UIView) in view.superview },
    ]

    static let window: [KeyedProperty] = [
        .optional("rootViewController", \UIWindow.rootViewController),
        .optional("windowScene", \UIWindow.windowScene),
        .computed("keyWindow") { (window: UIWindow) in window.isKeyWindow },
    ]

    static let viewController: [KeyedProperty] = [
        .optional("title", \UIViewController.title),
        .assigned("view", { (controller: UIViewController) in controller.view }) { $0.view = $1 },
        .optional("restorationIdentifier", \UIViewController.restorationIdentifier),
        .value("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        .optional("tabBarItem", \UIViewController.tabBarItem),
        .computed("navigationItem") { (controller: UIViewController) in controller.navigationItem },
        .computed("viewLoaded") { (controller: UIViewController) in controller.isViewLoaded },
        .computed("parentViewController") { (controller: UIViewController) in controller.parent },
        .computed("childViewControllers") { (controller: UIViewController) in controller.children },
        .computed("presentedViewController") { (controller: UIViewController) in controller.presentedViewController },
        .computed("storyboard") { (controller: UIViewController) in controller.storyboard },
    ]
}

extension KeyedProperty {
    /// A property that Swift knows as a string, or as a type made of one, and that is empty there if it is nil.
    fileprivate static func string<Root: NSObject>(
        _ key: String, _ path: KeyPath<Root, String>, _ set: @escaping (Root, String) -> Void
    ) -> KeyedProperty {
        KeyedProperty(
            key: key,
            get: { object in
                guard let text = (object as? Root)?[keyPath: path], !text.isEmpty else { return nil }
                return text
            },
            set: { object, value in
                guard let root = object as? Root,
                    let text = value == nil ? "" : value as? String ?? (value as? UISceneSession.Role)?.rawValue
                else { return false }
                set(root, text)
                return true
            }, hasSetter: false)
    }
}
