public import Foundation

/// A view of rows in a column. Nothing is drawn, so it requests a row only when the app asks for its cell.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The style of the table.
    public let style: Style
    /// The object that follows what the user does with rows.
    open var delegate: (any UITableViewDelegate)? {
        get { anyDelegate as? any UITableViewDelegate }
        set { anyDelegate = newValue }
    }
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
    /// The estimated height of a section's header.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The height of a section's footer.
    open var sectionFooterHeight: CGFloat = automaticDimension
    /// The estimated height of a section's footer.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The space above a section's header.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension
    /// True if the user can select a row while the rows are being edited.
    open var allowsSelectionDuringEditing = false
    /// True if the user can select several rows while the rows are being edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// True if the rows are as wide as is easy to read.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// True if a selected row follows the focus.
    open var remembersLastFocusedIndexPath = false
    /// The object that prepares rows before they are shown. None is shown here.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// True if rows are prepared before they are shown.
    open var isPrefetchingEnabled = true
    private var cells: [String: UITableViewCell.Type] = [:]
    /// The cells that a storyboard or a registered nib has, by their reuse identifiers.
    var prototypes: [String: NibPrototype] = [:]
    /// The sections of a storyboard's table with static cells; nil for other tables.
    var staticSections: [StaticSection]?
    private let rows = VisibleRows()
    private var headers: [String: UITableViewHeaderFooterView.Type] = [:]
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

    /// Registers a class for the headers and footers with a reuse identifier. None is shown here.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Registers a nib for the headers with a reuse identifier. The nib is not read: such headers are plain.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = UITableViewHeaderFooterView.self
    }

    /// Returns a new header or footer with a reuse identifier; nil if the identifier is not registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headers[identifier].map { Instances.make($0, reuseIdentifier: identifier) }
    }

    /// Returns a new cell with a reuse identifier; nil if the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let prototype = prototypes[identifier] { return prototype.cell() as? UITableViewCell }
        return cells[identifier].map { Instances.make($0, reuseIdentifier: identifier) }
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
    /// Moves a row. Nothing is drawn, so none are requested.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { sayThatRowsAreNotAskedFor() }
    /// Inserts sections. Nothing is drawn, so no rows are requested.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Deletes sections. Nothing is drawn, so there are none.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { sayThatRowsAreNotAskedFor() }
    /// Moves a section. Nothing is drawn, so no rows are requested.
    open func moveSection(_ section: Int, toSection newSection: Int) { sayThatRowsAreNotAskedFor() }
    /// Reconfigures rows. Nothing is drawn, so none are requested.
    open func reconfigureRows(at indexPaths: [IndexPath]) { sayThatRowsAreNotAskedFor() }
    /// Scrolls to a row. Nothing is measured here: the visible part stays the same.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Sets whether the rows are being edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The rows that are selected: none here.
    open var indexPathsForSelectedRows: [IndexPath]? { nil }
    /// The rows that are visible: none here.
    open var indexPathsForVisibleRows: [IndexPath]? { [] }
    /// The cells that are visible: none here.
    open var visibleCells: [UITableViewCell] { [] }
    /// Returns the row of a cell if it is visible: none is visible here.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Returns the row at a point. Nothing is laid out here.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// Returns the header of a section if it is visible: none is visible here.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// Returns an empty rectangle: nothing is laid out here.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
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
    open var numberOfSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
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
