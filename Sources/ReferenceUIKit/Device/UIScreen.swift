public import Foundation
internal import Lifecycle

/// An object with coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The whole object in its own coordinates.
    var bounds: CGRect { get }
}

/// The device's display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
    private static let only = UIScreen()

    override init() {
        super.init()
    }

    /// The device's own screen.
    open class var main: UIScreen { only }

    /// The device's own screen and those connected to it. The model has no others.
    @available(iOS, introduced: 2.0, deprecated: 16.0)
    open class var screens: [UIScreen] { [only] }

    /// The size in points, upright: that of a recent iPhone or a recent iPad.
    open var bounds: CGRect {
        UIKitProcess.surroundings?.idiom == .pad
            ? CGRect(x: 0, y: 0, width: 820, height: 1180) : CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    /// The number of pixels in a point.
    open var scale: CGFloat { UIKitProcess.pixelsPerPoint }
    /// The number of the display's pixels in a point.
    open var nativeScale: CGFloat { scale }
    /// The size in pixels, upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The brightness, from 0 to 1.
    open var brightness: CGFloat = 0.5
    /// The screen's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The screen's own coordinates, upright in every orientation of the device.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The screen's traits.
    open var traitCollection: UITraitCollection { .ofDevice }

    /// A notification posted when a screen is connected. None is connected here.
    @available(iOS, introduced: 3.2, deprecated: 16.0)
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// A notification posted when a screen is disconnected. None is disconnected here.
    @available(iOS, introduced: 3.2, deprecated: 16.0)
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
