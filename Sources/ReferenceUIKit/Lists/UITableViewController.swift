public import Foundation

/// A view controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// True if the selected rows are deselected before the table appears.
    open var clearsSelectionOnViewWillAppear = true
    /// The control that the user pulls to request new content.
    open var refreshControl: UIRefreshControl?

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table, or with the table of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Loads the table view of the storyboard or nib; else creates it and becomes its data source.
    open override func loadView() {
        if loadViewFromNib() { return }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Returns the number of a section's static cells; 0 without any.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticSection(section)?.cells.count ?? 0
    }
    /// Returns the number of sections with static cells; 1, as UIKit does, for a table without any.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }
    /// Returns the header of a section with static cells; nil without any.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticSection(section)?.header
    }
    /// Returns a static cell. Without any, it ends the process: a subclass with rows has to override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cells = tableView.staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) {
            return cells[indexPath.row]
        }
        CallbackDispatch.raise(
            "NSInternalInconsistencyException", "UITableView dataSource returned a nil cell for row at index path")
    }
    /// Called when the user selects a row. No row is selected here.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
