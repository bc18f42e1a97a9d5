public import Foundation

/// The methods of an object that follows the presentation of a controller. The user dismisses none here, so none is called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style for an interface that is not wide.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns true if the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the controller. The user does not here.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user dismissed the controller. The user does not here.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user may not dismiss the controller and tries to.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// The methods are optional: a class may leave out each.
extension UIAdaptivePresentationControllerDelegate {
    /// Returns the automatic style.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { Unimplemented.returns(.automatic) }
    /// Returns the automatic style.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { Unimplemented.returns(.automatic) }
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UIAdaptivePresentationControllerDelegate {
    /// The methods named `adaptivePresentationStyle`: `delegate.adaptivePresentationStyle?(…)`.
    public var adaptivePresentationStyle: _AdaptivePresentationControllerDelegateAdaptivePresentationStyle? {
        .init(receiver: self)
    }
    /// The methods named `presentationControllerShouldDismiss`: `delegate.presentationControllerShouldDismiss?(…)`.
    public var presentationControllerShouldDismiss:
        _AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss?
    { .init(receiver: self) }
    /// The methods named `presentationControllerWillDismiss`: `delegate.presentationControllerWillDismiss?(…)`.
    public var presentationControllerWillDismiss:
        _AdaptivePresentationControllerDelegatePresentationControllerWillDismiss?
    { .init(receiver: self) }
    /// The methods named `presentationControllerDidDismiss`: `delegate.presentationControllerDidDismiss?(…)`.
    public var presentationControllerDidDismiss:
        _AdaptivePresentationControllerDelegatePresentationControllerDidDismiss?
    { .init(receiver: self) }
    /// The methods named `presentationControllerDidAttemptToDismiss`: `delegate.presentationControllerDidAttemptToDismiss?(…)`.
    public var presentationControllerDidAttemptToDismiss:
        _AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss?
    { .init(receiver: self) }
}

/// The methods named `adaptivePresentationStyle`.
@MainActor
public struct _AdaptivePresentationControllerDelegateAdaptivePresentationStyle {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? {
        Unimplemented.asNil { receiver.adaptivePresentationStyle(for: controller) }
    }

    @discardableResult
    public func callAsFunction(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
        Unimplemented.asNil { receiver.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
    }
}

/// The methods named `presentationControllerShouldDismiss`.
@MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerShouldDismiss {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
        Unimplemented.asNil { receiver.presentationControllerShouldDismiss(presentationController) }
    }
}

/// The methods named `presentationControllerWillDismiss`.
@MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerWillDismiss {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        Unimplemented.asNil { receiver.presentationControllerWillDismiss(presentationController) }
    }
}

/// The methods named `presentationControllerDidDismiss`.
@MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerDidDismiss {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        Unimplemented.asNil { receiver.presentationControllerDidDismiss(presentationController) }
    }
}

/// The methods named `presentationControllerDidAttemptToDismiss`.
@MainActor
public struct _AdaptivePresentationControllerDelegatePresentationControllerDidAttemptToDismiss {
    let receiver: any UIAdaptivePresentationControllerDelegate

    @discardableResult
    public func callAsFunction(_ presentationController: UIPresentationController) -> Void? {
        Unimplemented.asNil { receiver.presentationControllerDidAttemptToDismiss(presentationController) }
    }
}
