public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Its kind.
    public let reuseIdentifier: String?
    /// Its first text.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// Its second text.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    /// Its picture.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The view for what is in it.
    public private(set) lazy var contentView = UIView()
    /// What is at its end.
    open var accessoryType: AccessoryType = .none
    /// A view in the place of that.
    open var accessoryView: UIView?
    /// How it looks while it is chosen.
    open var selectionStyle: SelectionStyle = .default
    /// Whether it is chosen.
    open var isSelected = false

    /// Makes a row.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before the row is used again. Rows are not used again here.
    open func prepareForReuse() {}
    /// Chooses the row, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// How a row is arranged.
    public enum CellStyle: Int, Sendable {
        /// One text, or two in one of three ways.
        case `default`, value1, value2, subtitle
    }
    /// What is at a row's end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing, or a sign.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a row looks while it is chosen.
    public enum SelectionStyle: Int, Sendable {
        /// As always, or set off.
        case none, blue, gray, `default`
    }
}
