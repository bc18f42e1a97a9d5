internal import Lifecycle

extension UIViewController {
    /// Adds a child as UIKit's own containers do: with a call of `didMove(toParent:)`.
    func contain(_ child: UIViewController) {
        guard child.parent !== self else { return }
        addChild(child)
        CallbackDispatch.call("didMoveToParent:", of: child, .viewController) { child.didMove(toParent: self) }
    }

    /// Removes a child as UIKit's own containers do: with a call of `willMove(toParent:)`.
    func release(_ child: UIViewController) {
        guard child.parent === self else { return }
        CallbackDispatch.call("willMoveToParent:", of: child, .viewController) { child.willMove(toParent: nil) }
        child.removeFromParent()
    }
}
