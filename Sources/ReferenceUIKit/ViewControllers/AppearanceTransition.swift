internal import Lifecycle

/// How a view controller, with the children it shows, comes on screen: three stages, each taken once.
@MainActor
struct AppearanceTransition {
    private var isLaidOut = false
    private var isFinished = false

    /// viewWillAppear, for what is loaded already.
    func begin(_ root: UIViewController) {
        Self.begin(root)
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

    static func begin(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .offScreen || controller.stage == .leaving else { return }
        controller.send(.willAppear, animated)
        for child in controller.loadedVisibleChildren { begin(child, animated: animated) }
    }

    static func layOut(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .coming, !controller.isLaidOut else { return }
        controller.isLaidOut = true
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
            // A view that came in while its parent was on the way has not heard of it yet.
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
    }

    /// viewWillDisappear, for what is on screen.
    static func beginLeaving(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .onScreen || controller.stage == .coming else { return }
        controller.send(.willDisappear, animated)
        for child in controller.loadedVisibleChildren { beginLeaving(child, animated: animated) }
    }

    /// viewDidDisappear.
    static func finishLeaving(_ controller: UIViewController, animated: Bool = false) {
        guard controller.stage == .leaving else { return }
        for child in controller.loadedVisibleChildren { finishLeaving(child, animated: animated) }
        controller.send(.didDisappear, animated)
    }

    /// The whole way off the screen.
    static func leave(_ controller: UIViewController, animated: Bool = false) {
        guard controller.isViewLoaded else { return }
        beginLeaving(controller, animated: animated)
        controller.view.removeFromSuperview()
        finishLeaving(controller, animated: animated)
    }
}

extension UIViewController {
    /// Where a controller's view is on its way to the screen and back.
    enum Stage {
        case offScreen, coming, onScreen, leaving
    }

    /// What a view controller hears while its view comes and goes.
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

    /// The children whose views are in this controller's hierarchy already.
    var loadedVisibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView !== view && childView.isDescendant(of: view)
        }
    }
}
