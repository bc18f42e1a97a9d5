public import Foundation

/// The methods of an object that follows what the user does with items. The user does nothing here, so none is called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Returns true if an item may be highlighted.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// Called when an item is highlighted.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called when an item is no longer highlighted.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Returns true if the user may select an item.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Returns true if the user may deselect an item.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Called when the user selects an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called when the user deselects an item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Called before an item is shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// Called after an item disappeared.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )
    /// Called before a header or the like is shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    )
    /// Returns the menu of an item.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The methods are optional: a class may leave out each.
extension UICollectionViewDelegate {
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Returns true.
    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(true) }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { Unimplemented.mark() }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { Unimplemented.returns(nil) }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UICollectionViewDelegate {
    /// The methods named `collectionView`: `delegate.collectionView?(…)`.
    public var collectionView: _CollectionViewDelegateCollectionView? { .init(receiver: self) }
}

/// The methods named `collectionView`.
@MainActor
public struct _CollectionViewDelegateCollectionView {
    let receiver: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        Unimplemented.asNil { receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil { receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil {
            receiver.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?? {
        Unimplemented.asNil {
            receiver.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }
}
