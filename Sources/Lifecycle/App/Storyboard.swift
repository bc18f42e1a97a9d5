/// The parts of a storyboard that a launch needs: its view controllers and the initial one.
public struct Storyboard: Codable, Hashable, Sendable {
    /// The file's name without its ending.
    public var name: String
    /// The `id` of the initial view controller in the file; nil if none is marked.
    public var initialViewController: String?
    /// The view controllers, in the file's order.
    public var viewControllers: [Controller]

    /// Describes a storyboard by what its file says.
    public init(name: String, initialViewController: String? = nil, viewControllers: [Controller] = []) {
        self.name = name
        self.initialViewController = initialViewController
        self.viewControllers = viewControllers
    }

    /// A view controller of a storyboard.
    public struct Controller: Codable, Hashable, Sendable {
        /// Its `id` in the file.
        public var id: String
        /// Its Storyboard ID (`storyboardIdentifier`).
        public var identifier: String?
        /// Which of UIKit's classes it is, or derives from.
        public var kind: Kind
        /// The class as `NSStringFromClass` gives it (`Module.Class`), nil for the plain class of its kind.
        public var customClass: String?
        /// The `id`s of its children: a navigation controller's root, a tab bar controller's tabs.
        public var children: [String]
        /// Its title, of itself or of its navigation item.
        public var title: String?

        /// Describes a view controller by what the file says.
        public init(
            id: String, identifier: String? = nil, kind: Kind = .viewController, customClass: String? = nil,
            children: [String] = [], title: String? = nil
        ) {
            self.id = id
            self.identifier = identifier
            self.kind = kind
            self.customClass = customClass
            self.children = children
            self.title = title
        }
    }

    /// Which of UIKit's classes an element stands for.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        /// `UIViewController`.
        case viewController
        /// `UINavigationController`.
        case navigationController
        /// `UITabBarController`.
        case tabBarController
        /// `UISplitViewController`.
        case splitViewController
        /// `UITableViewController`.
        case tableViewController
        /// `UICollectionViewController`.
        case collectionViewController
        /// `UIPageViewController`.
        case pageViewController
        /// `UIHostingController`.
        case hostingController
    }

    /// The view controller with an `id` of the file.
    public func controller(id: String) -> Controller? {
        viewControllers.first { $0.id == id }
    }
}
