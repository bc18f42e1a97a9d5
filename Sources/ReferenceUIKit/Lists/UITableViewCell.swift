public import Foundation

/// A cell of a table: the view of a row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The reuse identifier of the cell.
    public let reuseIdentifier: String?
    /// The label of the first text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The label of the second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// The view that shows the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The view for the cell's content.
    public private(set) lazy var contentView = UIView()
    /// The type of the sign at the cell's trailing end.
    open var accessoryType: AccessoryType = .none
    /// The view in place of the sign at the cell's trailing end.
    open var accessoryView: UIView?
    /// The style of the cell while it is selected.
    open var selectionStyle: SelectionStyle = .default
    /// True if the cell is selected.
    open var isSelected = false
    /// True if the cell is highlighted.
    open var isHighlighted = false
    /// True if the cell is being edited.
    open var isEditing = false
    /// The sign of the cell while it is edited.
    open var editingStyle: EditingStyle { .none }
    /// The type of the sign at the cell's trailing end while it is edited.
    open var editingAccessoryType: AccessoryType = .none
    /// True if the cell shows a handle to move it while it is edited.
    open var showsReorderControl = false
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0
    /// The width of a step by which the content is indented.
    open var indentationWidth: CGFloat = 10
    /// The free space around the line below the cell.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView?
    /// The description of the content. Nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The description of what is behind the content. Nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The closure that changes the descriptions for a state. It is not called here: nothing is drawn.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a cell of the default style that has no reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    /// Called before the cell is reused. Cells are not reused here.
    open func prepareForReuse() {}
    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Highlights the cell, or ends that.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Sets whether the cell is being edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Returns the system's description of a list's content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// Called when the state changed. It does not change here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Requests a call of `updateConfiguration(using:)`. Nothing is drawn here, so there is none.
    open func setNeedsUpdateConfiguration() {}

    /// The styles of a cell.
    public enum CellStyle: Int, Sendable {
        /// A style: with one text, or with two in one of three arrangements.
        case `default`, value1, value2, subtitle
    }
    /// The types of the sign at a cell's trailing end.
    public enum AccessoryType: Int, Sendable {
        /// A type: no sign, or one of the signs.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The signs of a cell while it is edited.
    public enum EditingStyle: Int, Sendable {
        /// A sign: none, one that deletes the cell, or one that inserts another.
        case none, delete, insert
    }
    /// The styles of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// A style: without a change, or highlighted.
        case none, blue, gray, `default`
    }
}
