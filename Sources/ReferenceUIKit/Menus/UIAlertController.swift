public import Foundation

/// An alert or an action sheet. The user never answers it here.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The text below the title.
    open var message: String?
    /// The style: in the middle of the screen, or from below.
    public let preferredStyle: Style
    /// The actions that the user can choose.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasised action.
    open var preferredAction: UIAlertAction?
    /// The text fields.
    open private(set) var textFields: [UITextField]?

    /// Creates an alert or an action sheet.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// The styles of an alert controller.
    public enum Style: Int, Sendable {
        /// A style: from below, or in the middle of the screen.
        case actionSheet, alert
    }
}

/// An action of an alert. The user never chooses it here.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The title of the action.
    public let title: String?
    /// The style of the action.
    public let style: Style
    /// True if the user can choose the action.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates an action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A style: the ordinary one, an emphasised one, or red.
        case `default`, cancel, destructive
    }
}
