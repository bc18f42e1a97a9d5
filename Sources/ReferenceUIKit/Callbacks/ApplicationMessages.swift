public import Foundation

extension UIApplicationDelegate {
    /// Calls a callback the way an optional method is called: `delegate.application?(app, open: url, options: [:])`.
    ///
    /// The result is nil where the delegate's class does not implement that callback.
    public var application: _ApplicationMessages? { _ApplicationMessages(receiver: self) }

    /// The method of that name; nil where the class does not implement it.
    public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidFinishLaunching:", of: self)
    }

    /// The method of that name; nil where the class does not implement it.
    public var applicationSignificantTimeChange: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationSignificantTimeChange:", of: self)
    }
}

/// The callbacks of an app delegate that share the name `application`. Each returns nil where the class has none.
@MainActor
public struct _ApplicationMessages {
    let receiver: any UIApplicationDelegate

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool? {
        CallbackDispatch.pass(
            "application(_:willFinishLaunchingWithOptions:)", to: receiver, application, launchOptions) as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool? {
        CallbackDispatch.pass("application(_:didFinishLaunchingWithOptions:)", to: receiver, application, launchOptions)
            as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        CallbackDispatch.pass(
            "application(_:configurationForConnecting:options:)", to: receiver, application, connectingSceneSession,
            options) as? UISceneConfiguration
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) -> Void? {
        CallbackDispatch.pass("application(_:didDiscardSceneSessions:)", to: receiver, application, sceneSessions).map {
            _ in
        }
    }

    @discardableResult
    public func callAsFunction(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool? {
        CallbackDispatch.pass("application(_:open:options:)", to: receiver, app, url, options) as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool? {
        CallbackDispatch.pass(
            "application(_:continue:restorationHandler:)", to: receiver, application, userActivity, restorationHandler)
            as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:performActionFor:completionHandler:)", to: receiver, application, shortcutItem,
            completionHandler
        ).map { _ in }
    }
}
