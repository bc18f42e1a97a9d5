public import Foundation

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
