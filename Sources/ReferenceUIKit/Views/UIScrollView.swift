public import Foundation

/// A view whose content may be larger than itself. Nobody scrolls here.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// How large the content is.
    open var contentSize = CGSize.zero
    /// Which part of it is shown.
    open var contentOffset = CGPoint.zero
    /// What is kept free around it.
    open var contentInset = UIEdgeInsets.zero
    /// Hears of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// Whether it can be scrolled.
    open var isScrollEnabled = true
    /// Whether it stops at pages.
    open var isPagingEnabled = false
    /// Whether it swings at its ends.
    open var bounces = true
    /// Whether it swings up and down where all is shown.
    open var alwaysBounceVertical = false
    /// Whether it swings from side to side where all is shown.
    open var alwaysBounceHorizontal = false
    /// Whether a line says where it is, from top to bottom.
    open var showsVerticalScrollIndicator = true
    /// Whether a line says where it is, from side to side.
    open var showsHorizontalScrollIndicator = true
    /// How the safe area is kept free.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    /// How the keyboard goes.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// What asks for new content at the upper end.
    open var refreshControl: UIRefreshControl?
    /// The size of the content, for layout.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide()
    /// The size of the view, for layout.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide()

    /// Shows another part.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Shows a place. Nothing is measured here: the part shown stays as it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

    /// How the safe area is kept free.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As UIKit sees fit, along the scrolled axis, never, or always.
        case automatic, scrollableAxes, never, always
    }

    /// How the keyboard goes.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays, goes with a stroke, or follows the finger.
        case none, onDrag, interactive
    }
}

/// Hears of scrolling. Nobody scrolls here, so nothing is called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// Asks for new content. Nobody pulls it here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether new content is on its way.
    open private(set) var isRefreshing = false

    /// Says that new content is on its way.
    open func beginRefreshing() { isRefreshing = true }
    /// Says that it is there.
    open func endRefreshing() { isRefreshing = false }
}
