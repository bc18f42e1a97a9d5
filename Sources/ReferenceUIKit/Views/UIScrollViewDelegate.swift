public import Foundation

/// The methods of an object that follows scrolling. The user never scrolls here: only the app's own scrolling is told.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the content was zoomed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the user begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user lets go.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Called after the user let go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when scrolling slows down.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when scrolling stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animation of scrolling ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view that is zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before the content is zoomed.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after the content was zoomed.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns true if a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when the safe area changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// The methods are optional: a class may leave out each.
extension UIScrollViewDelegate {
    /// Ignores the call.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { Unimplemented.returns(nil) }
    /// Ignores the call.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { Unimplemented.mark() }
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Unimplemented.mark() }
    /// Ignores the call.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UIScrollViewDelegate {
    /// The methods named `scrollViewDidScroll`: `delegate.scrollViewDidScroll?(…)`.
    public var scrollViewDidScroll: _ScrollViewDelegateScrollViewDidScroll? { .init(receiver: self) }
    /// The methods named `scrollViewDidZoom`: `delegate.scrollViewDidZoom?(…)`.
    public var scrollViewDidZoom: _ScrollViewDelegateScrollViewDidZoom? { .init(receiver: self) }
    /// The methods named `scrollViewWillBeginDragging`: `delegate.scrollViewWillBeginDragging?(…)`.
    public var scrollViewWillBeginDragging: _ScrollViewDelegateScrollViewWillBeginDragging? { .init(receiver: self) }
    /// The methods named `scrollViewWillEndDragging`: `delegate.scrollViewWillEndDragging?(…)`.
    public var scrollViewWillEndDragging: _ScrollViewDelegateScrollViewWillEndDragging? { .init(receiver: self) }
    /// The methods named `scrollViewDidEndDragging`: `delegate.scrollViewDidEndDragging?(…)`.
    public var scrollViewDidEndDragging: _ScrollViewDelegateScrollViewDidEndDragging? { .init(receiver: self) }
    /// The methods named `scrollViewWillBeginDecelerating`: `delegate.scrollViewWillBeginDecelerating?(…)`.
    public var scrollViewWillBeginDecelerating: _ScrollViewDelegateScrollViewWillBeginDecelerating? {
        .init(receiver: self)
    }
    /// The methods named `scrollViewDidEndDecelerating`: `delegate.scrollViewDidEndDecelerating?(…)`.
    public var scrollViewDidEndDecelerating: _ScrollViewDelegateScrollViewDidEndDecelerating? { .init(receiver: self) }
    /// The methods named `scrollViewDidEndScrollingAnimation`: `delegate.scrollViewDidEndScrollingAnimation?(…)`.
    public var scrollViewDidEndScrollingAnimation: _ScrollViewDelegateScrollViewDidEndScrollingAnimation? {
        .init(receiver: self)
    }
    /// The methods named `viewForZooming`: `delegate.viewForZooming?(…)`.
    public var viewForZooming: _ScrollViewDelegateViewForZooming? { .init(receiver: self) }
    /// The methods named `scrollViewWillBeginZooming`: `delegate.scrollViewWillBeginZooming?(…)`.
    public var scrollViewWillBeginZooming: _ScrollViewDelegateScrollViewWillBeginZooming? { .init(receiver: self) }
    /// The methods named `scrollViewDidEndZooming`: `delegate.scrollViewDidEndZooming?(…)`.
    public var scrollViewDidEndZooming: _ScrollViewDelegateScrollViewDidEndZooming? { .init(receiver: self) }
    /// The methods named `scrollViewShouldScrollToTop`: `delegate.scrollViewShouldScrollToTop?(…)`.
    public var scrollViewShouldScrollToTop: _ScrollViewDelegateScrollViewShouldScrollToTop? { .init(receiver: self) }
    /// The methods named `scrollViewDidScrollToTop`: `delegate.scrollViewDidScrollToTop?(…)`.
    public var scrollViewDidScrollToTop: _ScrollViewDelegateScrollViewDidScrollToTop? { .init(receiver: self) }
    /// The methods named `scrollViewDidChangeAdjustedContentInset`: `delegate.scrollViewDidChangeAdjustedContentInset?(…)`.
    public var scrollViewDidChangeAdjustedContentInset: _ScrollViewDelegateScrollViewDidChangeAdjustedContentInset? {
        .init(receiver: self)
    }
}

/// The methods named `scrollViewDidScroll`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidScroll {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidScroll(scrollView) }
    }
}

/// The methods named `scrollViewDidZoom`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidZoom {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidZoom(scrollView) }
    }
}

/// The methods named `scrollViewWillBeginDragging`.
@MainActor
public struct _ScrollViewDelegateScrollViewWillBeginDragging {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewWillBeginDragging(scrollView) }
    }
}

/// The methods named `scrollViewWillEndDragging`.
@MainActor
public struct _ScrollViewDelegateScrollViewWillEndDragging {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        Unimplemented.asNil {
            receiver.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

/// The methods named `scrollViewDidEndDragging`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidEndDragging {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
}

/// The methods named `scrollViewWillBeginDecelerating`.
@MainActor
public struct _ScrollViewDelegateScrollViewWillBeginDecelerating {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewWillBeginDecelerating(scrollView) }
    }
}

/// The methods named `scrollViewDidEndDecelerating`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidEndDecelerating {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidEndDecelerating(scrollView) }
    }
}

/// The methods named `scrollViewDidEndScrollingAnimation`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidEndScrollingAnimation {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidEndScrollingAnimation(scrollView) }
    }
}

/// The methods named `viewForZooming`.
@MainActor
public struct _ScrollViewDelegateViewForZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView?? {
        Unimplemented.asNil { receiver.viewForZooming(in: scrollView) }
    }
}

/// The methods named `scrollViewWillBeginZooming`.
@MainActor
public struct _ScrollViewDelegateScrollViewWillBeginZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        Unimplemented.asNil { receiver.scrollViewWillBeginZooming(scrollView, with: view) }
    }
}

/// The methods named `scrollViewDidEndZooming`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidEndZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
}

/// The methods named `scrollViewShouldScrollToTop`.
@MainActor
public struct _ScrollViewDelegateScrollViewShouldScrollToTop {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
        Unimplemented.asNil { receiver.scrollViewShouldScrollToTop(scrollView) }
    }
}

/// The methods named `scrollViewDidScrollToTop`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidScrollToTop {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidScrollToTop(scrollView) }
    }
}

/// The methods named `scrollViewDidChangeAdjustedContentInset`.
@MainActor
public struct _ScrollViewDelegateScrollViewDidChangeAdjustedContentInset {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        Unimplemented.asNil { receiver.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
}
