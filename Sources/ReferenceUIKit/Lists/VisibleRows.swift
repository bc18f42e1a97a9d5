internal import Foundation

/// The cells that a table view has asked its data source for since it last loaded its rows.
@MainActor
final class VisibleRows {
    private var cells: [IndexPath: UITableViewCell] = [:]

    /// Returns the cell of a row; nil if there is no such row, and if the table is in no window.
    func cell(at indexPath: IndexPath, of table: UITableView) -> UITableViewCell? {
        guard table.window != nil, let dataSource = table.dataSource, indexPath.section < table.numberOfSections,
            indexPath.row < table.numberOfRows(inSection: indexPath.section)
        else { return nil }
        if let known = cells[indexPath] { return known }
        let cell = dataSource.tableView(table, cellForRowAt: indexPath)
        cells[indexPath] = cell
        table.insert(cell, at: nil)
        return cell
    }

    /// Removes all cells.
    func removeAll() {
        let old = cells.values
        cells = [:]
        for cell in old { cell.removeFromSuperview() }
    }
}
