public import Foundation

/// Asks the reader something. Nobody answers here.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// What is said below the title.
    open var message: String?
    /// Whether it comes in the middle or from below.
    public let preferredStyle: Style
    /// The answers.
    open private(set) var actions: [UIAlertAction] = []
    /// The answer that is set off.
    open var preferredAction: UIAlertAction?
    /// The fields.
    open private(set) var textFields: [UITextField]?

    /// Makes a question.
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

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Where a question comes.
    public enum Style: Int, Sendable {
        /// From below, or in the middle.
        case actionSheet, alert
    }
}

/// An answer. Nobody gives it here.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What it says.
    public let title: String?
    /// How it looks.
    public let style: Style
    /// Whether it can be given.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Makes an answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// How an answer looks.
    public enum Style: Int, Sendable {
        /// As always, set off, or in red.
        case `default`, cancel, destructive
    }
}
