public import Foundation

/// Where UIKit's own `init()` begins: one that belongs to the main actor, which `NSObject`'s does not.
open class _UIObject: NSObject {
    nonisolated init(_object: Void) {
        super.init()
    }
}

/// An object that can respond to events; the base of applications, scenes, views and view controllers.
@preconcurrency @MainActor
open class UIResponder: _UIObject, UIUserActivityRestoring {
    /// What the user does in this object.
    open var userActivity: NSUserActivity?
    /// Whether keys go to this object.
    open private(set) var isFirstResponder = false

    /// Makes the object. UIKit calls it for delegates that it makes by their class's name.
    public init() {
        super.init(_object: ())
    }

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    /// Whether keys may go to this object.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether keys may go elsewhere.
    open var canResignFirstResponder: Bool { true }

    /// Lets keys go to this object. There is no keyboard here.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    /// Lets keys go elsewhere.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirstResponder = false }
        return !isFirstResponder
    }

    /// Called before `userActivity` is sent.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Goes on with what the user did elsewhere.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// Called where fingers touch the screen. Nobody touches the simulated screen.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called where fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called where fingers leave the screen.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called where the system takes touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called before commands are validated and menus shown. No menus are shown here.
    open func buildMenu(with builder: any UIMenuBuilder) {}
}

/// What can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Something that happened to the device. Nothing does here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// When it happened, in seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
    /// What happened.
    open var type: EventType { .touches }

    /// What happens to a device.
    public enum EventType: Int, Sendable {
        /// What may happen to a device.
        case touches, motion, remoteControl, presses
        /// What may happen to a device with a pointer.
        case scroll = 10
        /// A pointer that rests over a view.
        case hover
        /// A gesture on a trackpad.
        case transform = 14
    }
}

/// A finger on the screen. There is none here.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The view in which the touch began.
    open var view: UIView? { nil }

    /// Where the finger is.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What the system's menus are built with. None is built here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {}
