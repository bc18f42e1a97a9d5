public import Foundation

/// A view of items in a layout. You can configure it; nothing is drawn, so it requests no items of its data source.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The layout of the items.
    open var collectionViewLayout: UICollectionViewLayout
    /// The object that provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The view behind all items.
    open var backgroundView: UIView?
    /// True if the user can select an item.
    open var allowsSelection = true
    /// True if the user can select several items.
    open var allowsMultipleSelection = false
    private var cells: [String: UICollectionViewCell.Type] = [:]
    /// The cells that a storyboard or a registered nib has, by their reuse identifiers.
    var prototypes: [String: NibPrototype] = [:]
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
    ) {}

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
        return type.init(frame: .zero)
    }

    /// Reloads all items. Nothing is drawn, so none are requested.
    open func reloadData() { sayThatItemsAreNotAskedFor() }
    /// Deselects an item. None is selected here.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    /// The number of sections that the data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
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

    /// The directions of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// A direction: from top to bottom, or from side to side.
        case vertical, horizontal
    }
}

/// The methods of an object that provides the items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The methods of an object that follows what the user does with items. The user does nothing here, so none is called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// The methods of an object that arranges items in rows. None is called here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A cell of a collection view, or a view that belongs to a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view with a frame in its superview.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is reused. Views are not reused here.
    open func prepareForReuse() {}
}

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's content.
    public private(set) lazy var contentView = UIView()
    /// True if the cell is selected.
    open var isSelected = false
}

/// A layout of items. Nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    /// Invalidates the layout, so that it is made again.
    open func invalidateLayout() {}
}

/// A layout of items in rows.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of an item.
    open var itemSize = CGSize(width: 50, height: 50)
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
