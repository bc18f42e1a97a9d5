internal import Lifecycle

/// How one view controller takes another's place on the screen.
///
/// While a container is still on its way there, its child's `viewDidAppear(_:)` waits for the container's own.
@MainActor
enum ControllerTransition {
    /// In a navigation controller: what is left first hears that it goes.
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

    /// In a tab bar controller: what comes first hears of it.
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

    /// In front of another: that one hears of it only where it is covered whole.
    static func present(_ new: UIViewController, over old: UIViewController, covers: Bool, animated: Bool) {
        let left = covers ? old.onScreenAncestor : nil
        left.map { AppearanceTransition.beginLeaving($0, animated: animated) }
        AppearanceTransition.begin(new, animated: animated)
        old.viewIfLoaded?.window?.addSubview(new.view)
        AppearanceTransition.layOut(new, animated: animated)
        AppearanceTransition.finish(new, animated: animated)
        left.map { AppearanceTransition.finishLeaving($0, animated: animated) }
    }

    /// The way back.
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

    /// A child's view came into, or went out of, the hierarchy of a parent that is on screen.
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
    /// The controller outermost around this one: the one whose view a presentation takes away.
    fileprivate var onScreenAncestor: UIViewController { parent?.onScreenAncestor ?? self }
}
