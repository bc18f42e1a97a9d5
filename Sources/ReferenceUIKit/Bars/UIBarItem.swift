public import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What it says.
    open var title: String?
    /// Its picture.
    open var image: UIImage?
    /// Whether it can be used.
    open var isEnabled = true
    /// The app's own number for it.
    open var tag = 0

    public override init() {
        super.init()
    }

    /// Sets the look of what it says in a state. It is not kept: nothing is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar. Nobody touches it here.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIAppearance {
    /// Whom it tells.
    open weak var target: AnyObject?
    /// What it tells.
    open var action: Selector?
    /// What it does.
    open var primaryAction: UIAction?
    /// The menu that it shows.
    open var menu: UIMenu?
    /// How it looks.
    open var style: Style = .plain
    /// The view in its place.
    open var customView: UIView?
    /// The colour of what can be touched in it.
    open var tintColor: UIColor?
    /// How wide it is; 0 for as wide as its content.
    open var width: CGFloat = 0

    public override init() {
        super.init()
    }

    /// Makes a button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        configure(style, target, action)
    }

    /// Makes a button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        configure(style, target, action)
    }

    /// Makes one of the system's buttons.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        configure(.plain, target, action)
    }

    /// Makes one of the system's buttons that does something.
    @available(iOS 14.0, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a button that does something.
    @available(iOS 14.0, *)
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Puts a view into a bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func configure(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// How a button in a bar looks.
    public enum Style: Int, Sendable {
        /// As always.
        case plain = 0
        /// Set off, as what ends a task.
        case done = 2
    }

    /// The system's buttons.
    public enum SystemItem: Int, Sendable {
        /// One of the system's buttons.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        /// One of the system's buttons.
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }
}

/// What a tab bar shows for a view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UIAppearance {
    /// The picture while the tab is shown.
    open var selectedImage: UIImage?
    /// What is said beside the tab.
    open var badgeValue: String?
    /// The colour of that.
    open var badgeColor: UIColor?

    public override init() {
        super.init()
    }

    /// Makes a tab's look.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes a tab's look, with another picture while it is shown.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
    }

    /// The system's tabs.
    public enum SystemItem: Int, Sendable {
        /// One of the system's tabs.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// One of the system's tabs.
        case mostViewed
    }
}

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// What the bar shows in the middle while the controller is on top.
    open var title: String?
    /// A view in the place of the title.
    open var titleView: UIView?
    /// What is said above the title.
    open var prompt: String?
    /// What leads back to the controller.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the button that leads back to the controller says.
    open var backButtonTitle: String?
    /// Whether what leads back is left out.
    open var hidesBackButton = false
    /// What is at the bar's beginning.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// All that is at the bar's beginning.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// What is at the bar's end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// All that is at the bar's end, the last first.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Whether the title is large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    /// The search in the bar.
    open var searchController: UISearchController?
    /// Whether the search goes when the reader scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// The bar's look while the controller is on top.
    open var standardAppearance: UINavigationBarAppearance?
    /// The same where content ends at the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    public override init() {
        super.init()
    }

    /// Makes an item with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// Whether a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the one before, always, or never.
        case automatic, always, never
    }
}
