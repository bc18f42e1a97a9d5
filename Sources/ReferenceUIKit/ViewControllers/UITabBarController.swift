public import Foundation
internal import Lifecycle

/// A view controller that shows one of several others, which the user chooses by tabs. It is its bar's delegate.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The object that receives messages about the chosen tabs. The user never chooses one here.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    public private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.delegate = self
        return bar
    }()
    private var selection = 0
    /// The controller that the user sees.
    private weak var shown: UIViewController?

    /// Creates a tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the selected tab, from 0. Another index shows its tab at once if the controller is on screen.
    ///
    /// Source: published console logs (rule `view.tab-transition`; observed).
    open var selectedIndex: Int {
        get { selection }
        set {
            guard children.indices.contains(newValue) || children.isEmpty else { return }
            selection = newValue
            follow()
        }
    }

    /// The controller of the selected tab.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selection) ? children[selection] : nil }
        set {
            guard let newValue, let index = children.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    /// Sets the controllers of the tabs. The selected tab stays selected if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        let leaving = UIKitProcess.holds(.viewHeldWhileLeaving) ? shown : nil
        defer { withExtendedLifetime(leaving) {} }
        for child in children where !new.contains(where: { $0 === child }) { release(child) }
        for child in new {
            if child.parent === self { arrangeLast(child) } else { contain(child) }
        }
        if let selected { selection = new.firstIndex { $0 === selected } ?? 0 }
        tabBar.items = new.compactMap(\.tabBarItem)
        follow()
    }

    /// Called after the user selected a tab, and not if code did. The user never selects one here.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Called before the user can rearrange the tabs. The user never rearranges them here.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called once the user can rearrange the tabs.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called before the tabs stay as they are.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called after the tabs stay as they are.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    override var containedChildren: [UIViewController] {
        selectedViewController.map { [$0] } ?? []
    }

    override func shows(_ child: UIViewController) { shown = child }

    private func follow() {
        guard canReplaceChild, let new = selectedViewController, new !== shown else { return }
        let old = shown
        shown = new
        ControllerTransition.replaceInTabs(old, with: new, in: self)
    }
}

/// The methods of an object that follows the choice of tabs. The model does not call them: no user chooses a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns true if a tab may be shown.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tab was shown.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Ignores the call.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
