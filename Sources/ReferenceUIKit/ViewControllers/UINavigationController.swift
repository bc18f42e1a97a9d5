public import Foundation
internal import Lifecycle

/// A stack of view controllers.
///
/// The screen follows the stack at the next layout: pushes and pops of one turn of the main queue make one transition.
/// Source: crash stacks and published console logs (rule `view.stack-transition`; observed).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The stack, the root first.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The object that receives messages about the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the top.
    public private(set) lazy var navigationBar = UINavigationBar()
    /// The bar at the bottom.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// True if the bar at the top is hidden.
    open var isNavigationBarHidden = false
    /// True if the bar at the bottom is hidden.
    open var isToolbarHidden = true
    /// True if the bar at the top disappears when the user scrolls.
    open var hidesBarsOnSwipe = false
    /// The recogniser of the swipe that goes back. The user never swipes here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(
        target: nil, action: nil)
    /// The controller that the user sees.
    private weak var shown: UIViewController?
    /// The controller that left the stack, until its transition ends.
    private var leaving: UIViewController?
    private var isTransitionDue = false
    /// The delegate heard what will be shown, and not yet that it was.
    private var isDelegateWaiting = false

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with bars of custom classes. The model does not create such bars.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        contain(rootViewController)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown: the presented one, or the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        holdShown()
        for child in children where !viewControllers.contains(where: { $0 === child }) { release(child) }
        for child in viewControllers {
            if child.parent === self { arrangeLast(child) } else { contain(child) }
        }
        stackChanged(animated)
    }

    /// Pushes a controller onto the stack.
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

    /// Removes the controller on top of the stack, unless it is the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        pop(to: children.count - 1, animated)
        return top
    }

    /// Removes all controllers but the root from the stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.count > 1 ? pop(to: 1, animated) : nil
    }

    /// Removes all controllers above another one from the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        return pop(to: index + 1, animated)
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    override var containedChildren: [UIViewController] {
        topViewController.map { [$0] } ?? []
    }

    override func willShow(_ animated: Bool) {
        guard let topViewController, UIKitProcess.holds(.viewStackAppears) else { return }
        isDelegateWaiting = true
        tellWillShow(topViewController, animated)
    }

    override func shows(_ child: UIViewController) { shown = child }

    override func didShow(_ animated: Bool) {
        guard isDelegateWaiting, let shown else { return }
        tellDidShow(shown, animated)
    }

    @discardableResult
    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        holdShown()
        let popped = Array(children[count...])
        popped.reversed().forEach(release)
        stackChanged(animated)
        return popped
    }

    private func holdShown() {
        guard !isTransitionDue, stage == .onScreen || stage == .coming, UIKitProcess.holds(.viewHeldWhileLeaving)
        else { return }
        leaving = shown
    }

    private func stackChanged(_ animated: Bool) {
        guard stage == .onScreen || stage == .coming, !isTransitionDue else { return }
        isTransitionDue = true
        MainLoop.later { [weak self] in self?.follow(animated) }
    }

    private func follow(_ animated: Bool) {
        isTransitionDue = false
        defer { leaving = nil }
        let old = shown
        guard canReplaceChild, let new = topViewController, new !== old else { return }
        shown = new
        tellWillShow(new, animated)
        ControllerTransition.replaceInStack(old, with: new, in: self, animated: animated)
        tellDidShow(new, animated)
    }

    private func tellWillShow(_ child: UIViewController, _ animated: Bool) {
        guard let delegate else { return }
        CallbackDispatch.call(
            "navigationController:willShowViewController:animated:", of: delegate, .viewController, rule: rule
        ) {
            delegate.navigationController(self, willShow: child, animated: animated)
        }
    }

    private func tellDidShow(_ child: UIViewController, _ animated: Bool) {
        defer { isDelegateWaiting = false }
        guard let delegate else { return }
        CallbackDispatch.call(
            "navigationController:didShowViewController:animated:", of: delegate, .viewController, rule: rule
        ) {
            delegate.navigationController(self, didShow: child, animated: animated)
        }
    }

    private var rule: Rule { isDelegateWaiting ? .viewStackAppears : .viewStackTransition }
}

/// The methods of an object that follows the controllers that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Ignores the call.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Ignores the call.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
