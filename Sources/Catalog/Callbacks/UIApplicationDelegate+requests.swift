import Foundation

/// Requests of the system to a running app.
extension UIApplicationDelegate {
    /// The app is asked to open a URL.
    ///
    /// It is sent in an app without scenes, after the action `open-url`; with scenes, `scene(_:openURLContexts:)` takes
    /// its place.
    ///
    /// - Parameters:
    ///   - app: The application object.
    ///   - url: The URL to open.
    ///   - options: The options that come with the URL.
    /// - Returns: Whether the app handled the URL. Without an implementation, false.
    @objc(application:openURL:options:)
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    /// The app goes on with what the user did elsewhere.
    ///
    /// It is sent in an app without scenes, after the action `continue`; with scenes, `scene(_:continue:)` takes its
    /// place.
    ///
    /// - Parameters:
    ///   - application: The application object.
    ///   - userActivity: The activity to continue.
    ///   - restorationHandler: A closure to call with the objects that restore the activity. The model does not read them.
    /// - Returns: Whether the app handled the activity. Without an implementation, false.
    @objc(application:continueUserActivity:restorationHandler:)
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// The user chose an action from the app's icon.
    ///
    /// It is sent in an app without scenes, after the action `shortcut`; with scenes,
    /// `windowScene(_:performActionFor:completionHandler:)` takes its place.
    ///
    /// - Parameters:
    ///   - application: The application object.
    ///   - shortcutItem: The quick action that the user chose.
    ///   - completionHandler: A closure to call with true if the action was performed. The model does not read the result.
    @objc(application:performActionForShortcutItem:completionHandler:)
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    /// The system is short of memory: the app lets go of what it can make again.
    ///
    /// It is sent after the action `memory-warning`, with scenes and without.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// The time changed by much: midnight passed, the carrier's time or daylight saving time came.
    func applicationSignificantTimeChange(_ application: UIApplication) {}

    /// Returns whether the system may fit the app's keyboard shortcuts to the user's keyboard.
    ///
    /// - Returns: Without an implementation, true.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
}
