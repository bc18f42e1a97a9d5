public import Foundation

/// A piece of work that may go on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may be refreshed in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not on this device, not by the user's wish, or yes.
    case restricted, denied, available
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something new, nothing, or an error.
    case newData, noData, failed
}

/// What sort of notifications an app asked for, as before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 10.0)
public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number at the icon.
    public static let badge = Self(rawValue: 1)
    /// A sound.
    public static let sound = Self(rawValue: 2)
    /// A text.
    public static let alert = Self(rawValue: 4)
}

/// What notifications an app asked for, as before iOS 10.
@available(iOS, introduced: 8.0, deprecated: 10.0)
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// What the user sees and hears.
    public let types: UIUserNotificationType

    /// Makes settings. Categories are not kept.
    public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
        self.types = types
        super.init()
    }
}

/// A notification that an app set itself, as before iOS 10. It can be named; the model has none.
@available(iOS, introduced: 4.0, deprecated: 10.0)
@preconcurrency @MainActor
open class UILocalNotification: NSObject {}

/// What Siri understood. It can be named; the model has none.
open class INIntent: NSObject {}

/// What Siri is answered. It can be named; the model has none.
open class INIntentResponse: NSObject {}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// As fits the interface's style.
    case `default` = 0
    /// Light on dark.
    case lightContent = 1
    /// Dark on light.
    case darkContent = 3
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the home button on the left.
    case landscapeLeft = 4
    /// On its side, the home button on the right.
    case landscapeRight = 3

    /// Whether the interface stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// On its side, the home button on the right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// On its side, the home button on the left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// Upright or on either side.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
    /// In any way.
    public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// What may extend an app.
extension UIApplication {
    /// A place where extensions are used.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of other makers.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }

    /// How a URL of another app is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only where an app has it as a universal link.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
