public import Foundation
internal import Lifecycle

// The file is long because without Objective-C you can override only the members of the class itself.

/// An object that manages a view and receives calls during the view's life.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    /// The title in bars and tabs. Setting it sets the title of its navigation item and of its tab.
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
    /// The controller that this one presents.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    open private(set) weak var presentingViewController: UIViewController?
    /// True if the user cannot dismiss the controller.
    open var isModalInPresentation = false
    /// True if a controller is presented over this one and not over the one around it.
    open var definesPresentationContext = false
    /// The transition with which the controller is presented. The model shows no animations.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The size that the controller prefers.
    open var preferredContentSize = CGSize.zero
    /// The edges of the screen to which the view extends.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// True if the view extends behind opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// The space that the view keeps free in addition to the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// True if a tab bar is hidden while the controller is on top of a stack.
    open var hidesBottomBarWhenPushed = false
    /// The items of the toolbar while the controller is on top of a stack.
    open var toolbarItems: [UIBarButtonItem]?
    /// The name by which the controller's state is restored.
    open var restorationIdentifier: String?
    /// The interface style of the controller, whatever the device's style is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { styleWasSet(from: oldValue) }
    }
    /// True if the content is being edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// The style in which the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if oldValue != modalPresentationStyle { presentation = nil } }
    }
    private var presentation: UIPresentationController?
    /// The object that animates the presentation. None is animated here.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The item of the navigation bar while the controller is on top.
    public private(set) lazy var navigationItem = UINavigationItem()
    /// The tab of the controller.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The name of the nib with the view, as the controller was created with it.
    public let nibName: String?
    /// The bundle of the nib; nil for the app's.
    public let nibBundle: Bundle?
    /// The storyboard from which the controller was created.
    open internal(set) var storyboard: UIStoryboard?
    /// The scene of the storyboard, and the controller's element in it.
    var nib: NibLoading?
    var nibElement: InterfaceDocument.Element?
    weak var window: UIWindow?
    /// The stage of the view on its way to the screen and back.
    var stage = Stage.offScreen
    /// True if the view was laid out since it last began to appear.
    var isLaidOut = false
    private var loadedView: UIView?

    /// Creates a controller. Its view is loaded on the first access.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib that has the view; nil for one with the name of the class, if there is one.
    ///   - nibBundleOrNil: The bundle of the nib; nil for the app's.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller without a name.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller from a storyboard.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        (coder as? NibCoder)?.decode(into: self)
    }

    /// The controller's view, loaded on the first access.
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

    /// True if the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view: from the storyboard, from a nib, or a plain one. A subclass that overrides the method sets `view`
    /// and does not call super.
    ///
    /// Source: Apple, loadView() and nibName.
    open func loadView() {
        if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() {
        loadViewIfNeeded(rule: nil)
    }

    /// Loads the view if it is not loaded yet.
    ///
    /// - Parameter isAnnounced: True if another event of the trace names the controller.
    func loadViewIfNeeded(rule: Rule?, isAnnounced: Bool = false) {
        guard loadedView == nil else { return }
        if !isAnnounced, appClassName != nil { CallbackDispatch.viewLoads(of: type(of: self), rule: rule) }
        CallbackDispatch.call("loadView", of: self, .viewController, rule: rule) { loadView() }
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        CallbackDispatch.call("viewDidLoad", of: self, .viewController, rule: rule) { viewDidLoad() }
    }

    /// Called once, after the view was loaded and before it is shown.
    ///
    /// A plain root view controller loads its view while its scene connects, before `sceneWillEnterForeground(_:)`; the
    /// child of a container at the container's first layout. Source: published console logs and crash stacks (rules
    /// `view.loads-at-connection`, observed, and `view.child-loads-at-layout`, inferred).
    open func viewDidLoad() {}
    /// Called before the view appears.
    ///
    /// Source: Apple, UIViewController; its place in a launch from published console logs (rule `view.appears`).
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, once its size is known.
    ///
    /// Source: Apple, UIViewController.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view appeared.
    ///
    /// At launch it follows `sceneDidBecomeActive(_:)`. Source: published console logs (rule `view.appears`; observed).
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    ///
    /// Source: Apple, UIViewController.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view disappeared.
    ///
    /// Source: Apple, UIViewController.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    ///
    /// Source: Apple, UIViewController.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews.
    ///
    /// Source: Apple, UIViewController.
    open func viewDidLayoutSubviews() {}
    /// Called after the controller was created from a storyboard. The view is not loaded yet.
    ///
    /// Source: Apple, UIStoryboard; Hackworth 2020 saw it without `viewDidLoad()` (rule `view.storyboard-controller`).
    open func awakeFromNib() {}

    /// Called when memory is short and the view is loaded: the action `memory-warning` of a run.
    ///
    /// Source: Apple, Responding to memory warnings (rule `view.memory-warning`; documented).
    open func didReceiveMemoryWarning() {}
    /// Called when the traits changed. The model does not call it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the safe area changed. It does not change here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins changed. The model does not call it.
    open func viewLayoutMarginsDidChange() {}
    /// Called when constraints have to be updated. None are solved here.
    open func updateViewConstraints() {}
    /// Called before the view's size changes. It does not change here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before a storyboard's segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns true if a storyboard's segue may be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the storyboard. Without a storyboard, or without such a segue, it ends the process.
    ///
    /// Source: Apple, performSegue(withIdentifier:sender:).
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }

    /// True if UIKit forwards the parent's appearance calls to the children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Adds a child to this controller and removes it from its previous parent.
    ///
    /// The child receives `willMove(toParent:)`; the parent itself calls `didMove(toParent:)`.
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

    /// Removes the controller from its parent. It then receives `didMove(toParent:)` with nil.
    ///
    /// Source: Apple, removeFromParent().
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        CallbackDispatch.call("didMoveToParent:", of: self, .viewController) { didMove(toParent: nil) }
    }

    /// Moves a child to the end of the children.
    func arrangeLast(_ child: UIViewController) {
        children.removeAll { $0 === child }
        children.append(child)
    }

    /// Called before the controller is added to a container, or removed from one.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was added to a container, or removed from one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Presents another controller if this one's view is in a window.
    ///
    /// The view is loaded at once; it appears on the next turn of the main queue.
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

    /// Dismisses the controller that this one presents, or this one if it presents none.
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

    /// Shows a controller: pushes it in the navigation controller if there is one, otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents a controller. No split view takes it into a column here.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController, split !== self {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The object that manages the presentation of the controller: a popover's, else a sheet's.
    open var presentationController: UIPresentationController? {
        if let presentation { return presentation }
        let made =
            modalPresentationStyle == .popover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
            : UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
        presentation = made
        return made
    }
    /// The object that manages the controller as a popover; nil if it isn't presented so.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The object that manages the controller as a sheet; nil if it isn't presented so.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Sets whether the content is being edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
    }

    /// The preferred style of the status bar. There is no status bar here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True if the controller prefers to hide the status bar. There is no status bar here.
    open var prefersStatusBarHidden: Bool { false }
    /// True if the controller prefers to hide the home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines if the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The orientations that the interface may have. Nothing is rotated here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the interface is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// True if the interface rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// The controller's traits.
    open var traitCollection: UITraitCollection { .ofDevice(styled: style) }

    open override var next: UIResponder? { parent ?? window }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The children that a container shows on its own; empty for a plain view controller.
    var containedChildren: [UIViewController] { [] }

    /// True if another child can replace the visible one: not before the first layout.
    var canReplaceChild: Bool { stage == .onScreen || stage == .coming && isLaidOut }

    /// Called before the container, while it appears, loads its child's view.
    func willShow(_ animated: Bool) {}

    /// Called when the container added the child's view to its own at the first layout.
    func shows(_ child: UIViewController) {}

    /// Called when the container has appeared, with its child.
    func didShow(_ animated: Bool) {}
}
