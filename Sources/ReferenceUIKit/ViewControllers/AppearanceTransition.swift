internal import Lifecycle

/// The way of a view controller and its visible children onto the screen: three stages, each performed once.
@MainActor
struct AppearanceTransition {
    private var isLaidOut = false
    private var isFinished = false

    /// Calls `viewWillAppear(_:)` on the controllers whose views are loaded.
    func begin(_ root: UIViewController) {
        Self.begin(root)
    }

    /// Performs the first layout: a container loads its child now; then the views get their final sizes.
    mutating func layOut(_ root: UIViewController) {
        guard !isLaidOut else { return }
        isLaidOut = true
        Self.layOut(root)
    }

    /// Calls `viewDidAppear(_:)`.
    mutating func finish(_ root: UIViewController) {
        guard !isFinished else { return }
        isFinished = true
        Self.finish(root)
    }

    static func begin(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .offScreen || controller.stage == .leaving else { return }
        controller.send(.willAppear, animated)
        for child in controller.loadedVisibleChildren { begin(child, animated: animated) }
    }

    static func layOut(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .coming, !controller.isLaidOut else { return }
        controller.isLaidOut = true
        controller.willShow(animated)
        for child in controller.containedChildren where child.stage == .offScreen {
            child.loadViewIfNeeded(rule: .viewChildLoadsAtLayout)
            child.send(.willAppear, animated)
            controller.view.addSubview(child.view)
            controller.shows(child)
        }
        controller.send(.isAppearing, animated)
        controller.send(.willLayoutSubviews)
        controller.view.layOutTree()
        controller.send(.didLayoutSubviews)
        for child in controller.loadedVisibleChildren {
            // A view that was added while its parent was appearing has not received viewWillAppear yet.
            begin(child, animated: animated)
            layOut(child, animated: animated)
        }
    }

    static func finish(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .coming else { return }
        for child in controller.loadedVisibleChildren {
            layOut(child, animated: animated)
            finish(child, animated: animated)
        }
        controller.send(.didAppear, animated)
        controller.didShow(animated)
    }

    /// Calls `viewWillDisappear(_:)` on the controllers on screen.
    static func beginLeaving(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .onScreen || controller.stage == .coming else { return }
        controller.send(.willDisappear, animated)
        for child in controller.loadedVisibleChildren { beginLeaving(child, animated: animated) }
    }

    /// Calls `viewDidDisappear(_:)`.
    static func finishLeaving(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .leaving else { return }
        for child in controller.loadedVisibleChildren { finishLeaving(child, animated: animated) }
        controller.send(.didDisappear, animated)
    }

    /// Removes a controller's view from the screen, with all calls.
    static func leave(_ controller: UIViewController, animated: Bool = false) {
        guard controller.isViewLoaded else { return }
        beginLeaving(controller, animated: animated)
        controller.view.removeFromSuperview()
        finishLeaving(controller, animated: animated)
    }
}

extension UIViewController {
    /// The stages of a controller's view on its way to the screen and back.
    enum Stage {
        case offScreen, coming, onScreen, leaving
    }

    /// The calls that a view controller receives while its view appears and disappears.
    enum Appearance {
        case willAppear, isAppearing, didAppear, willDisappear, didDisappear, willLayoutSubviews, didLayoutSubviews
    }

    func send(_ appearance: Appearance, _ animated: Bool = false) {
        switch appearance {
        case .willAppear:
            stage = .coming
            isLaidOut = false
            pass("viewWillAppear:") { viewWillAppear(animated) }
        case .isAppearing: pass("viewIsAppearing:") { viewIsAppearing(animated) }
        case .didAppear:
            stage = .onScreen
            pass("viewDidAppear:") { viewDidAppear(animated) }
        case .willDisappear:
            stage = .leaving
            pass("viewWillDisappear:") { viewWillDisappear(animated) }
        case .didDisappear:
            stage = .offScreen
            pass("viewDidDisappear:") { viewDidDisappear(animated) }
        case .willLayoutSubviews: pass("viewWillLayoutSubviews") { viewWillLayoutSubviews() }
        case .didLayoutSubviews: pass("viewDidLayoutSubviews") { viewDidLayoutSubviews() }
        }
    }

    private func pass(_ selector: Selector, _ body: () -> Void) {
        CallbackDispatch.call(selector, of: self, .viewController, body)
    }

    /// The children whose views are already in this controller's hierarchy.
    var loadedVisibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView !== view && childView.isDescendant(of: view)
        }
    }
}
