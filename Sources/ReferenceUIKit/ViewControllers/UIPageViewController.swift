public import Foundation
internal import Lifecycle

/// A view controller that shows others as pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The object that provides the pages before and after. The user never turns pages here.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The object that receives messages when pages are turned. The user never turns pages here.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The style in which pages are turned.
    public let transitionStyle: TransitionStyle
    /// The direction of the pages.
    public let navigationOrientation: NavigationOrientation
    /// True if pages have content on their backs.
    open var isDoubleSided = false
    private weak var shown: UIViewController?

    /// Creates a page view controller. The options are not kept.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// The pages that are shown.
    open var viewControllers: [UIViewController]? { children }

    /// Shows pages.
    ///
    /// `completion` is called with true once the pages are shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let leaving = UIKitProcess.holds(.viewHeldWhileLeaving) ? shown : nil
        defer { withExtendedLifetime(leaving) {} }
        let new = viewControllers ?? []
        for child in children where !new.contains(where: { $0 === child }) { release(child) }
        new.forEach(contain)
        let old = shown
        if canReplaceChild, let page = new.first, page !== old {
            shown = page
            ControllerTransition.replaceInStack(old, with: page, in: self, animated: animated)
        }
        MainLoop.later { completion?(true) }
    }

    override var containedChildren: [UIViewController] {
        children.first.map { [$0] } ?? []
    }

    override func shows(_ child: UIViewController) { shown = child }

    /// The styles in which pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// A style: like paper, or like a strip.
        case pageCurl, scroll
    }
    /// The direction of pages.
    public enum NavigationOrientation: Int, Sendable {
        /// A direction: from side to side, or from top to bottom.
        case horizontal, vertical
    }
    /// The directions in which pages move.
    public enum NavigationDirection: Int, Sendable {
        /// A direction: forward, or back.
        case forward, reverse
    }
    /// A key of the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The place of the spine.
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between two pages.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The methods of an object that provides the pages before and after another one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one; nil for the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil for the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The methods of an object that follows the turning of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
