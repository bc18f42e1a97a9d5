public import Foundation

/// Requests of the system to a running app. The model sends those that a run asks for; the others say that it does not.
extension UIApplicationDelegate {
    /// The app is asked to open a URL.
    ///
    /// It is sent in an app without scenes, after the action `open-url`; with scenes, `scene(_:openURLContexts:)` takes
    /// its place.
    ///
    /// Source: Apple, application(_:open:options:).
    ///
    /// - Returns: Whether the app handled the URL. Without an implementation, false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        CallbackDispatch.pass("application(_:open:options:)", to: self, app, url, options) as? Bool ?? false
    }

    /// The app goes on with what the user did elsewhere.
    ///
    /// It is sent in an app without scenes, after the action `continue`; with scenes, `scene(_:continue:)` takes its
    /// place.
    ///
    /// Source: Apple, application(_:continue:restorationHandler:).
    ///
    /// - Returns: Whether the app handled the activity. Without an implementation, false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let answer = CallbackDispatch.pass(
            "application(_:continue:restorationHandler:)", to: self, application, userActivity, restorationHandler)
        return answer as? Bool ?? false
    }

    /// The user chose an action from the app's icon.
    ///
    /// It is sent in an app without scenes, after the action `shortcut`; with scenes,
    /// `windowScene(_:performActionFor:completionHandler:)` takes its place.
    ///
    /// Source: Apple, application(_:performActionFor:completionHandler:).
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:performActionFor:completionHandler:)", to: self, application, shortcutItem, completionHandler
        )
    }

    /// The system is short of memory: the app lets go of what it can make again.
    ///
    /// It is sent after the action `memory-warning`, with scenes and without.
    ///
    /// Source: Apple, applicationDidReceiveMemoryWarning(_:).
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        CallbackDispatch.pass("applicationDidReceiveMemoryWarning(_:)", to: self, application)
    }

    /// The time changed by much: midnight passed, the carrier's time or daylight saving time came. The model does not
    /// send it.
    ///
    /// Source: Apple, applicationSignificantTimeChange(_:).
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        CallbackDispatch.pass("applicationSignificantTimeChange(_:)", to: self, application)
    }

    /// Whether the system may fit the app's keyboard shortcuts to the user's keyboard. The model does not send it.
    ///
    /// Source: Apple, applicationShouldAutomaticallyLocalizeKeyCommands(_:).
    ///
    /// - Returns: Without an implementation, true.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        CallbackDispatch.pass("applicationShouldAutomaticallyLocalizeKeyCommands(_:)", to: self, application) as? Bool
            ?? true
    }
}
