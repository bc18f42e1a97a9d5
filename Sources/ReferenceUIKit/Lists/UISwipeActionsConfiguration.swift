public import Foundation

/// The actions at the side of a row. The user swipes no row here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions.
    public let actions: [UIContextualAction]
    /// True if a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates the actions of a side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action at the side of a row. An app can call its handler itself.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The closure that performs an action.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title.
    open var title: String?
    /// The colour of the button.
    open var backgroundColor: UIColor! = .systemGray
    /// The image.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }

    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A style: plain, or one that warns.
        case normal, destructive
    }
}
