internal import Lifecycle

extension UIViewController {
    /// Takes a child as UIKit's own containers do: with `didMove(toParent:)`.
    func contain(_ child: UIViewController) {
        guard child.parent !== self else { return }
        addChild(child)
        CallbackDispatch.call("didMoveToParent:", of: child, .viewController) { child.didMove(toParent: self) }
    }

    /// Lets a child go as UIKit's own containers do: with `willMove(toParent:)`.
    func release(_ child: UIViewController) {
        guard child.parent === self else { return }
        CallbackDispatch.call("willMoveToParent:", of: child, .viewController) { child.willMove(toParent: nil) }
        child.removeFromParent()
    }
}
