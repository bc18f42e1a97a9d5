public import Foundation

/// A stack of view controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The stack, the root first.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach { $0.removeFromParent() }
            newValue.forEach(addChild)
        }
    }
    /// The bar at the top.
    public private(set) lazy var navigationBar = UINavigationBar()

    /// Makes a navigation controller without any controller on its stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a navigation controller with a controller at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown.
    open var visibleViewController: UIViewController? { topViewController }

    /// Puts a controller on top of the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
    }

    /// Takes the controller on top off the stack, except the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        top.removeFromParent()
        return top
    }

    override var containedChild: UIViewController? { topViewController }
}

/// View controllers side by side, one shown at a time.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The number of the tab that is shown, from 0.
    open var selectedIndex = 0
    /// The controller of the tab that is shown.
    open var selectedViewController: UIViewController? {
        children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }

    /// Sets the controllers of the tabs.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        children.forEach { $0.removeFromParent() }
        viewControllers?.forEach(addChild)
    }

    override var containedChild: UIViewController? { selectedViewController }
}

/// The bar above a navigation controller's content.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
}

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// What the bar shows in the middle while the controller is on top.
    open var title: String?

    public override init() {
        super.init()
    }
}

/// What a tab bar shows for a view controller.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
    /// What the tab says.
    open var title: String?
    /// The tab's picture.
    open var image: UIImage?
    /// The app's own number for the tab.
    open var tag = 0

    public override init() {
        super.init()
    }

    /// Makes a tab's look.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
