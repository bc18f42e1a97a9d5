public import Foundation
internal import Lifecycle

/// What an app asks of the system beside its scenes. None of it is modelled: each use leaves an event that says so.
extension UIApplication {
    /// Asks for time to go on in the background.
    ///
    /// - Returns: A number for `endBackgroundTask(_:)`. The time has no end here: the handler is not called.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// The same with a name for those who look for mistakes.
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

    /// How long the app may go on in the background: without end here, as on a device while the app is in front.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the app may be refreshed in the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Whether protected files can be read: the device is never locked here.
    public var isProtectedDataAvailable: Bool { true }

    /// How often the system may let the app fetch in the background. It never does so here.
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        CallbackDispatch.notModelled(
            "UIApplication.setMinimumBackgroundFetchInterval(_:)", "nothing is fetched in the background")
    }

    /// Asks for a token for remote notifications. None comes.
    public func registerForRemoteNotifications() {
        CallbackDispatch.notModelled(
            "UIApplication.registerForRemoteNotifications()", "no token and no error reach the app delegate")
        asked.remoteNotifications = true
    }

    /// Gives remote notifications up.
    public func unregisterForRemoteNotifications() {
        CallbackDispatch.notModelled("UIApplication.unregisterForRemoteNotifications()", "there was no token")
        asked.remoteNotifications = false
    }

    /// Whether the app asked for remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { asked.remoteNotifications }

    /// Asks the user for notifications, as before iOS 10. Nobody is asked.
    @available(iOS, introduced: 8.0, deprecated: 10.0)
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        CallbackDispatch.notModelled("UIApplication.registerUserNotificationSettings(_:)", "nobody is asked")
    }

    /// Says that the interface takes the events of headphones. None come.
    public func beginReceivingRemoteControlEvents() {
        CallbackDispatch.notModelled("UIApplication.beginReceivingRemoteControlEvents()", "no such events come")
    }

    /// Says that it takes them no longer.
    public func endReceivingRemoteControlEvents() {
        CallbackDispatch.notModelled("UIApplication.endReceivingRemoteControlEvents()", "no such events came")
    }

    /// Whether the screen stays on. It is always on here.
    public var isIdleTimerDisabled: Bool {
        get { asked.idleTimerDisabled }
        set {
            CallbackDispatch.notModelled("UIApplication.isIdleTimerDisabled", "the screen is always on")
            asked.idleTimerDisabled = newValue
        }
    }

    /// The number at the app's icon. It is kept, not shown.
    @available(iOS, introduced: 2.0, deprecated: 17.0)
    public var applicationIconBadgeNumber: Int {
        get { asked.badge }
        set {
            CallbackDispatch.notModelled("UIApplication.applicationIconBadgeNumber", "the icon shows no number")
            asked.badge = newValue
        }
    }

    /// The actions of the app's icon that the app adds to those of the Info.plist. They are kept, not shown.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { asked.shortcutItems }
        set {
            CallbackDispatch.notModelled("UIApplication.shortcutItems", "the icon offers no further actions")
            asked.shortcutItems = newValue
        }
    }

    /// Whether the app's network is in use, as the status bar showed before iOS 13.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var isNetworkActivityIndicatorVisible: Bool {
        get { asked.networkActivity }
        set {
            CallbackDispatch.notModelled("UIApplication.isNetworkActivityIndicatorVisible", "there is no status bar")
            asked.networkActivity = newValue
        }
    }

    /// Whether the app may show other icons.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon in use; nil for the app's first.
    public var alternateIconName: String? { nil }

    /// Shows another icon. There is none here.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        CallbackDispatch.notModelled(
            "UIApplication.setAlternateIconName(_:completionHandler:)", "the icon stays; an error is passed")
        MainLoop.later { completionHandler?(CocoaError(.featureUnsupported)) }
    }

    /// Whether the interface is read from right to left.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The reader's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// How the interface was turned, before there were scenes.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Where the status bar is. It has no place here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarFrame: CGRect { .zero }
    /// How the status bar looks.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public var statusBarStyle: UIStatusBarStyle {
        get { asked.statusBarStyle }
        set {
            CallbackDispatch.notModelled("UIApplication.statusBarStyle", "there is no status bar")
            asked.statusBarStyle = newValue
        }
    }
    /// Whether the status bar is left out.
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

    /// What the app asked for and can read again.
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
