public import Foundation

/// A stack of view controllers.
///
/// What is on screen follows the stack at the next layout: pushes and pops of one turn of the main queue make one
/// transition. Source: crash stacks and published console logs (rule `view.stack-transition`; observed).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The stack, the root first.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Hears of what comes and goes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the top.
    public private(set) lazy var navigationBar = UINavigationBar()
    /// The bar at the bottom.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar at the top is left out.
    open var isNavigationBarHidden = false
    /// Whether the bar at the bottom is left out.
    open var isToolbarHidden = true
    /// Whether the bar at the top goes when the reader scrolls.
    open var hidesBarsOnSwipe = false
    /// The swipe by which the user goes back. Nobody swipes here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(
        target: nil, action: nil)
    /// What the user sees.
    private weak var shown: UIViewController?
    private var isTransitionDue = false

    /// Makes a navigation controller without any controller on its stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a navigation controller with bars of one's own classes, which the model does not make.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a navigation controller with a controller at the bottom of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        contain(rootViewController)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown: the one presented in front, or the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Sets the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for child in children where !viewControllers.contains(where: { $0 === child }) { release(child) }
        for child in viewControllers {
            if child.parent === self { arrangeLast(child) } else { contain(child) }
        }
        stackChanged(animated)
    }

    /// Puts a controller on top of the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController.parent !== self else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance more than once is not supported (\(Self.name(of: viewController)))"
            )
        }
        contain(viewController)
        stackChanged(animated)
    }

    /// Takes the controller on top off the stack, except the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        pop(to: children.count - 1, animated)
        return top
    }

    /// Takes all but the root off the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.count > 1 ? pop(to: 1, animated) : nil
    }

    /// Takes all above a controller off the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        return pop(to: index + 1, animated)
    }

    /// Leaves the bar at the top out, or not.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Leaves the bar at the bottom out, or not.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    override var containedChildren: [UIViewController] {
        topViewController.map { [$0] } ?? []
    }

    override func shows(_ child: UIViewController) { shown = child }

    @discardableResult
    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(children[count...])
        popped.reversed().forEach(release)
        stackChanged(animated)
        return popped
    }

    private func stackChanged(_ animated: Bool) {
        guard stage == .onScreen || stage == .coming, !isTransitionDue else { return }
        isTransitionDue = true
        MainLoop.later { [weak self] in self?.follow(animated) }
    }

    private func follow(_ animated: Bool) {
        isTransitionDue = false
        let old = shown
        guard canReplaceChild, let new = topViewController, new !== old else { return }
        shown = new
        delegate?.navigationController(self, willShow: new, animated: animated)
        ControllerTransition.replaceInStack(old, with: new, in: self, animated: animated)
        delegate?.navigationController(self, didShow: new, animated: animated)
    }
}

/// Hears of what comes and goes on a stack.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
