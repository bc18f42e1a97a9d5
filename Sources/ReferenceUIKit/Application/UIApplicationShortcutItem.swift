public import Foundation

/// A quick action on the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The name that the app gives to the action.
    open internal(set) var type: String
    /// The title that the user sees.
    open internal(set) var localizedTitle: String
    /// The text that the user sees below the title.
    open internal(set) var localizedSubtitle: String?
    /// The icon of the action.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// The data that the app needs to perform the action.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The content that the action is about, which the system uses to choose a scene.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates an action with a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Creates an action with all its properties.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Not available: an action needs a type and a title.
    @available(*, unavailable)
    public override init() {
        fatalError("An action has a type and a title.")
    }
}

/// A quick action that you can still change.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The name that the app gives to the action.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// The title that the user sees.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// The text that the user sees below the title.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The icon of the action.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// The data that the app needs to perform the action.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The content that the action is about.
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// Creates an icon from one of the system's images.
    public convenience init(type: IconType) {
        self.init(())
    }

    /// Creates an icon from an image of the app.
    public convenience init(templateImageName: String) {
        self.init(())
    }

    /// Creates an icon from one of the system's symbols.
    public convenience init(systemImageName: String) {
        self.init(())
    }

    nonisolated private init(_ uikit: Void) {
        super.init()
    }

    /// The system's images.
    public enum IconType: Int, Sendable {
        /// An image that the system provides.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// An image that the system provides.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        /// An image that the system provides.
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}
