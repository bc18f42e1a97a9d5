public import Foundation
internal import Lifecycle

/// The device itself.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()

    override init() {
        super.init()
    }

    /// The device that runs the app.
    open class var current: UIDevice { only }
    /// Whether it is an iPhone or an iPad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitProcess.surroundings?.idiom == .pad ? .pad : .phone }
    /// `iOS`. Apple's iPads say `iPadOS` from a later version on; the model does not tell them apart.
    open var systemName: String { "iOS" }
    /// The version of iOS, such as 17.0.
    open var systemVersion: String { UIKitProcess.surroundings?.system.description ?? "" }
    /// `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model's name in the user's language: here always English.
    open var localizedModel: String { model }
    /// The device's name: from iOS 16 on, apps hear the model's.
    open var name: String { model }
    /// The same for all apps of a maker, until the last of them is removed. It is one and the same here.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// Whether several apps run at a time.
    open var isMultitaskingSupported: Bool { true }
    /// How the device is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Whether `orientation` follows the device. It stands still here.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Whether the battery's state can be asked for.
    open var isBatteryMonitoringEnabled = false
    /// What the battery does; not known here.
    open var batteryState: BatteryState { .unknown }
    /// How full the battery is, from 0 to 1; -1 for not known, as it is here.
    open var batteryLevel: Float { -1 }

    /// Lets `orientation` follow the device.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Lets `orientation` follow the device no longer.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known, in use, being filled, or full.
        case unknown, unplugged, charging, full
    }

    /// Posted where the device is held in another way. It is not, here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known, upright, upside down.
    case unknown, portrait, portraitUpsideDown
    /// On its side, or flat.
    case landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The kinds of devices that an interface may be made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A Vision Pro.
    case vision = 6
}
