public import Foundation

/// A view of items in a layout. You can configure it; nothing is drawn, so it requests no items of its data source.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The layout of the items.
    open var collectionViewLayout: UICollectionViewLayout
    /// The object that follows what the user does with items.
    open var delegate: (any UICollectionViewDelegate)? {
        get { anyDelegate as? any UICollectionViewDelegate }
        set { anyDelegate = newValue }
    }
    /// The object that provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The view behind all items.
    open var backgroundView: UIView?
    /// True if the user can select an item.
    open var allowsSelection = true
    /// True if the user can select several items.
    open var allowsMultipleSelection = false
    /// The object that prepares items before they are shown. None is shown here.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// True if items are prepared before they are shown.
    open var isPrefetchingEnabled = true
    /// True if the items are being edited.
    open var isEditing = false
    private var cells: [String: UICollectionViewCell.Type] = [:]
    /// The cells that a storyboard or a registered nib has, by their reuse identifiers.
    var prototypes: [String: NibPrototype] = [:]
    private var supplementaryViews: [String: UICollectionReusableView.Type] = [:]
    private var hasSaidSo = false

    /// Creates a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Registers a class for the cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        prototypes[identifier] = nil
        cells[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Registers a nib for the cells with a reuse identifier: its first view is the cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cells[identifier] = nil
        prototypes[identifier] = nib.map { NibPrototype($0) }
    }

    /// Registers a class for headers and similar views of a kind. None are shown here.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryViews["\(elementKind) \(identifier)"] = viewClass as? UICollectionReusableView.Type
    }

    /// Registers a nib for headers and similar views of a kind. The nib is not read: such views are plain.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryViews["\(elementKind) \(identifier)"] = UICollectionReusableView.self
    }

    /// Returns a header or similar view. An identifier that is not registered ends the process, as in UIKit.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let type = supplementaryViews["\(elementKind) \(identifier)"] else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                """
                could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or \
                a class for the identifier or connect a prototype cell in a storyboard
                """)
        }
        return Instances.makeView(type)
    }

    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Returns a cell with a reuse identifier. An identifier that is not registered ends the process, as in UIKit.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = prototypes[identifier]?.cell() as? UICollectionViewCell { return cell }
        guard let type = cells[identifier] else {
            CallbackDispatch.raise(
                "NSInternalInconsistencyException",
                """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must \
                register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """)
        }
        return Instances.makeView(type)
    }

    /// Reloads all items. Nothing is drawn, so none are requested.
    open func reloadData() { sayThatItemsAreNotAskedFor() }
    /// Reloads some items. Nothing is drawn, so none are requested.
    open func reloadItems(at indexPaths: [IndexPath]) { sayThatItemsAreNotAskedFor() }
    /// Reloads sections. Nothing is drawn, so no items are requested.
    open func reloadSections(_ sections: IndexSet) { sayThatItemsAreNotAskedFor() }
    /// Inserts items. Nothing is drawn, so none are requested.
    open func insertItems(at indexPaths: [IndexPath]) { sayThatItemsAreNotAskedFor() }
    /// Deletes items. Nothing is drawn, so there are none.
    open func deleteItems(at indexPaths: [IndexPath]) { sayThatItemsAreNotAskedFor() }
    /// Makes several changes together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        MainLoop.later { completion?(true) }
    }
    /// Selects an item. There is none here.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        sayThatItemsAreNotAskedFor()
    }
    /// Scrolls to an item. Nothing is measured here: the visible part stays the same.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Arranges the items by another layout. Nothing is arranged here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// The selected items: none here.
    open var indexPathsForSelectedItems: [IndexPath]? { [] }
    /// The visible items: none here.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// The visible cells: none here.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// Returns the cell of an item if it is visible: none is visible here.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Returns the place of a cell if it is visible: none is visible here.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    /// Returns the item at a point. Nothing is laid out here.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// Deselects an item. None is selected here.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    /// The number of sections that the data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections?(in: self) ?? 1 }
    /// Returns the number of items that the data source has in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open override func layoutSubviews() {
        if dataSource != nil { sayThatItemsAreNotAskedFor() }
    }

    private func sayThatItemsAreNotAskedFor() {
        guard !hasSaidSo else { return }
        hasSaidSo = true
        CallbackDispatch.notModelled("UICollectionView", "nothing is drawn, so the data source is asked for no items")
    }

    /// The positions to which an item scrolls.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A position.
        public static let top = Self(rawValue: 1)
        /// A position.
        public static let centeredVertically = Self(rawValue: 2)
        /// A position.
        public static let bottom = Self(rawValue: 4)
        /// A position.
        public static let left = Self(rawValue: 8)
        /// A position.
        public static let centeredHorizontally = Self(rawValue: 16)
        /// A position.
        public static let right = Self(rawValue: 32)
    }

    /// The directions of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// A direction: from top to bottom, or from side to side.
        case vertical, horizontal
    }
}
