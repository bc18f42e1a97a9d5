public import Foundation

/// View controllers one after the other, as pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Where the pages before and after come from. Nobody turns pages here.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Hears of pages being turned. Nobody turns pages here.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// The direction of the pages.
    public let navigationOrientation: NavigationOrientation
    /// Whether pages have something on their backs.
    open var isDoubleSided = false
    private weak var shown: UIViewController?

    /// Makes a page view controller. The options are not kept.
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
    /// `completion`: Hears true once the pages are there.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = shown
        let new = viewControllers ?? []
        for child in children where !new.contains(where: { $0 === child }) { release(child) }
        new.forEach(contain)
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

    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// As paper, or as a strip.
        case pageCurl, scroll
    }
    /// The direction of pages.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side, or from top to bottom.
        case horizontal, vertical
    }
    /// Which way the pages go.
    public enum NavigationDirection: Int, Sendable {
        /// On, or back.
        case forward, reverse
    }
    /// What may be said of pages.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the back of a book is.
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between two pages.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Where the pages before and after come from.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Hears of pages being turned.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
