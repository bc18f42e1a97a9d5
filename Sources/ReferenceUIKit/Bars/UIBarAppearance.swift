public import Foundation

/// The look of a bar. It is kept; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour behind the bar's content.
    open var backgroundColor: UIColor?
    /// The picture behind the bar's content.
    open var backgroundImage: UIImage?
    /// What the bar does to what is below.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the bar.
    open var shadowColor: UIColor?
    /// The line at the bar.
    open var shadowImage: UIImage?

    /// Makes the look that the system has by default.
    public required override init() {
        super.init()
    }

    /// Makes the same look as another one's.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// What is below shines through, as by default.
    open func configureWithDefaultBackground() {}
    /// Nothing shines through.
    open func configureWithOpaqueBackground() { backgroundEffect = nil }
    /// There is nothing behind the bar's content.
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
    /// The look of what leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The look of what ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the text below.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of tabs with the text beside.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// At rest.
    public let normal = UIBarItemStateAppearance()
    /// While a finger is on it.
    public let highlighted = UIBarItemStateAppearance()
    /// While it takes no touches.
    public let disabled = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }
}

/// The look of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// At rest.
    public let normal = UIBarItemStateAppearance()
    /// While it is shown.
    public let selected = UIBarItemStateAppearance()

    public override init() {
        super.init()
    }
}

/// The look of something in a bar, in a state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    /// The look of what it says.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of its picture.
    open var iconColor: UIColor?

    public override init() {
        super.init()
    }
}

extension NSAttributedString.Key {
    /// The font of a text.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind a text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How much is between two letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A line below a text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
