public import Foundation

/// The methods of an object that provides the items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the header or the like of a section.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns true if an item can be moved.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when the user moves an item.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    )
}

/// The methods are optional: a class may leave out each.
extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { Unimplemented.returns(1) }
    /// Returns a plain view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { Unimplemented.returns(UICollectionReusableView()) }
    /// Returns false.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { Unimplemented.returns(false) }
    /// Ignores the call.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { Unimplemented.mark() }
}

/// The methods, called as optional ones are. Each result is nil if the class leaves the method out.
extension UICollectionViewDataSource {
    /// The methods named `numberOfSections`: `delegate.numberOfSections?(…)`.
    public var numberOfSections: _CollectionViewDataSourceNumberOfSections? { .init(receiver: self) }
    /// The methods named `collectionView`: `delegate.collectionView?(…)`.
    public var collectionView: _CollectionViewDataSourceCollectionView? { .init(receiver: self) }
}

/// The methods named `numberOfSections`.
@MainActor
public struct _CollectionViewDataSourceNumberOfSections {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        Unimplemented.asNil { receiver.numberOfSections(in: collectionView) }
    }
}

/// The methods named `collectionView`.
@MainActor
public struct _CollectionViewDataSourceCollectionView {
    let receiver: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        Unimplemented.asNil {
            receiver.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        Unimplemented.asNil { receiver.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        Unimplemented.asNil {
            receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}
