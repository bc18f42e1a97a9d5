public import Foundation

/// The header or footer of a section of a table. None is shown here.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier of the view.
    public let reuseIdentifier: String?
    /// The label of the first text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The label of the second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The view for the content.
    public private(set) lazy var contentView = UIView()
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The description of the content. Nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The description of what is behind the content. Nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// Creates a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a header or footer without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before the view is reused. Views are not reused here.
    open func prepareForReuse() {}
    /// Returns the system's description of a list's content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}
