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
            CallbackDispatch.raise(
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
        MainLoop.later { completion?(true) }
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
        CallbackDispatch.notModelled("UITableView", "nothing is drawn, so the data source is asked for no rows")
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
