public import Foundation

/// The methods of an object that follows what the user does with rows. The user does nothing here, so none is called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called before a row is shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called after a row disappeared.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a header is shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Returns the height of a row.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the estimated height of a row.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a header.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the header of a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the footer of a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Called when the user taps the sign of a row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns true if a row may be highlighted.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a row is highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when a row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the row that is selected when the user taps another.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user selects a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Returns the row that is deselected in place of another.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user deselects a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Returns the sign of a row while the table is edited.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Returns the title of the button that deletes a row.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Returns true if a row moves aside while it is edited.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Returns the actions at the leading edge of a row.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the actions at the trailing edge of a row.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// Returns the menu of a row.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The methods are optional: a class may leave out each.
extension UITableViewDelegate {
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { Unimplemented.mark() }
    /// Returns the automatic height.
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { Unimplemented.returns(UITableView.automaticDimension) }
    /// Returns the automatic height.
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { Unimplemented.returns(UITableView.automaticDimension) }
    /// Returns the automatic height.
    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { Unimplemented.returns(UITableView.automaticDimension) }
    /// Returns the automatic height.
    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { Unimplemented.returns(UITableView.automaticDimension) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { Unimplemented.returns(nil) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { Unimplemented.returns(nil) }
    /// Ignores the call.
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { Unimplemented.mark() }
    /// Ignores the call.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { Unimplemented.mark() }
    /// Returns the row itself.
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { Unimplemented.returns(indexPath) }
    /// Ignores the call.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { Unimplemented.mark() }
    /// Returns the row itself.
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { Unimplemented.returns(indexPath) }
    /// Ignores the call.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { Unimplemented.mark() }
    /// Returns the sign that deletes the row.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { Unimplemented.returns(.delete) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { Unimplemented.returns(nil) }
    /// Returns true.
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { Unimplemented.returns(nil) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { Unimplemented.returns(nil) }
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { Unimplemented.returns(nil) }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UITableViewDelegate {
    /// The methods named `tableView`: `delegate.tableView?(…)`.
    public var tableView: _TableViewDelegateTableView? { .init(receiver: self) }
}

/// The methods named `tableView`.
@MainActor
public struct _TableViewDelegateTableView {
    let receiver: any UITableViewDelegate

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        Unimplemented.asNil { receiver.tableView(tableView, heightForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        Unimplemented.asNil { receiver.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        Unimplemented.asNil { receiver.tableView(tableView, heightForHeaderInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        Unimplemented.asNil { receiver.tableView(tableView, heightForFooterInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?? {
        Unimplemented.asNil { receiver.tableView(tableView, viewForHeaderInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?? {
        Unimplemented.asNil { receiver.tableView(tableView, viewForFooterInSection: section) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?? {
        Unimplemented.asNil { receiver.tableView(tableView, willSelectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, didSelectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?? {
        Unimplemented.asNil { receiver.tableView(tableView, willDeselectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle? {
        Unimplemented.asNil { receiver.tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?? {
        Unimplemented.asNil { receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?? {
        Unimplemented.asNil { receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?? {
        Unimplemented.asNil { receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?? {
        Unimplemented.asNil { receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
    }
}
