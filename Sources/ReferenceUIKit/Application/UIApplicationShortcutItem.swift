public import Foundation

/// An action that the app's icon offers.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The app's name for the action.
    open internal(set) var type: String
    /// What the user sees of it.
    open internal(set) var localizedTitle: String
    /// What the user sees below the title.
    open internal(set) var localizedSubtitle: String?
    /// Its picture.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// What the app needs to carry it out.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The content that it is about, for the system's choice among scenes.
    open internal(set) var targetContentIdentifier: Any?

    /// Makes an action.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Makes an action with all that can be said of it.
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

    /// Not for apps: an action has a type and a title.
    @available(*, unavailable)
    public override init() {
        fatalError("An action has a type and a title.")
    }
}

/// An action that can still be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The app's name for the action.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// What the user sees of it.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// What the user sees below the title.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// Its picture.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// What the app needs to carry it out.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The content that it is about.
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The picture of an action of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// One of the system's pictures.
    public convenience init(type: IconType) {
        self.init(())
    }

    /// A picture of the app's.
    public convenience init(templateImageName: String) {
        self.init(())
    }

    /// A symbol of the system's.
    public convenience init(systemImageName: String) {
        self.init(())
    }

    nonisolated private init(_ uikit: Void) {
        super.init()
    }

    /// The system's pictures.
    public enum IconType: Int, Sendable {
        /// A picture that the system has.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// A picture that the system has.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        /// A picture that the system has.
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}
