public import Foundation

/// The bar above a navigation controller's content. Nothing is drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// True if titles are large.
    open var prefersLargeTitles = false
    /// True if the content behind the bar shines through.
    open var isTranslucent = true
    /// The style of the bar: light or dark.
    open var barStyle: UIBarStyle = .default
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line below the bar.
    open var shadowImage: UIImage?
    /// The image of the back button.
    open var backIndicatorImage: UIImage?
    /// The image that cuts the title out as it moves behind the back button.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look of the bar while the content's edge is at the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of the bar at its compact height.
    open var compactAppearance: UINavigationBarAppearance?
    /// The items of the bar, which an app without a navigation controller sets itself.
    open var items: [UINavigationItem]?

    /// Sets an image behind the bar. It is not kept: nothing is drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar with the tabs. Nothing is drawn.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The selected tab, which an app without a tab bar controller sets itself.
    open weak var selectedItem: UITabBarItem?
    /// The object that hears of selected tabs.
    open weak var delegate: (any UITabBarDelegate)?
    /// True if the content behind the bar shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The colour of the tabs that are not selected.
    open var unselectedItemTintColor: UIColor?
    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance()
    /// The look of the bar while the content's edge is at the bar.
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
    /// True if the content behind the bar shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// A field for the text of a search. No text is typed here.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The search whose bar this is.
    fileprivate weak var search: UISearchController?
    /// The text to search for.
    open var text: String?
    /// The text shown while the field is empty.
    open var placeholder: String?
    /// The object that receives messages about typing.
    open weak var delegate: (any UISearchBarDelegate)?
    /// True if the bar shows a button that ends the search.
    open var showsCancelButton = false
    /// The text above the bar.
    open var prompt: String?
    /// The style of the bar.
    open var searchBarStyle: Style = .default
    /// The style of the bar's colours.
    open var barStyle: UIBarStyle = .default
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// True if the content behind shines through.
    open var isTranslucent = true
    /// The image behind the bar.
    open var backgroundImage: UIImage?
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]?
    /// The index of the chosen scope.
    open var selectedScopeButtonIndex = 0
    /// True if the scopes are shown.
    open var showsScopeBar = false
    /// The type of the return key.
    open var returnKeyType: UIReturnKeyType = .search
    /// The keyboard of the bar.
    open var keyboardType: UIKeyboardType = .default
    /// The type of automatic capitalisation.
    open var autocapitalizationType: UITextAutocapitalizationType = .none
    /// The type of automatic correction.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// True if the return key is enabled only when there is a text.
    open var enablesReturnKeyAutomatically = true
    /// The text field of the bar.
    public private(set) lazy var searchTextField: UITextField = {
        let field = SearchField()
        field.bar = self
        return field
    }()

    /// Shows the button that ends the search, or hides it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// True: a bar may receive keyboard events.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins typing. What the delegate and a search controller hear of it is not modelled.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginsTyping("UISearchBar.becomeFirstResponder()")
        return super.becomeFirstResponder()
    }

    /// Notes that typing begins, which a device tells the delegate of the bar and that of its search.
    fileprivate func beginsTyping(_ name: String) {
        guard !isFirstResponder, search.map({ !$0.isActive }) ?? (delegate != nil && window != nil) else { return }
        CallbackDispatch.uncertain(name, "Understudy does not call a search's delegates, and a device may")
    }

    /// The styles of a bar.
    public enum Style: UInt, Sendable {
        /// A style: the usual one, one that stands out, or one without a background.
        case `default`, prominent, minimal
    }
}

/// The text field of a search bar.
private final class SearchField: UITextField {
    weak var bar: UISearchBar?

    override func becomeFirstResponder() -> Bool {
        if !isFirstResponder { bar?.beginsTyping("UISearchTextField.becomeFirstResponder()") }
        return super.becomeFirstResponder()
    }
}

/// A search in a bar. No search happens here.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The search bar.
    public private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.search = self
        return bar
    }()
    /// The view controller that shows the results.
    public let searchResultsController: UIViewController?
    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// True if a search is active. A device presents the search then and tells the delegate, which is not modelled.
    ///
    /// Source: Apple, UISearchController.isActive: setting it performs a default presentation of the search.
    open var isActive = false {
        didSet {
            guard isActive, !oldValue else { return }
            CallbackDispatch.uncertain(
                "UISearchController.isActive",
                "Understudy presents no search and does not call its delegate, and a device does")
        }
    }
    /// True if the content behind is dimmed during a search.
    open var obscuresBackgroundDuringPresentation = true

    /// Creates a search controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// The methods of an object that updates the results of a search. No search happens here, so none is called.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text to search for changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
    /// A style: light or dark.
    case `default`, black
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
    /// A height: the usual one or a low one.
    case `default`, compact
}
