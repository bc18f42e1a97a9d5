internal import Lifecycle

/// How a view controller, with the children it shows, comes on screen: three stages, each taken once.
@MainActor
struct AppearanceTransition {
    private var isLaidOut = false
    private var isFinished = false

    /// viewWillAppear, for what is loaded already.
    func begin(_ root: UIViewController) {
        root.send(.willAppear)
        for child in root.loadedVisibleChildren { begin(child) }
    }

    /// First layout: a container loads its child now; then the views get their final sizes.
    mutating func layOut(_ root: UIViewController) {
        guard !isLaidOut else { return }
        isLaidOut = true
        Self.layOut(root)
    }

    /// viewDidAppear.
    mutating func finish(_ root: UIViewController) {
        guard !isFinished else { return }
        isFinished = true
        Self.finish(root)
    }

    private static func layOut(_ controller: UIViewController) {
        if let child = controller.containedChild, !child.isViewLoaded {
            child.loadViewIfNeeded(rule: .childLoadsAtLayout)
            controller.view.addSubview(child.view)
            child.send(.willAppear)
        }
        controller.send(.isAppearing)
        controller.send(.willLayoutSubviews)
        controller.send(.didLayoutSubviews)
        for child in controller.loadedVisibleChildren { layOut(child) }
    }

    private static func finish(_ controller: UIViewController) {
        for child in controller.loadedVisibleChildren { finish(child) }
        controller.send(.didAppear)
    }

    /// The way off the screen.
    static func leave(_ controller: UIViewController) {
        guard controller.isViewLoaded else { return }
        controller.send(.willDisappear)
        for child in controller.loadedVisibleChildren { leave(child) }
        controller.view.removeFromSuperview()
        controller.send(.didDisappear)
    }
}

extension UIViewController {
    /// What a view controller hears while its view comes and goes.
    enum Appearance {
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayoutSubviews, didLayoutSubviews
    }

    func send(_ appearance: Appearance) {
        switch appearance {
        case .willAppear: pass("viewWillAppear:") { viewWillAppear(false) }
        case .isAppearing: pass("viewIsAppearing:") { viewIsAppearing(false) }
        case .didAppear: pass("viewDidAppear:") { viewDidAppear(false) }
        case .willDisappear: pass("viewWillDisappear:") { viewWillDisappear(false) }
        case .didDisappear: pass("viewDidDisappear:") { viewDidDisappear(false) }
        case .willLayoutSubviews: pass("viewWillLayoutSubviews") { viewWillLayoutSubviews() }
        case .didLayoutSubviews: pass("viewDidLayoutSubviews") { viewDidLayoutSubviews() }
        }
    }

    private func pass(_ selector: Selector, _ body: () -> Void) {
        Door.call(selector, of: self, .viewController, body)
    }

    /// The children whose views are in this controller's hierarchy already.
    var loadedVisibleChildren: [UIViewController] {
        if let contained = containedChild { return contained.isViewLoaded ? [contained] : [] }
        return children.filter { $0.viewIfLoaded?.superview != nil }
    }
}
