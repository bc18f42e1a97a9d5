public import Foundation

/// The look of a bar. It is kept; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour behind the bar's content.
    open var backgroundColor: UIColor?
    /// The image behind the bar's content.
    open var backgroundImage: UIImage?
    /// The effect of the bar on the content behind it.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor?
    /// The line at the bar's edge.
    open var shadowImage: UIImage?

    /// Creates the system's default look.
    public required override init() {
        super.init()
    }

    /// Creates a copy of another look.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// Sets the default background. It does nothing: bars are not drawn here.
    open func configureWithDefaultBackground() {}
    /// Sets a background that nothing shines through.
    open func configureWithOpaqueBackground() { backgroundEffect = nil }
    /// Sets no background behind the bar's content.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of back buttons.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that end a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the text below the icon.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the text beside the icon.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look in the normal state.
    public let normal = UIBarItemStateAppearance()
    /// The look while a finger is on the button.
    public let highlighted = UIBarItemStateAppearance()
    /// The look while the button is disabled.
    public let disabled = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }
}

/// The look of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look in the normal state.
    public let normal = UIBarItemStateAppearance()
    /// The look while the tab is selected.
    public let selected = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }
}

/// The look of an item of a bar in one state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the icon.
    open var iconColor: UIColor?

    public override init() {
        super.init()
    }
}
