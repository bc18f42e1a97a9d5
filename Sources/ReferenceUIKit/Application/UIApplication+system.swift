public import Foundation
internal import Lifecycle

/// The other requests of an app to the system. None of them is modelled: each use leaves an event that says so.
extension UIApplication {
    /// Requests time to continue in the background.
    ///
    /// - Returns: A number for `endBackgroundTask(_:)`. The time does not end here: the handler is not called.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Requests time to continue in the background, under a name for debugging.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        CallbackDispatch.notModelled(
            "UIApplication.beginBackgroundTask(withName:expirationHandler:)", "the time does not expire")
        asked.backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: asked.backgroundTasks)
    }

    /// Says that the work is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        CallbackDispatch.notModelled("UIApplication.endBackgroundTask(_:)", "the time did not run out")
    }

    /// The time that the app may continue in the background: unlimited here, as on a device while the app is in front.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// The status that says if the app may be refreshed in the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// True if protected files can be read: the device is never locked here.
    public var isProtectedDataAvailable: Bool { true }

    /// Sets the shortest time between two fetches in the background. Nothing is fetched here.
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        CallbackDispatch.notModelled(
            "UIApplication.setMinimumBackgroundFetchInterval(_:)", "nothing is fetched in the background")
    }

    /// Requests a token for remote notifications. None arrives.
    public func registerForRemoteNotifications() {
        CallbackDispatch.notModelled(
            "UIApplication.registerForRemoteNotifications()", "no token and no error reach the app delegate")
        asked.remoteNotifications = true
    }

    /// Unregisters from remote notifications.
    public func unregisterForRemoteNotifications() {
        CallbackDispatch.notModelled("UIApplication.unregisterForRemoteNotifications()", "there was no token")
        asked.remoteNotifications = false
    }

    /// True if the app registered for remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { asked.remoteNotifications }

    /// Asks the user to allow notifications, as before iOS 10. No question appears here.
    @available(iOS, introduced: 8.0, deprecated: 10.0)
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        CallbackDispatch.notModelled("UIApplication.registerUserNotificationSettings(_:)", "nobody is asked")
    }

    /// Starts to receive the events of headphones. None arrive.
    public func beginReceivingRemoteControlEvents() {
        CallbackDispatch.notModelled("UIApplication.beginReceivingRemoteControlEvents()", "no such events come")
    }

    /// Stops receiving the events of headphones.
    public func endReceivingRemoteControlEvents() {
        CallbackDispatch.notModelled("UIApplication.endReceivingRemoteControlEvents()", "no such events came")
    }

    /// True if the screen stays on. It is always on here.
    public var isIdleTimerDisabled: Bool {
        get { asked.idleTimerDisabled }
        set {
            CallbackDispatch.notModelled("UIApplication.isIdleTimerDisabled", "the screen is always on")
            asked.idleTimerDisabled = newValue
        }
    }

    /// The number on the app's icon. It is kept, not shown.
    @available(iOS, introduced: 2.0, deprecated: 17.0)
    public var applicationIconBadgeNumber: Int {
        get { asked.badge }
        set {
            CallbackDispatch.notModelled("UIApplication.applicationIconBadgeNumber", "the icon shows no number")
            asked.badge = newValue
        }
    }

    /// The quick actions that the app adds to those of its Info.plist. They are kept, not shown.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { asked.shortcutItems }
        set {
            CallbackDispatch.notModelled("UIApplication.shortcutItems", "the icon offers no further actions")
            asked.shortcutItems = newValue
        }
    }

    /// True if the app uses the network, which the status bar showed before iOS 13.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var isNetworkActivityIndicatorVisible: Bool {
        get { asked.networkActivity }
        set {
            CallbackDispatch.notModelled("UIApplication.isNetworkActivityIndicatorVisible", "there is no status bar")
            asked.networkActivity = newValue
        }
    }

    /// True if the app may show other icons.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon in use; nil for the app's primary icon.
    public var alternateIconName: String? { nil }

    /// Shows another icon. The app has none here.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        CallbackDispatch.notModelled(
            "UIApplication.setAlternateIconName(_:completionHandler:)", "the icon stays; an error is passed")
        MainLoop.later { completionHandler?(CocoaError(.featureUnsupported)) }
    }

    /// The direction in which the interface is read.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The orientation of the interface, as apps without scenes read it.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The frame of the status bar. There is no status bar here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarFrame: CGRect { .zero }
    /// The style of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarStyle: UIStatusBarStyle {
        get { asked.statusBarStyle }
        set {
            CallbackDispatch.notModelled("UIApplication.statusBarStyle", "there is no status bar")
            asked.statusBarStyle = newValue
        }
    }
    /// True if the status bar is hidden.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var isStatusBarHidden: Bool {
        get { asked.statusBarHidden }
        set {
            CallbackDispatch.notModelled("UIApplication.isStatusBarHidden", "there is no status bar")
            asked.statusBarHidden = newValue
        }
    }

    /// The address of the app's page in Settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the app's notifications in Settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The values that the app set and can read again.
    struct Asked {
        var backgroundTasks = 0
        var remoteNotifications = false
        var idleTimerDisabled = false
        var badge = 0
        var shortcutItems: [UIApplicationShortcutItem]?
        var networkActivity = false
        var statusBarStyle: UIStatusBarStyle = .default
        var statusBarHidden = false
    }
}
