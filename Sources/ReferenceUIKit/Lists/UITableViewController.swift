public import Foundation

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
        CallbackDispatch.raise(
            "NSInternalInconsistencyException", "UITableView dataSource returned a nil cell for row at index path")
    }
    /// Called when a row is chosen. Nobody chooses one here.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
