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

    /// Registers a nib for headers and similar views of a kind. Nibs are not read: such views are plain.
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

/// A cell of a collection view, or a view that belongs to a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view with a frame in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The reuse identifier of the view. It is not kept.
    open var reuseIdentifier: String? { nil }
    /// Called before the view is reused. Views are not reused here.
    open func prepareForReuse() {}
    /// Returns the attributes as they are: nothing is arranged.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    /// Takes over the attributes of a layout. Nothing is arranged, so it is not called.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's content.
    public private(set) lazy var contentView = UIView()
    /// True if the cell is selected.
    open var isSelected = false
    /// True if the cell is highlighted.
    open var isHighlighted = false
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView?
    /// The description of the content. Nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The description of what is behind the content. Nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The closure that changes the descriptions for a state. It is not called here: nothing is drawn.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    /// Called when the state changed. It does not change here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Requests a call of the method before. Nothing is drawn here.
    open func setNeedsUpdateConfiguration() {}
}

/// A layout of items. Nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    /// Creates a layout of a storyboard.
    public convenience required init?(coder: NSCoder) {
        self.init()
    }

    /// The view whose items are arranged.
    open internal(set) weak var collectionView: UICollectionView?
    /// Invalidates the layout, so that it is made again.
    open func invalidateLayout() {}
    /// Called before a layout. Nothing is arranged, so it is not called.
    open func prepare() {}
    /// The size of all items: none here.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the items of a rectangle: none here.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the place of an item. Nothing is arranged here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns true if other bounds ask for another layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// The place and the look of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// The place of the item among the others.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The rectangle.
    open var frame = CGRect.zero
    /// The opacity.
    open var alpha: CGFloat = 1
    /// The matrix by which the item is moved, scaled and rotated.
    open var transform = CGAffineTransform.identity
    /// The place in front of others.
    open var zIndex = 0

    public override init() {
        super.init()
    }

    /// Creates the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
}

/// A layout of items in rows.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of an item.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The estimated size of an item.
    open var estimatedItemSize = CGSize.zero
    /// The size of a header.
    open var headerReferenceSize = CGSize.zero
    /// The size of a footer.
    open var footerReferenceSize = CGSize.zero
    /// True if headers stay visible.
    open var sectionHeadersPinToVisibleBounds = false
    /// The size for which the items measure themselves.
    public nonisolated static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    /// The least space between two rows.
    open var minimumLineSpacing: CGFloat = 10
    /// The least space between two items.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The free space around a section.
    open var sectionInset = UIEdgeInsets.zero
    /// The direction of scrolling.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
}

/// A view controller whose view is a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout of the items.
    public let collectionViewLayout: UICollectionViewLayout

    /// Creates a controller with a collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view.
    open private(set) var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { collection = newValue }
    }
    private var collection: UICollectionView?

    /// Creates the collection view and becomes its data source.
    open override func loadView() {
        if loadViewFromNib() {
            collection = viewIfLoaded as? UICollectionView
            return
        }
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        made.dataSource = self
        made.delegate = self
        collection = made
        let all = UIView(frame: UIScreen.main.bounds)
        all.addSubview(made)
        view = all
    }

    /// Returns the header or the like of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// Returns true if an item can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Called when the user moves an item.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns true if an item may be highlighted.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when an item is highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true if the user may select an item.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns true if the user may deselect an item.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when the user selects an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when the user deselects an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called before an item is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called after an item disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called before a header or the like is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns the menu of an item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Ends the process: a subclass with items has to override this method.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        CallbackDispatch.raise(
            "NSInternalInconsistencyException", "the collection view's data source returned a nil cell")
    }
}
