public import Foundation

/// Items in an arrangement. It can be configured; without drawing, the data source is asked for no items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// How items are arranged.
    open var collectionViewLayout: UICollectionViewLayout
    /// Where the items come from.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// What is behind all items.
    open var backgroundView: UIView?
    /// Whether an item can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    private var cells: [String: UICollectionViewCell.Type] = [:]
    private var hasSaidSo = false

    /// Makes a collection.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// Makes items of a kind from a class.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Makes items of a kind from a nib. Nibs are not read: such items are plain.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cells[identifier] = UICollectionViewCell.self
    }

    /// Makes headers and the like of a kind from a class. None are shown here.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}

    /// An item of a kind. A kind that is not registered ends the process, as UIKit does.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
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

    /// Asks for all items anew. Without drawing, none are asked for.
    open func reloadData() { sayThatItemsAreNotAskedFor() }
    /// Chooses an item no longer. None is chosen here.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    /// How many sections the data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// How many items the data source has in a section.
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

    /// The direction of scrolling.
    public enum ScrollDirection: Int, Sendable {
        /// From top to bottom, or from side to side.
        case vertical, horizontal
    }
}

/// Where the items of a collection come from.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// An item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears of what is done with items. Nobody does anything with them here, so nothing is called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Says how items in rows are arranged. It is not asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// An item of a collection, or what belongs to a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Makes a view with a place in its superview.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used again. Views are not used again here.
    open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for what is in it.
    public private(set) lazy var contentView = UIView()
    /// Whether it is chosen.
    open var isSelected = false
}

/// How items are arranged. Nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {
        super.init()
    }

    /// Says that the arrangement is to be made anew.
    open func invalidateLayout() {}
}

/// Items in rows.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How large items are.
    open var itemSize = CGSize(width: 50, height: 50)
    /// How much is between two rows.
    open var minimumLineSpacing: CGFloat = 10
    /// How much is between two items.
    open var minimumInteritemSpacing: CGFloat = 10
    /// What sections keep free.
    open var sectionInset = UIEdgeInsets.zero
    /// The direction of scrolling.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
}

/// A view controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// How items are arranged.
    public let collectionViewLayout: UICollectionViewLayout

    /// Makes a controller with a collection.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection.
    open private(set) var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { collection = newValue }
    }
    private var collection: UICollectionView?

    /// Makes the collection and becomes its data source.
    open override func loadView() {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
        made.dataSource = self
        made.delegate = self
        collection = made
        let all = UIView(frame: UIScreen.main.bounds)
        all.addSubview(made)
        view = all
    }

    /// None.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// One.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Ends the process: a controller with items makes them.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        CallbackDispatch.raise(
            "NSInternalInconsistencyException", "the collection view's data source returned a nil cell")
    }
}
