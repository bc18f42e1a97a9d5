public import Foundation

/// A view whose content may be larger than the view itself. The user never scrolls here.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollsContent {
    /// The size of the content.
    open var contentSize = CGSize.zero
    /// The offset of the visible part of the content. The delegate learns of a change.
    open var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { anyDelegate?.scrollViewDidScroll(self) } }
    }
    /// The free space around the content.
    open var contentInset = UIEdgeInsets.zero
    /// The view's delegate, of whatever protocol.
    weak var anyDelegate: (any UIScrollViewDelegate)?
    /// True if the user can scroll.
    open var isScrollEnabled = true
    /// True if scrolling stops at pages.
    open var isPagingEnabled = false
    /// True if the content bounces at its ends.
    open var bounces = true
    /// True if the content bounces up and down even if all of it is visible.
    open var alwaysBounceVertical = false
    /// True if the content bounces from side to side even if all of it is visible.
    open var alwaysBounceHorizontal = false
    /// True if an indicator shows the position from top to bottom.
    open var showsVerticalScrollIndicator = true
    /// True if an indicator shows the position from side to side.
    open var showsHorizontalScrollIndicator = true
    /// The free space around the indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The free space around the indicator from top to bottom.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The free space around the indicator from side to side.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The free space around the content, the safe area included. Nothing covers the view here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The least scale of the content.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale of the content.
    open var maximumZoomScale: CGFloat = 1
    /// The scale of the content.
    open var zoomScale: CGFloat = 1
    /// True while the user touches the content: never here.
    open var isTracking: Bool { false }
    /// True while the user drags the content: never here.
    open var isDragging: Bool { false }
    /// True while scrolling slows down: never here.
    open var isDecelerating: Bool { false }
    /// True if a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// True if touches reach the content late.
    open var delaysContentTouches = true
    /// The speed at which scrolling slows down.
    open var decelerationRate = DecelerationRate.normal
    /// The way in which the safe area is kept free.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    /// The way in which the keyboard disappears.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// The control that the user pulls to request new content.
    open var refreshControl: UIRefreshControl?
    /// The size of the content, for layout.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide()
    /// The size of the view, for layout.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide()

    /// Scrolls to another part of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Scrolls to a rectangle. Nothing is measured here: the visible part stays the same.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

    /// Sets the scale of the content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows the indicators for a moment. Nothing is drawn here.
    open func flashScrollIndicators() {}

    /// The speeds at which scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A speed.
        public static let normal = Self(rawValue: 0.998)
        /// A speed.
        public static let fast = Self(rawValue: 0.99)
    }

    /// The ways in which the safe area is kept free.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// A way: chosen by UIKit, along the axes that scroll, never, or always.
        case automatic, scrollableAxes, never, always
    }

    /// The ways in which the keyboard disappears.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A way: it stays, disappears with a drag, or follows the finger.
        case none, onDrag, interactive
    }
}

/// A view whose content may be larger than the view itself.
///
/// In UIKit, subclasses declare `delegate` again, with their own protocol. Swift lets a class do that only with a
/// property that a protocol's extension has.
@preconcurrency @MainActor
public protocol _ScrollsContent: UIView {}

extension _ScrollsContent {
    /// The object that receives messages about scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { (self as? UIScrollView)?.anyDelegate }
        set { (self as? UIScrollView)?.anyDelegate = newValue }
    }
}

/// A control that requests new content. The user never pulls it here.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// True if new content is being loaded.
    open private(set) var isRefreshing = false

    /// Says that new content is being loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Says that the new content is loaded.
    open func endRefreshing() { isRefreshing = false }
}
