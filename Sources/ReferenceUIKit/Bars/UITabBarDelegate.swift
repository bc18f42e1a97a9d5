public import Foundation

/// The methods of the delegate of a tab bar. No bar is ever touched here, so none is called.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called after a tab was selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the tabs can be rearranged.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called once the tabs can be rearranged.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the tabs stay as they are.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called after the tabs stay as they are.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

/// The methods are optional: a class may leave out each.
extension UITabBarDelegate {
    /// Ignores the call.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { Unimplemented.mark() }
    /// Ignores the call.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { Unimplemented.mark() }
    /// Ignores the call.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { Unimplemented.mark() }
    /// Ignores the call.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        Unimplemented.mark()
    }
    /// Ignores the call.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        Unimplemented.mark()
    }
}
