public import Foundation
internal import Lifecycle

/// Something with coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The whole of the object in its own coordinates.
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

    /// The device's own screen and those beside it. The model has no others.
    @available(iOS, introduced: 2.0, deprecated: 16.0)
    open class var screens: [UIScreen] { [only] }

    /// In points, upright: the sizes of a recent iPhone and a recent iPad.
    open var bounds: CGRect {
        UIKitProcess.surroundings?.idiom == .pad
            ? CGRect(x: 0, y: 0, width: 820, height: 1180) : CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    /// How many pixels make a point.
    open var scale: CGFloat { UIKitProcess.surroundings?.idiom == .pad ? 2 : 3 }
    /// How many pixels of the display make a point.
    open var nativeScale: CGFloat { scale }
    /// In pixels, upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// How bright it is, from 0 to 1.
    open var brightness: CGFloat = 0.5
    /// The screen's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The same, upright however the device is held.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The screen's traits.
    open var traitCollection: UITraitCollection { .ofDevice }

    /// Posted when a screen is connected. None is.
    @available(iOS, introduced: 3.2, deprecated: 16.0)
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is gone. None goes.
    @available(iOS, introduced: 3.2, deprecated: 16.0)
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
