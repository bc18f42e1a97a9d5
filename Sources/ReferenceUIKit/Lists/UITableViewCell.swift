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

    /// Creates a cell.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    /// Called before the cell is reused. Cells are not reused here.
    open func prepareForReuse() {}
    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

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
    /// The styles of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// A style: without a change, or highlighted.
        case none, blue, gray, `default`
    }
}
