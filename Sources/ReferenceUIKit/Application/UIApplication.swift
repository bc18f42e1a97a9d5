public import Foundation
internal import Lifecycle

/// The object that represents the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private weak var delegateObject: AnyObject?
    /// The values that the app set for the system's other features.
    var asked = Asked()

    /// Creates the application object. UIKit calls it; an app does not.
    public override init() {
        super.init()
        if UIKitProcess.application == nil { UIKitProcess.application = self }
    }

    /// The application object that UIApplicationMain created.
    open class var shared: UIApplication {
        guard let application = UIKitProcess.application else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException", "UIApplication.shared is there from UIApplicationMain on.")
        }
        return application
    }

    /// The app delegate. The application object does not keep it alive.
    ///
    /// A delegate that UIApplicationMain created lives as long as the process. Unlike on Apple's systems, the value is
    /// nil for an object whose class does not adopt the protocol.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            CallbackDispatch.handOver(delegateObject, as: (any UIApplicationDelegate).self, "UIApplication.delegate")
        }
        set { delegateObject = newValue }
    }

    /// The state of the app: that of its scene in front, or its own if it has no scenes.
    ///
    /// An app with scenes launches in the background state. Without scenes, a launch into the foreground is inactive
    /// from `application(_:willFinishLaunchingWithOptions:)` on. Source: Apple, applicationState (rules
    /// `launch.background-state` and `launch.inactive-state`; documented).
    open internal(set) var applicationState: State =
        UIKitProcess.holds(.launchBackgroundState) ? .background : .inactive

    /// The scenes in memory.
    open var connectedScenes: Set<UIScene> { Set(UIKitProcess.scenes) }

    /// The sessions whose scenes are connected or stored by the system.
    open var openSessions: Set<UISceneSession> {
        if UIKitProcess.holds(.sessionOpenSessionsEmpty), !UIKitProcess.hasConnectedScene { return [] }
        return Set(UIKitProcess.sessions)
    }

    /// True if the Info.plist asks for several scenes and the device can show them.
    open var supportsMultipleScenes: Bool {
        guard let surroundings = UIKitProcess.surroundings else { return false }
        return surroundings.idiom == .pad && surroundings.app.sceneManifest?.supportsMultipleScenes == true
    }

    /// The window that receives keyboard events, among the windows of all scenes.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    open var keyWindow: UIWindow? { windowsInFront.last { $0.isKeyWindow } }

    /// The windows of the app and of its scenes.
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var windows: [UIWindow] { windowsInFront }

    /// Opens a URL in the app that handles it. There is no other app here.
    ///
    /// `completion` is called with false, on a later turn of the main queue.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        CallbackDispatch.notModelled(
            "UIApplication.open(_:options:completionHandler:)",
            "\(url.absoluteString) is not opened; the completion handler hears false")
        MainLoop.later { completion?(false) }
    }

    /// Returns true if an installed app handles a URL: a browser is on every device, and no other app is here.
    open func canOpenURL(_ url: URL) -> Bool {
        if ["http", "https"].contains(url.scheme?.lowercased()) { return true }
        CallbackDispatch.notModelled("UIApplication.canOpenURL(_:)", "no other app is here; the answer is false")
        return false
    }

    /// Delivers an event to the object that it is for. The simulated screen sends no events.
    open func sendEvent(_ event: UIEvent) {
        CallbackDispatch.notModelled("UIApplication.sendEvent(_:)", "the event goes to no object")
    }

    /// Sends a message to a target, or without one along the responder chain from the app's first responder.
    ///
    /// - Returns: True if an object handled it. Without a target only the app and its delegate are asked here.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let targets = target.map { [$0 as AnyObject] } ?? [self, delegateForCalls].compactMap { $0 }
        return targets.contains { ControlActions.send(action, to: $0, from: sender, event) }
    }

    /// Removes a stored session: the private method by which a testing app delegate makes UIKit forget it.
    func removeSessionFromSessionSet(_ session: UISceneSession) {
        guard UIKitProcess.holds(.sessionRemovedPrivately) else { return }
        if !UIKitProcess.holds(.sessionRemovalKeepsOpenSessions) { UIKitProcess.sessions.removeAll { $0 === session } }
        CallbackDispatch.request(
            .removeSession(id: session.persistentIdentifier), name: "_removeSessionFromSessionSet:",
            scene: session.persistentIdentifier, rule: .sessionRemovedPrivately)
    }

    var delegateForCalls: AnyObject? {
        get { delegateObject }
        set { delegateObject = newValue }
    }

    private var windowsInFront: [UIWindow] {
        UIKitProcess.windows + UIKitProcess.scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    /// The states of an app: if it is in front, and if it receives events.
    public enum State: Int, Sendable {
        /// The state of an app in front that receives events.
        case active = 0
        /// The state of an app in front that receives no events.
        case inactive = 1
        /// The state of an app that is not shown.
        case background = 2
    }

    /// A key of the launch options, which say why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that made the request.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The notification that the user chose.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The quick action that the user chose.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity to continue.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of that activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The data that the requesting app added.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A notification that the app scheduled itself, as before iOS 10.
        @available(iOS, introduced: 4.0, deprecated: 10.0)
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A key that says that the device moved.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The Bluetooth devices that the app worked with as the central.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The Bluetooth devices that the app worked for as a peripheral.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// An invitation to shared data.
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The data for measuring an advertisement.
        public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// A key of the options that come with a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that made the request.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The data that the requesting app added.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A key whose value is true if the app uses the file in its original place.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// The data for measuring an advertisement.
        public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}

extension UIApplication {
    /// A notification posted when the launch is nearly finished, after the call to the app delegate.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// A notification posted when the app returns to the foreground, also in an app with scenes.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// A notification posted when the app receives events, also in an app with scenes.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// A notification posted before the app stops receiving events, also in an app with scenes.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// A notification posted when the app is in the background, also in an app with scenes.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// A notification posted before the process ends, after the call to the app delegate.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// A notification posted when memory is short, after the call to the app delegate.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// A notification posted when the time changed significantly. The model does not post it.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// A notification posted when the user took a screenshot. The model does not post it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// A notification posted before protected files become unreadable. The model does not post it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// A notification posted when protected files can be read. The model does not post it.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// A notification posted when the app may again, or may no longer, be refreshed in the background.
    ///
    /// The model does not post it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIApplication {
    /// The interval for fetching in the background as often as the system allows.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval for no fetching in the background.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}
