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

    /// Creates a controller with a plain table. No nib is read.
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

    /// Creates the table view and becomes its data source.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Returns 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns 1, as UIKit does for a table without a prototype.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Ends the process: a subclass with rows has to override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        CallbackDispatch.raise(
            "NSInternalInconsistencyException", "UITableView dataSource returned a nil cell for row at index path")
    }
    /// Called when the user selects a row. No row is selected here.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
