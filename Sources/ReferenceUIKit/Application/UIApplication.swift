public import Foundation
internal import Lifecycle

/// The one object that stands for the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private weak var delegateObject: AnyObject?
    /// What the app asked for beside its scenes.
    var asked = Asked()

    /// Makes the application object. UIKit does so; an app does not.
    public override init() {
        super.init()
        if UIKitProcess.application == nil { UIKitProcess.application = self }
    }

    /// The application object that UIApplicationMain made.
    open class var shared: UIApplication {
        guard let application = UIKitProcess.application else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException", "UIApplication.shared is there from UIApplicationMain on.")
        }
        return application
    }

    /// The app delegate. The application does not keep it alive; the one that UIApplicationMain made lives as
    /// long as the process. nil for an object whose class does not adopt the protocol, unlike on Apple's systems.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            CallbackDispatch.handOver(delegateObject, as: (any UIApplicationDelegate).self, "UIApplication.delegate")
        }
        set { delegateObject = newValue }
    }

    /// The app's own state: that of its scene in front, or without scenes its own.
    open internal(set) var applicationState: State = .inactive

    /// The scenes that are in memory.
    open var connectedScenes: Set<UIScene> { Set(UIKitProcess.scenes) }

    /// The sessions whose scenes are connected or were stored by the system.
    open var openSessions: Set<UISceneSession> {
        if UIKitProcess.holds(.sessionOpenSessionsEmpty), !UIKitProcess.hasConnectedScene { return [] }
        return Set(UIKitProcess.sessions)
    }

    /// Whether the Info.plist asks for several scenes and the device can show them.
    open var supportsMultipleScenes: Bool {
        guard let surroundings = UIKitProcess.surroundings else { return false }
        return surroundings.idiom == .pad && surroundings.app.sceneManifest?.supportsMultipleScenes == true
    }

    /// The window that keys go to, of all scenes.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    open var keyWindow: UIWindow? { windowsInFront.last { $0.isKeyWindow } }

    /// The windows of the app and of its scenes.
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var windows: [UIWindow] { windowsInFront }

    /// Opens a URL in the app that it belongs to. No other app is here.
    ///
    /// `completion`: Hears false, on a later turn of the main queue.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        CallbackDispatch.notModelled(
            "UIApplication.open(_:options:completionHandler:)",
            "\(url.absoluteString) is not opened; the completion handler hears false")
        MainLoop.later { completion?(false) }
    }

    /// Whether an app is there that a URL belongs to: no other app is here.
    open func canOpenURL(_ url: URL) -> Bool {
        CallbackDispatch.notModelled("UIApplication.canOpenURL(_:)", "no other app is here; the answer is false")
        return false
    }

    /// Delivers an event to the object that it is for. No events come from the simulated screen.
    open func sendEvent(_ event: UIEvent) {
        CallbackDispatch.notModelled("UIApplication.sendEvent(_:)", "the event goes to no object")
    }

    /// Sends a message to a target, or without one along the responder chain from the app's first responder.
    ///
    /// - Returns: Whether an object answered it. Without a target only the app and its delegate are asked here.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let targets = target.map { [$0 as AnyObject] } ?? [self, delegateForCalls].compactMap { $0 }
        return targets.contains { ControlActions.send(action, to: $0, from: sender, event) }
    }

    /// The private method by which a testing app delegate makes UIKit forget a stored session.
    func removeSessionFromSessionSet(_ session: UISceneSession) {
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

    /// Whether an app is in front, and whether events reach it.
    public enum State: Int, Sendable {
        /// In front, and events reach it.
        case active = 0
        /// In front, and no events reach it.
        case inactive = 1
        /// Not shown.
        case background = 2
    }

    /// Why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that asks.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The notification that the user chose.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The action of the icon that the user chose.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity to go on with.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of that activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// What the app that asks adds.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A notification of the app's own, as before iOS 10.
        @available(iOS, introduced: 4.0, deprecated: 10.0)
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The device moved.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Bluetooth devices that the app worked with as a central one.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Bluetooth devices that the app worked for.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// An invitation to shared data.
        public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// What is to be measured of an advertisement.
        public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// What comes with a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asks.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that app adds.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file is to be used where it is.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// What is to be measured of an advertisement.
        public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }
}

extension UIApplication {
    /// Posted when the launch is nearly done, after the app delegate was told.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app comes back, with scenes too.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app receives events, with scenes too.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the app stops receiving events, with scenes too.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app is in the background, with scenes too.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the process ends, after the app delegate was told.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted where memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted where the time changed by much.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted where the user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted before protected files can no longer be read.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when protected files can be read.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted where the app may, or may no longer, be refreshed in the background.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

extension UIApplication {
    /// As often as the system lets an app fetch in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No fetching in the background.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}
