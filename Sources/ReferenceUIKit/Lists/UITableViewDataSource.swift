public import Foundation

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
    /// Returns the text below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns true if a row can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns true if a row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when the user inserts or deletes a row.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    )
    /// Called when the user moves a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section of a title of the index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// The methods are optional: a class may leave out each.
extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { Unimplemented.returns(1) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { Unimplemented.returns(nil) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { Unimplemented.returns(nil) }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { Unimplemented.returns(nil) }
    /// Returns the index of the title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { Unimplemented.returns(index) }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UITableViewDataSource {
    /// The methods named `numberOfSections`: `delegate.numberOfSections?(…)`.
    public var numberOfSections: _TableViewDataSourceNumberOfSections? { .init(receiver: self) }
    /// The methods named `tableView`: `delegate.tableView?(…)`.
    public var tableView: _TableViewDataSourceTableView? { .init(receiver: self) }
    /// The methods named `sectionIndexTitles`: `delegate.sectionIndexTitles?(…)`.
    public var sectionIndexTitles: _TableViewDataSourceSectionIndexTitles? { .init(receiver: self) }
}

/// The methods named `numberOfSections`.
@MainActor
public struct _TableViewDataSourceNumberOfSections {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int? {
        Unimplemented.asNil { receiver.numberOfSections(in: tableView) }
    }
}

/// The methods named `tableView`.
@MainActor
public struct _TableViewDataSourceTableView {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?? {
        Unimplemented.asNil { receiver.tableView(tableView, titleForHeaderInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?? {
        Unimplemented.asNil { receiver.tableView(tableView, titleForFooterInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.tableView(tableView, canEditRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.tableView(tableView, canMoveRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int? {
        Unimplemented.asNil { receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }
}

/// The methods named `sectionIndexTitles`.
@MainActor
public struct _TableViewDataSourceSectionIndexTitles {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]?? {
        Unimplemented.asNil { receiver.sectionIndexTitles(for: tableView) }
    }
}
