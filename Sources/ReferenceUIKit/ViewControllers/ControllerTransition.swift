internal import Lifecycle

/// The ways in which one view controller replaces another on the screen.
///
/// While a container itself is still appearing, its child's `viewDidAppear(_:)` waits for the container's own.
@MainActor
enum ControllerTransition {
    /// Replaces the controller in a navigation controller: the old one receives the first call.
    static func replaceInStack(
        _ old: UIViewController?, with new: UIViewController, in container: UIViewController, animated: Bool
    ) {
        guard UIKitProcess.holds(.viewStackTransition) else { return }
        new.loadViewIfNeeded(rule: .viewStackTransition)
        old.map { AppearanceTransition.beginLeaving($0, animated: animated) }
        AppearanceTransition.begin(new, animated: animated)
        container.view.addSubview(new.view)
        AppearanceTransition.layOut(new, animated: animated)
        old?.viewIfLoaded?.removeFromSuperview()
        old.map { AppearanceTransition.finishLeaving($0, animated: animated) }
        if container.stage == .onScreen { AppearanceTransition.finish(new, animated: animated) }
    }

    /// Replaces the controller in a tab bar controller: the new one receives the first call.
    static func replaceInTabs(_ old: UIViewController?, with new: UIViewController, in container: UIViewController) {
        guard UIKitProcess.holds(.viewTabTransition) else { return }
        new.loadViewIfNeeded(rule: .viewTabTransition)
        AppearanceTransition.begin(new)
        old.map { AppearanceTransition.beginLeaving($0) }
        container.view.addSubview(new.view)
        AppearanceTransition.layOut(new)
        old?.viewIfLoaded?.removeFromSuperview()
        old.map { AppearanceTransition.finishLeaving($0) }
        if container.stage == .onScreen { AppearanceTransition.finish(new) }
    }

    /// Presents a controller over another one, which receives calls only if it is fully covered.
    static func present(_ new: UIViewController, over old: UIViewController, covers: Bool, animated: Bool) {
        let left = covers ? old.onScreenAncestor : nil
        left.map { AppearanceTransition.beginLeaving($0, animated: animated) }
        AppearanceTransition.begin(new, animated: animated)
        old.viewIfLoaded?.window?.addSubview(new.view)
        AppearanceTransition.layOut(new, animated: animated)
        AppearanceTransition.finish(new, animated: animated)
        left.map { AppearanceTransition.finishLeaving($0, animated: animated) }
    }

    /// Dismisses a controller that was presented over another one.
    static func dismiss(_ new: UIViewController, over old: UIViewController, covers: Bool, animated: Bool) {
        let back = covers ? old.onScreenAncestor : nil
        AppearanceTransition.beginLeaving(new, animated: animated)
        back.map {
            AppearanceTransition.begin($0, animated: animated)
            AppearanceTransition.layOut($0, animated: animated)
            AppearanceTransition.finish($0, animated: animated)
        }
        new.viewIfLoaded?.removeFromSuperview()
        AppearanceTransition.finishLeaving(new, animated: animated)
    }

    /// Makes a child appear or disappear after its view was added to, or removed from, a parent that is on screen.
    static func childMoved(_ child: UIViewController) {
        guard let parent = child.parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        let isInside = parent.loadedVisibleChildren.contains { $0 === child }
        if isInside, parent.canReplaceChild, child.stage == .offScreen {
            AppearanceTransition.begin(child)
            MainLoop.later {
                AppearanceTransition.layOut(child)
                if parent.stage == .onScreen { AppearanceTransition.finish(child) }
            }
        } else if !isInside, child.stage == .onScreen || child.stage == .coming {
            AppearanceTransition.beginLeaving(child)
            AppearanceTransition.finishLeaving(child)
        }
    }
}

extension UIViewController {
    /// The outermost controller around this one: the one whose view a presentation removes.
    fileprivate var onScreenAncestor: UIViewController { parent?.onScreenAncestor ?? self }
}
