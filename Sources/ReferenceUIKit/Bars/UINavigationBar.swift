public import Foundation

/// The bar above a navigation controller's content. Nothing is drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// Whether the bar is dark.
    open var barStyle: UIBarStyle = .default
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line below the bar.
    open var shadowImage: UIImage?
    /// The bar's look.
    open var standardAppearance = UINavigationBarAppearance()
    /// The same where content ends at the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same in a low bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// What the bar shows, as an app without a navigation controller sets it.
    open var items: [UINavigationItem]?

    /// Sets a picture behind the bar. It is not kept: nothing is drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar with the tabs. Nothing is drawn.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The tab that is shown, where an app without a tab bar controller says so.
    open weak var selectedItem: UITabBarItem?
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The colour of the other tabs.
    open var unselectedItemTintColor: UIColor?
    /// The bar's look.
    open var standardAppearance = UITabBarAppearance()
    /// The same where content ends at the bar.
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edgeAppearance }
        set { edgeAppearance = newValue }
    }
    private var edgeAppearance: UITabBarAppearance?
}

/// A bar with buttons. Nothing is drawn.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// A field for what is searched for. Nobody types here.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// What is searched for.
    open var text: String?
    /// What is shown while nothing was entered.
    open var placeholder: String?
    /// Hears of typing.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether a button ends the search.
    open var showsCancelButton = false
    /// The field itself.
    public private(set) lazy var searchTextField = UITextField()
}

/// Hears of typing. Nobody types here, so nothing is called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {}

/// A search in a bar. Nobody searches here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The field.
    public private(set) lazy var searchBar = UISearchBar()
    /// What shows what was found.
    public let searchResultsController: UIViewController?
    /// Hears of what is searched for.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether a search goes on.
    open var isActive = false
    /// Whether what is behind is darkened meanwhile.
    open var obscuresBackgroundDuringPresentation = true

    /// Makes a search.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Hears of what is searched for. Nobody searches here, so nothing is called.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Something else is searched for.
    func updateSearchResults(for searchController: UISearchController)
}

/// Whether a bar is dark.
public enum UIBarStyle: Int, Sendable {
    /// Light, or dark.
    case `default`, black
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    /// As usual, or low.
    case `default`, compact
}
