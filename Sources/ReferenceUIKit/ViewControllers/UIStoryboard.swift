public import Foundation
internal import Lifecycle

/// A storyboard of the app or of its tests.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    private let bundle: Bundle

    /// Creates a storyboard that stands for a file of a bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name without its extension. A storyboard that the bundle does not have ends the process when
    ///     it is used, as in UIKit.
    ///   - storyboardBundleOrNil: The bundle; nil for the app's. A test bundle has its own storyboards.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Creates the view controller that the storyboard marks as initial.
    open func instantiateInitialViewController() -> UIViewController? {
        guard UIKitProcess.holds(.viewStoryboardController), let id = content.initialViewController,
            let element = content.controller(id: id)
        else { return nil }
        return instantiate(element)
    }

    /// Creates the view controller with a Storyboard ID.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(element(identifier))
    }

    /// Creates the initial view controller as a class of the app. Ends the process if the storyboard's class is
    /// another.
    ///
    /// - Parameter creator: The function that creates the controller instead of the storyboard; nil for the storyboard.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = content.initialViewController, let element = content.controller(id: id) else { return nil }
        return instantiate(element, as: Controller.self, creator)
    }

    /// Creates a view controller as a class of the app. Ends the process if the storyboard's class is another.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        instantiate(element(identifier), as: Controller.self, creator)
    }

    /// True if the bundle has the file.
    var exists: Bool { document != nil }

    /// Ends the process if the bundle lacks the file.
    func requireFile() { _ = content }

    /// The message that UIKit logs if no view controller is marked as the initial one.
    var noInitialViewController: String {
        """
        Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated \
        entry point is not set?
        """
    }

    private var document: InterfaceDocument? { InterfaceFiles.document(name, .storyboard, in: bundle) }

    private var content: Storyboard {
        guard let content = document?.storyboard else {
            let place = bundle === Bundle.main ? "NSBundle (main)" : InterfaceFiles.description(bundle)
            CallbackDispatch.raise(
                "NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle \(place)")
        }
        return content
    }

    private func element(_ identifier: String) -> Storyboard.Controller {
        guard let element = content.viewControllers.first(where: { $0.identifier == identifier }) else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return element
    }

    private func instantiate<Controller: UIViewController>(
        _ element: Storyboard.Controller, as type: Controller.Type, _ creator: ((NSCoder) -> Controller?)?
    ) -> Controller {
        guard let controller = instantiate(element, creator: creator) as? Controller else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException", "The view controller of storyboard (\(name)) is no \(Controller.self)")
        }
        return controller
    }

    private func instantiate(
        _ element: Storyboard.Controller, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        let type = customType(element) ?? element.kind.type
        let (loading, coder) = coder(of: element)
        // An initialiser that the class inherits still runs the initial values of the class's properties.
        if element.customClass == _className(type), !CallbackDispatch.hasOwn("initWithCoder:", type) {
            CallbackDispatch.state(
                .storyboardController, of: type, text: "made by the storyboard \(name)",
                rule: .viewStoryboardController)
        }
        let controller = CallbackDispatch.call(
            "initWithCoder:", ofClass: type, .viewController, rule: .viewStoryboardController
        ) {
            creator.flatMap { $0(coder) } ?? type.init(coder: coder)
        }
        guard let controller else {
            CallbackDispatch.raise("NSInternalInconsistencyException", "\(_className(type)).init(coder:) returned nil.")
        }
        for child in element.children.compactMap(content.controller(id:)) {
            controller.contain(instantiate(child))
        }
        loading.connect()
        CallbackDispatch.call("awakeFromNib", of: controller, .viewController, rule: .viewStoryboardController) {
            controller.awakeFromNib()
        }
        return controller
    }

    /// Creates the controller with an `id` of the file; nil if it has none.
    func makeController(id: String) -> UIViewController? {
        content.controller(id: id).map { instantiate($0) }
    }

    /// Returns the decoder of a controller, with the scene that it belongs to.
    private func coder(of controller: Storyboard.Controller) -> (NibLoading, NibCoder) {
        let scene = document?.scenes.first { $0.contains { $0["id"] == controller.id } } ?? []
        let loading = NibLoading(name: name, bundle: bundle, storyboard: self, elements: scene)
        let element = scene.first { $0["id"] == controller.id } ?? InterfaceDocument.Element(controller.kind.rawValue)
        return (loading, NibCoder(element, loading))
    }

    private func customType(_ element: Storyboard.Controller) -> UIViewController.Type? {
        guard let name = element.customClass else { return nil }
        if let type = _classNamed(name) as? UIViewController.Type { return type }
        if UIKitProcess.holds(.viewUnknownStoryboardClass) {
            CallbackDispatch.log(
                "[Storyboard] Unknown class \(name) in Interface Builder file.", rule: .viewUnknownStoryboardClass)
            ClassLookup.traceNear(name, of: "customClass")
        }
        return nil
    }
}

extension Storyboard.Kind {
    @MainActor
    fileprivate var type: UIViewController.Type {
        switch self {
        case .navigationController: UINavigationController.self
        case .tabBarController: UITabBarController.self
        case .splitViewController: UISplitViewController.self
        case .pageViewController: UIPageViewController.self
        case .tableViewController: UITableViewController.self
        case .collectionViewController: UICollectionViewController.self
        default: UIViewController.self
        }
    }
}
