public import Foundation

extension UICollectionView {
    /// A class of cells with the closure that fills them.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The closure that fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) { self.handler = handler }
        /// Creates a registration of a nib. The nib is not read: the cells are made by their class.
        public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of headers and the like with the closure that fills them.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The closure that fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        let handler: Handler

        /// Creates a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a new cell that its registration has filled.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Instances.makeView(Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a new header or the like that its registration has filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Instances.makeView(Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// A cell of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The signs at the cell's ends.
    open var accessories: [UICellAccessory] = []
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0
    /// The width of a step by which the content is indented.
    open var indentationWidth: CGFloat = 10

    /// Returns the system's description of a list's content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A sign at an end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The name of the sign.
    let name: String

    /// Returns the sign of further content.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(name: "disclosureIndicator") }
    /// Returns a tick.
    public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
    /// Returns the button that deletes the cell.
    public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
    /// Returns the handle that moves the cell.
    public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}
