public import Foundation
internal import Lifecycle

/// Manages a view and hears of its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var title: String?
    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []
    open internal(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    public private(set) lazy var navigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    public let nibName: String?
    /// The storyboard it came from.
    open internal(set) var storyboard: UIStoryboard?
    /// The storyboard's element it was made from, until the view is loaded.
    var element: Storyboard.Controller?
    weak var window: UIWindow?
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

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

    open func loadViewIfNeeded() {
        loadViewIfNeeded(rule: nil)
    }

    func loadViewIfNeeded(rule: Rule?) {
        guard loadedView == nil else { return }
        Door.call("loadView", of: self, .viewController, rule: rule) { loadView() }
        if loadedView == nil { loadedView = UIView(frame: UIScreen.main.bounds) }
        Door.call("viewDidLoad", of: self, .viewController, rule: rule) { viewDidLoad() }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func awakeFromNib() {}

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
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

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    /// The child that a container shows; nil for a plain view controller.
    var containedChild: UIViewController? { nil }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

extension UIViewController {
    /// The class's name where it is the app's own; nil for UIKit's.
    var appClassName: String? {
        let name = _className(type(of: self))
        return _typeName(type(of: self), qualified: true) == "ReferenceUIKit.\(name)" ? nil : name
    }

    /// What a person would see, in words.
    var contentSummary: String {
        let texts = viewIfLoaded?.visibleTexts ?? []
        let quoted = texts.map { "“\($0)”" }.joined(separator: ", ")
        let name = "\(type(of: self))"
        return quoted.isEmpty ? name : "\(name): \(quoted)"
    }
}
