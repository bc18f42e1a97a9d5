public import Foundation

/// The methods of an object that decides which gestures a recogniser may recognise. None is recognised here, so none is called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns true if a gesture may be recognised.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns true if a recogniser may receive a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns true if two gestures may be recognised at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns true if a recogniser waits until another fails.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns true if another recogniser waits until this one fails.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

/// The methods are optional: a class may leave out each.
extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { Unimplemented.returns(true) }
    /// Returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { Unimplemented.returns(true) }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { Unimplemented.returns(false) }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { Unimplemented.returns(false) }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { Unimplemented.returns(false) }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UIGestureRecognizerDelegate {
    /// The methods named `gestureRecognizerShouldBegin`: `delegate.gestureRecognizerShouldBegin?(…)`.
    public var gestureRecognizerShouldBegin: _GestureRecognizerDelegateGestureRecognizerShouldBegin? {
        .init(receiver: self)
    }
    /// The methods named `gestureRecognizer`: `delegate.gestureRecognizer?(…)`.
    public var gestureRecognizer: _GestureRecognizerDelegateGestureRecognizer? { .init(receiver: self) }
}

/// The methods named `gestureRecognizerShouldBegin`.
@MainActor
public struct _GestureRecognizerDelegateGestureRecognizerShouldBegin {
    let receiver: any UIGestureRecognizerDelegate

    @discardableResult
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
        Unimplemented.asNil { receiver.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
}

/// The methods named `gestureRecognizer`.
@MainActor
public struct _GestureRecognizerDelegateGestureRecognizer {
    let receiver: any UIGestureRecognizerDelegate

    @discardableResult
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        Unimplemented.asNil { receiver.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        Unimplemented.asNil {
            receiver.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        Unimplemented.asNil {
            receiver.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        Unimplemented.asNil {
            receiver.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }
}
