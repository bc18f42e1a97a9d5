public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title of the item.
    open var title: String?
    /// The image of the item.
    open var image: UIImage?
    /// True if the item is enabled.
    open var isEnabled = true
    /// A number that the app gives to the item.
    open var tag = 0

    public override init() {
        super.init()
    }

    /// Sets the attributes of the title in a state. They are not kept: nothing is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button of a bar. It is never touched here.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UIAppearance {
    /// The object that receives the button's action.
    open weak var target: AnyObject?
    /// The message that the button sends to its target.
    open var action: Selector?
    /// The action that the button performs.
    open var primaryAction: UIAction?
    /// The menu that the button shows.
    open var menu: UIMenu?
    /// The style of the button.
    open var style: Style = .plain
    /// The view in the button's place.
    open var customView: UIView?
    /// The tint colour of the button.
    open var tintColor: UIColor?
    /// The width of the button; 0 for the width of its content.
    open var width: CGFloat = 0

    public override init() {
        super.init()
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        configure(style, target, action)
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        configure(style, target, action)
    }

    /// Creates one of the system's buttons with a target and an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        configure(.plain, target, action)
    }

    /// Creates one of the system's buttons with an action or a menu.
    @available(iOS 14.0, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with an action or a menu.
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

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func configure(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// The styles of a bar's button.
    public enum Style: Int, Sendable {
        /// The ordinary style.
        case plain = 0
        /// The emphasised style of a button that ends a task.
        case done = 2
    }

    /// The system's buttons.
    public enum SystemItem: Int, Sendable {
        /// A button that the system provides.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        /// A button that the system provides.
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }
}

/// The item of a tab bar for a view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UIAppearance {
    /// The image while the tab is selected.
    open var selectedImage: UIImage?
    /// The text of the tab's badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor?

    public override init() {
        super.init()
    }

    /// Creates a tab's item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a tab's item with another image for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates one of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
    }

    /// The system's tabs.
    public enum SystemItem: Int, Sendable {
        /// A tab that the system provides.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        /// A tab that the system provides.
        case mostViewed
    }
}

/// The item of a navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title that the bar shows while the controller is on top.
    open var title: String?
    /// The view that the bar shows in place of the title.
    open var titleView: UIView?
    /// The text above the title.
    open var prompt: String?
    /// The button that leads back to the controller.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to the controller.
    open var backButtonTitle: String?
    /// True if the back button is hidden.
    open var hidesBackButton = false
    /// The button at the bar's leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// All buttons at the bar's leading end.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The button at the bar's trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// All buttons at the bar's trailing end, the last first.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The mode that says if the title is large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
    /// The search controller of the bar.
    open var searchController: UISearchController?
    /// True if the search bar disappears when the user scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// The look of the bar while the controller is on top.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look of the bar while the content's edge is at the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// The modes that say if a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// A mode: like the title before, always large, or never large.
        case automatic, always, never
    }
}
