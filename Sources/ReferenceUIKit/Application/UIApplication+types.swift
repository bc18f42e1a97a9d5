public import Foundation

/// A piece of work that may go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The statuses that say if an app may be refreshed in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// A status: not possible on this device, denied by the user, or available.
    case restricted, denied, available
}

/// The results of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// A result: new data, no new data, or an error.
    case newData, noData, failed
}

/// The kinds of notifications that an app asked for, as before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 10.0)
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = Self(rawValue: 1)
    /// A sound.
    public static let sound = Self(rawValue: 2)
    /// A text.
    public static let alert = Self(rawValue: 4)
}

/// The notifications that an app asked for, as before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 10.0)
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// The kinds of notifications that the user sees and hears.
    public let types: UIUserNotificationType

    /// Creates settings. Categories are not kept.
    public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
        self.types = types
        super.init()
    }
}

/// A notification that an app scheduled itself, as before iOS 10. You can name the class; the model has no instance.
@available(iOS, introduced: 4.0, deprecated: 10.0)
@preconcurrency @MainActor
open class UILocalNotification: NSObject {}

/// A request that Siri understood. You can name the class; the model has no instance.
open class INIntent: NSObject {}

/// A response to a request of Siri. You can name the class; the model has no instance.
open class INIntentResponse: NSObject {}

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style that fits the interface style.
    case `default` = 0
    /// Light content on a dark background.
    case lightContent = 1
    /// Dark content on a light background.
    case darkContent = 3
}

/// The orientations of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// An orientation that is not known.
    case unknown = 0
    /// The upright orientation.
    case portrait
    /// The orientation upside down.
    case portraitUpsideDown
    /// The orientation on its side, with the home button on the left.
    case landscapeLeft = 4
    /// The orientation on its side, with the home button on the right.
    case landscapeRight = 3

    /// True if the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The set of orientations that an interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upright orientation.
    public static let portrait = Self(rawValue: 1 << 1)
    /// The orientation upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// The orientation on its side, with the home button on the right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// The orientation on its side, with the home button on the left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both orientations on the side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All orientations but the one upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
    /// Every orientation.
    public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// The types for extensions and for opening URLs.
extension UIApplication {
    /// A place in which extensions are used.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of other developers.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }

    /// A key of the options for opening a URL in another app.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key whose value is true if the URL is opened only if an app has it as a universal link.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
