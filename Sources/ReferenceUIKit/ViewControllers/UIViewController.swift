public import Foundation
internal import Lifecycle

// Long, for without Objective-C only what stands in the class itself can be overridden.

/// Manages a view and hears of its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    /// What bars and tabs call the controller. Setting it sets the title of its navigation item and of its tab.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one is inside.
    open internal(set) weak var parent: UIViewController?
    /// The controller in front of this one.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that this one is in front of.
    open private(set) weak var presentingViewController: UIViewController?
    /// Whether the user cannot put the controller away.
    open var isModalInPresentation = false
    /// Whether a controller is put in front of this one rather than of the one around it.
    open var definesPresentationContext = false
    /// How the controller comes. The model shows no animations.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The size that it would like.
    open var preferredContentSize = CGSize.zero
    /// The edges of the screen that its view reaches.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether its view reaches below bars that nothing shines through.
    open var extendedLayoutIncludesOpaqueBars = false
    /// What its view keeps free besides the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether a tab bar goes while the controller is on top of a stack.
    open var hidesBottomBarWhenPushed = false
    /// What a toolbar shows while the controller is on top of a stack.
    open var toolbarItems: [UIBarButtonItem]?
    /// The name by which its state is restored.
    open var restorationIdentifier: String?
    /// Light or dark, whatever the device says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Whether its content is being edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// How the controller is put in front of another.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// What a navigation bar shows while the controller is on top.
    public private(set) lazy var navigationItem = UINavigationItem()
    /// The tab that stands for the controller.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The name that the controller was made with. No nib is read.
    public let nibName: String?
    /// The storyboard it came from.
    open internal(set) var storyboard: UIStoryboard?
    /// The storyboard's element it was made from, until the view is loaded.
    var element: Storyboard.Controller?
    weak var window: UIWindow?
    /// Where the view is on its way to the screen and back.
    var stage = Stage.offScreen
    /// Whether the view was laid out since it last began to appear.
    var isLaidOut = false
    private var loadedView: UIView?

    /// Makes a controller. Its view is made when it is first asked for.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept as the controller's `nibName`; nibs are not read.
    ///   - nibBundleOrNil: Not used.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// Makes a controller without a name.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller from a storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
        (coder as? StoryboardCoder)?.configure(self)
    }

    /// The controller's view; loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. An override sets `view` and does not call super.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        for text in element?.labels ?? [] {
            let label = UILabel()
            label.text = text
            view.addSubview(label)
        }
        self.view = view
    }

    /// Makes the view now, where that was not done.
    open func loadViewIfNeeded() {
        loadViewIfNeeded(rule: nil)
    }

    func loadViewIfNeeded(rule: Rule?) {
        guard loadedView == nil else { return }
        CallbackDispatch.call("loadView", of: self, .viewController, rule: rule) { loadView() }
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        CallbackDispatch.call("viewDidLoad", of: self, .viewController, rule: rule) { viewDidLoad() }
    }

    /// Called once, after the view was made and before it is shown.
    ///
    /// A plain root view controller loads its view while its scene connects, before `sceneWillEnterForeground(_:)`; the
    /// child of a container at the container's first layout. Source: published console logs and crash stacks (rules
    /// `view.loads-at-connection`, observed, and `view.child-loads-at-layout`, inferred).
    open func viewDidLoad() {}
    /// Called before the view comes into sight.
    ///
    /// Source: Apple, UIViewController; its place in a launch from published console logs (rule `view.appears`).
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view comes into sight, once its size is known.
    ///
    /// Source: Apple, UIViewController.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has come into sight.
    ///
    /// At launch it comes after `sceneDidBecomeActive(_:)`. Source: published console logs (rule `view.appears`; observed).
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of sight.
    ///
    /// Source: Apple, UIViewController.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has gone out of sight.
    ///
    /// Source: Apple, UIViewController.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view places what is in it.
    ///
    /// Source: Apple, UIViewController.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has placed what is in it.
    ///
    /// Source: Apple, UIViewController.
    open func viewDidLayoutSubviews() {}
    /// Called when the controller was made from a storyboard. The view is not loaded yet.
    ///
    /// Source: Apple, UIStoryboard; Hackworth 2020 saw it without `viewDidLoad()` (rule `view.storyboard-controller`).
    open func awakeFromNib() {}

    /// Called where the system is short of memory.
    open func didReceiveMemoryWarning() {}
    /// Called where the traits changed. They do not, here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called where the safe area changed. It does not, here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called where constraints are due. None are solved here.
    open func updateViewConstraints() {}
    /// Called where the view gets another size. It does not, here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before a storyboard's segue is performed. The model performs none.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a storyboard's segue is to be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a storyboard's segue. Segues are not modelled: nothing is shown.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        CallbackDispatch.notModelled(
            "UIViewController.performSegue(withIdentifier:sender:)", "the segue \(identifier) shows nothing")
    }

    /// Whether the children hear of the parent's appearance without the parent's doing.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Puts a controller inside this one, out of the one that it was in. The child hears
    /// `willMove(toParent:)`; that it moved, the parent says itself, with `didMove(toParent:)`.
    ///
    /// Source: Apple, addChild(_:).
    open func addChild(_ childController: UIViewController) {
        if childController.parent === self { return }
        childController.removeFromParent()
        CallbackDispatch.call("willMoveToParent:", of: childController, .viewController) {
            childController.willMove(toParent: self)
        }
        childController.parent = self
        children.append(childController)
    }

    /// Takes the controller out of the one that it is in. It then hears `didMove(toParent:)` with nil.
    ///
    /// Source: Apple, removeFromParent().
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        CallbackDispatch.call("didMoveToParent:", of: self, .viewController) { didMove(toParent: nil) }
    }

    /// Puts a child behind the others in the order of the children.
    func arrangeLast(_ child: UIViewController) {
        children.removeAll { $0 === child }
        children.append(child)
    }

    /// Called before the controller comes into another one, or out of one.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller came into another one, or out of one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts another controller in front, where this one's view is in a window. The view is loaded at once; the
    /// appearance follows on the next turn of the main queue.
    ///
    /// Source: published console logs (rule `view.presentation`; observed).
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        let new = viewControllerToPresent
        guard presentedViewController == nil else {
            CallbackDispatch.log(
                """
                [Presentation] Attempt to present \(Self.name(of: new)) on \(Self.name(of: self)) which is already \
                presenting \(Self.name(of: presentedViewController)).
                """, rule: .viewPresentedOutside)
            return
        }
        guard viewIfLoaded?.window != nil || !UIKitProcess.holds(.viewPresentedOutside) else {
            CallbackDispatch.log(
                """
                [Presentation] Attempt to present \(Self.name(of: new)) on \(Self.name(of: self)) whose view is not in \
                the window hierarchy.
                """, rule: .viewPresentedOutside)
            return
        }
        guard UIKitProcess.holds(.viewPresentation) else { return }
        presentedViewController = new
        new.presentingViewController = self
        new.loadViewIfNeeded(rule: .viewPresentation)
        MainLoop.later { [weak self] in
            guard let self, presentedViewController === new else { return }
            ControllerTransition.present(new, over: self, covers: new.coversPresenter, animated: flag)
            completion?()
        }
    }

    /// Takes away the controller in front, or this one where none is in front of it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            guard let presenter = presentingViewController ?? parent else { return }
            presenter.dismiss(animated: flag, completion: completion)
            return
        }
        presentedViewController = nil
        MainLoop.later { [self] in
            ControllerTransition.dismiss(presented, over: self, covers: presented.coversPresenter, animated: flag)
            presented.presentingViewController = nil
            completion?()
        }
    }

    /// Shows a controller as the nearest container does: a navigation controller on its stack, else in front.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller in the second column of a split view, else as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController, split !== self {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Says that the content is edited, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// How the status bar is to look. There is none here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is to be left out. There is none here.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the mark of the home button's place is to go.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that says how the status bar is to look.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is to be left out.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// How the interface may be turned. Nothing is turned here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// How the interface is turned at first.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface is turned with the device.
    open var shouldAutorotate: Bool { true }
    /// The controller's traits.
    open var traitCollection: UITraitCollection { .ofDevice }

    open override var next: UIResponder? { parent ?? window }

    /// The nearest navigation controller that this one is inside.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller that this one is inside.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The children that a container shows by itself; empty for a plain view controller.
    var containedChildren: [UIViewController] { [] }

    /// Whether another child can take the place of the one that is shown: not before the first layout.
    var canReplaceChild: Bool { stage == .onScreen || stage == .coming && isLaidOut }

    /// The container put a child's view into its own at the first layout.
    func shows(_ child: UIViewController) {}
}
