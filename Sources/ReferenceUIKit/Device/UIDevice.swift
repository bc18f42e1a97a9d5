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
    /// The kind of the device: an iPhone or an iPad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIKitProcess.surroundings?.idiom == .pad ? .pad : .phone }
    /// The name `iOS`. Apple's iPads say `iPadOS` from a later version on; the model does not tell them apart.
    open var systemName: String { "iOS" }
    /// The version of iOS, such as 17.0.
    open var systemVersion: String { UIKitProcess.surroundings?.system.description ?? "" }
    /// The model of the device: `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model in the user's language: always English here.
    open var localizedModel: String { model }
    /// The device's name: from iOS 16 on, apps read the model's name.
    open var name: String { model }
    /// An identifier for all apps of one vendor, until the last of them is removed. It is always the same here.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// True if several apps run at a time.
    open var isMultitaskingSupported: Bool { true }
    /// The orientation of the device.
    open var orientation: UIDeviceOrientation { .portrait }
    /// True if `orientation` follows the device. The device does not move here.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// True if the app can read the battery's state.
    open var isBatteryMonitoringEnabled = false
    /// The state of the battery; not known here.
    open var batteryState: BatteryState { .unknown }
    /// The charge of the battery, from 0 to 1; -1 if it is not known, as here.
    open var batteryLevel: Float { -1 }

    /// Makes `orientation` follow the device.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Stops `orientation` from following the device.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        /// A state: not known, discharging, charging, or full.
        case unknown, unplugged, charging, full
    }

    /// A notification posted when the orientation of the device changed. It does not change here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// An orientation: not known, upright, or upside down.
    case unknown, portrait, portraitUpsideDown
    /// An orientation: on its side, or flat.
    case landscapeLeft, landscapeRight, faceUp, faceDown

    /// True if the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True if the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The kinds of devices that an interface may be made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// A kind that is not known.
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
