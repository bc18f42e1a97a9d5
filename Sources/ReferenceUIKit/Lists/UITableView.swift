public import Foundation

/// A view of rows in a column. You can configure it; nothing is drawn, so it requests no rows of its data source.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table.
    public let style: Style
    /// The object that provides the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The height of a row.
    open var rowHeight: CGFloat = automaticDimension
    /// The estimated height of a row.
    open var estimatedRowHeight: CGFloat = automaticDimension
    /// The height of a section's header.
    open var sectionHeaderHeight: CGFloat = automaticDimension
    /// The style of the lines between rows.
    open var separatorStyle: SeparatorStyle = .singleLine
    /// The colour of the lines between rows.
    open var separatorColor: UIColor?
    /// The free space around the lines between rows.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// True if the user can select a row.
    open var allowsSelection = true
    /// True if the user can select several rows.
    open var allowsMultipleSelection = false
    /// The view above all rows.
    open var tableHeaderView: UIView?
    /// The view below all rows.
    open var tableFooterView: UIView?
    /// The view behind all rows.
    open var backgroundView: UIView?
    /// True if the rows are being edited.
    open var isEditing = false
    private var cells: [String: UITableViewCell.Type] = [:]
    /// The cells that a storyboard or a registered nib has, by their reuse identifiers.
    var prototypes: [String: NibPrototype] = [:]
    /// The sections of a storyboard's table with static cells; nil for other tables.
    var staticSections: [StaticSection]?
    private let rows = VisibleRows()
    private var hasSaidSo = false

    /// The value for a height that follows from the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Creates a table view with a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
    }

    /// Registers a class for the cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        prototypes[identifier] = nil
        cells[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Registers a nib for the cells with a reuse identifier: its first view is the cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = nil
        prototypes[identifier] = nib.map { NibPrototype($0) }
    }

    /// Registers a class for the headers with a reuse identifier. No headers are shown here.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

    /// Returns a new cell with a reuse identifier; nil if the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let prototype = prototypes[identifier] { return prototype.cell() as? UITableViewCell }
        return cells[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    /// Returns a cell with a reuse identifier. An identifier that is not registered ends the process, as in UIKit.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
        }
        return cell
    }

    /// Reloads all rows. Nothing is drawn, so none are requested.
    open func reloadData() {
        rows.removeAll()
        sayThatRowsAreNotAskedFor()
    }
    /// Reloads some rows. Nothing is drawn, so none are requested.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Reloads sections. Nothing is drawn, so no rows are requested.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Inserts rows. Nothing is drawn, so none are requested.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Deletes rows. Nothing is drawn, so there are none.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Makes several changes together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        MainLoop.later { completion?(true) }
    }
    /// Begins several changes.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() {}
    /// Deselects a row. None is selected here.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    /// Selects a row. There is none here.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        sayThatRowsAreNotAskedFor()
    }
    /// The selected row: none here.
    open var indexPathForSelectedRow: IndexPath? { nil }
    /// Returns the cell of a row, for which the data source is asked when the app first asks for it; nil outside of a
    /// window. Nothing is drawn, so the model takes every row for a visible one.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(at: indexPath, of: self) }
    /// The number of sections that the data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// Returns the number of rows that the data source has in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open override func layoutSubviews() {
        if dataSource != nil { sayThatRowsAreNotAskedFor() }
    }

    private func sayThatRowsAreNotAskedFor() {
        guard !hasSaidSo else { return }
        hasSaidSo = true
        CallbackDispatch.notModelled("UITableView", "nothing is drawn, so the data source is asked for no rows")
    }

    /// The styles of a table.
    public enum Style: Int, Sendable {
        /// A style: without groups, in groups, or in groups with margins.
        case plain, grouped, insetGrouped
    }

    /// The styles of the lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// A style: no line, or a line.
        case none, singleLine
    }

    /// The animations with which rows appear and disappear.
    public enum RowAnimation: Int, Sendable {
        /// An animation.
        case fade, right, left, top, bottom, none, middle
        /// The animation that UIKit chooses.
        case automatic = 100
    }

    /// The positions to which a selected row scrolls.
    public enum ScrollPosition: Int, Sendable {
        /// A position: any, or one of the table's.
        case none, top, middle, bottom
    }
}

/// The methods of an object that provides the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// The methods of an object that follows what the user does with rows. The user does nothing here, so none is called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}
