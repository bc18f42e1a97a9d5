public import Foundation

/// Rows below each other. It can be configured; without drawing, the data source is asked for no rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How it looks.
    public let style: Style
    /// Where the rows come from.
    open weak var dataSource: (any UITableViewDataSource)?
    /// How high rows are.
    open var rowHeight: CGFloat = automaticDimension
    /// How high rows are about.
    open var estimatedRowHeight: CGFloat = automaticDimension
    /// How high the headers of sections are.
    open var sectionHeaderHeight: CGFloat = automaticDimension
    /// The lines between rows.
    open var separatorStyle: SeparatorStyle = .singleLine
    /// The colour of those lines.
    open var separatorColor: UIColor?
    /// What those lines keep free.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Whether a row can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// What is above all rows.
    open var tableHeaderView: UIView?
    /// What is below all rows.
    open var tableFooterView: UIView?
    /// What is behind all rows.
    open var backgroundView: UIView?
    /// Whether rows are edited.
    open var isEditing = false
    private var cells: [String: UITableViewCell.Type] = [:]
    private var hasSaidSo = false

    /// For a height that follows from the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Makes rows of a kind from a class.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Makes rows of a kind from a nib. Nibs are not read: such rows are plain.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = UITableViewCell.self
    }

    /// Makes headers of a kind from a class. No headers are shown here.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    /// A row of a kind, new each time; nil where the kind is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cells[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    /// A row of a kind. A kind that is not registered ends the process, as UIKit does.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            Door.raise(
                "NSInternalInconsistencyException",
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
        }
        return cell
    }

    /// Asks for all rows anew. Without drawing, none are asked for.
    open func reloadData() { sayThatRowsAreNotAskedFor() }
    /// Asks for some rows anew. Without drawing, none are asked for.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Asks for sections anew. Without drawing, none are asked for.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Shows new rows. Without drawing, none are asked for.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Takes rows away. Without drawing, there are none.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Changes several things at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        Later.run { completion?(true) }
    }
    /// Begins to change several things at once.
    open func beginUpdates() {}
    /// Ends to change several things at once.
    open func endUpdates() {}
    /// Chooses a row no longer. None is chosen here.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    /// Chooses a row. There is none here.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        sayThatRowsAreNotAskedFor()
    }
    /// The row that is chosen: none here.
    open var indexPathForSelectedRow: IndexPath? { nil }
    /// The row at a place, where it is shown: none is here.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// How many sections the data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// How many rows the data source has in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open override func layoutSubviews() {
        if dataSource != nil { sayThatRowsAreNotAskedFor() }
    }

    private func sayThatRowsAreNotAskedFor() {
        guard !hasSaidSo else { return }
        hasSaidSo = true
        Door.notModelled("UITableView", "nothing is drawn, so the data source is asked for no rows")
    }

    /// How a table looks.
    public enum Style: Int, Sendable {
        /// In one piece, in groups, or in groups with margins.
        case plain, grouped, insetGrouped
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None, or a line.
        case none, singleLine
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// A way of coming and going.
        case fade, right, left, top, bottom, none, middle
        /// As UIKit sees fit.
        case automatic = 100
    }

    /// Where a row is put.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere, or at a place.
        case none, top, middle, bottom
    }
}

/// Where the rows of a table come from.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// What a section is called.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Hears of what is done with rows. Nobody does anything with them here, so nothing is called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}

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

/// A view controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Whether rows that were chosen are given up before the table appears.
    open var clearsSelectionOnViewWillAppear = true
    /// What asks for new content at the upper end.
    open var refreshControl: UIRefreshControl?

    /// Makes a controller with a table.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with a plain table. No nib is read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Makes the table and becomes its data source.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// None.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// One, as UIKit has it for a table without a prototype.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Nothing.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Ends the process: a controller with rows makes them.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Door.raise("NSInternalInconsistencyException", "UITableView dataSource returned a nil cell for row at index path")
    }
    /// Called when a row is chosen. Nobody chooses one here.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
    /// A row of a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An item of a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
    /// The item in its section.
    public var item: Int { self[1] }
}

/// A file with views. It can be named and registered; nibs are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names a nib.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }
}
