public import Foundation
public import ReferenceObjectiveC

/// The base of UIKit's objects, whose own `init()` belongs to the main actor, unlike that of `NSObject`.
open class _UIObject: NSObject {
    nonisolated init(_object: Void) {
        super.init()
    }

    /// The class's name in Objective-C, which has its module, and the object's address.
    open override var description: String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        return "<\(_className(type(of: self))): 0x\(String(address, radix: 16))>"
    }
}

/// An object that can respond to events: the base of applications, scenes, views and view controllers.
@preconcurrency @MainActor
open class UIResponder: _UIObject, UIUserActivityRestoring {
    /// The activity of the user in this object.
    open var userActivity: NSUserActivity?
    /// True if this object receives keyboard events.
    open private(set) var isFirstResponder = false

    /// Creates the object. UIKit calls it for delegates that it creates by class name.
    public init() {
        super.init(_object: ())
    }

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    /// True if this object may receive keyboard events.
    open var canBecomeFirstResponder: Bool { false }
    /// True if this object may stop receiving keyboard events.
    open var canResignFirstResponder: Bool { true }

    /// Makes this object receive keyboard events. There is no keyboard here.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    /// Stops this object from receiving keyboard events.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirstResponder = false }
        return !isFirstResponder
    }

    /// Updates an activity before it is sent. The model does not call it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Continues an activity that the user began elsewhere.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// Called when fingers touch the screen. The simulated screen is never touched.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers leave the screen.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when the system cancels touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The controller of a view that replaces the keyboard. There is no keyboard here.
    open var inputViewController: UIViewController? { nil }
    /// Called when a value of another object that is observed by its key changed. None is observed here.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// Called when the device is shaken. It is not here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Returns true if a command can be performed.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The commands of a keyboard. There is no keyboard here.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called before commands are validated and menus shown. No menu is shown here.
    open func buildMenu(with builder: any UIMenuBuilder) {}
}

/// The method of an object that can continue an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An event of the device. There are none here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The time of the event, in seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
    /// The kind of the event.
    open var type: EventType { .touches }

    /// The kinds of motions and remote commands.
    public enum EventSubtype: Int, Sendable {
        /// A kind.
        case none, motionShake
    }

    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// A kind of event.
        case touches, motion, remoteControl, presses
        /// The scrolling of a pointer.
        case scroll = 10
        /// The movement of a pointer over a view.
        case hover
        /// The scaling or rotation by a pointer.
        case transform = 14
    }
}

/// A finger on the screen. There is none here.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The view in which the touch began.
    open var view: UIView? { nil }

    /// Returns the place of the finger.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The builder of the system's menus. No menu is built here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {}
