public import Foundation
internal import Lifecycle

/// Manages a view and hears of its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// What bars and tabs call the controller.
    open var title: String?
    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []
    /// The controller that this one is inside.
    open internal(set) weak var parent: UIViewController?
    /// The controller in front of this one.
    open private(set) var presentedViewController: UIViewController?
    /// The controller that this one is in front of.
    open private(set) weak var presentingViewController: UIViewController?
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
        set { loadedView = newValue }
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
        Door.call("loadView", of: self, .viewController, rule: rule) { loadView() }
        if loadedView == nil { loadedView = UIView(frame: UIScreen.main.bounds) }
        Door.call("viewDidLoad", of: self, .viewController, rule: rule) { viewDidLoad() }
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

    /// Puts a controller inside this one, out of the one that it was in.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    /// Takes the controller out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called before the controller comes into another one, or out of one.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller came into another one, or out of one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts another controller in front.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        controller.send(.willAppear)
        controller.send(.isAppearing)
        controller.send(.didAppear)
        completion?()
    }

    /// Takes away the controller in front.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        AppearanceTransition.leave(presented)
        presentedViewController = nil
        presented.presentingViewController = nil
        completion?()
    }

    open override var next: UIResponder? { parent ?? window }

    /// The nearest navigation controller that this one is inside.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller that this one is inside.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The child that a container shows; nil for a plain view controller.
    var containedChild: UIViewController? { nil }
}

/// How a controller is put in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A way of covering what is behind, whole or in part.
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// The controller is adapted to nothing.
    case none = -1
    /// As the system sees fit.
    case automatic = -2
}

/// A view controller that shows something with a name of its own, such as a SwiftUI view.
@MainActor
package protocol HostsContent: UIViewController {
    /// The type that is on stage; nil where it is none of the app's.
    var hostedType: String? { get }
    /// The controller and what it hosts, in words.
    var hostedName: String { get }
}

extension UIViewController {
    /// The class's name where it is the app's own; nil for UIKit's.
    var appClassName: String? {
        let name = _className(type(of: self))
        let isSystems = ["ReferenceUIKit", "ReferenceSwiftUI"].contains {
            _typeName(type(of: self), qualified: true) == "\($0).\(name)"
        }
        return isSystems ? (self as? any HostsContent)?.hostedType : name
    }

    /// What a person would see, in words.
    var contentSummary: String {
        let texts = viewIfLoaded?.visibleTexts ?? []
        let quoted = texts.map { "“\($0)”" }.joined(separator: ", ")
        let name = (self as? any HostsContent)?.hostedName ?? "\(type(of: self))"
        return quoted.isEmpty ? name : "\(name): \(quoted)"
    }
}
