public import Foundation

/// A layout of sections, each made of groups of items. It is kept; nothing is arranged.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The closure that makes a section.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    let sectionProvider: SectionProvider
    /// The layout's settings.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    /// Creates a layout of equal sections.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections a closure makes. It is not called: nothing is arranged.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: an archive has no closure that makes sections.
    public convenience required init?(coder: NSCoder) { return nil }

    /// Returns the layout of a list.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(
            section: .list(using: configuration, layoutEnvironment: nil as (any NSCollectionLayoutEnvironment)?))
    }
}

/// The settings of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction of scrolling.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The space between sections.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    public override init() {
        super.init()
    }
}

/// The surroundings of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// A length of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    /// The length, or the part of another one.
    public let dimension: CGFloat

    init(_ dimension: CGFloat) {
        self.dimension = dimension
        super.init()
    }

    /// Returns a part of the width around.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(fractionalWidth)
    }
    /// Returns a part of the height around.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(fractionalHeight)
    }
    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(absoluteDimension) }
    /// Returns an estimated length in points.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        .init(estimatedDimension)
    }
}

/// A size of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }
}

/// An item of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The free space around.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Several items of a layout, side by side or one below the other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items.
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    /// The space between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private class func group(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        return group
    }

    /// Returns items side by side.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { group(layoutSize, subitems) }
    /// Returns equal items side by side.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { group(layoutSize, [subitem]) }
    /// Returns equal items side by side.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
    /// Returns items one below the other.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { group(layoutSize, subitems) }
    /// Returns equal items one below the other.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { group(layoutSize, [subitem]) }
    /// Returns equal items one below the other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
}

/// A space between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The space in points.
    public let spacing: CGFloat

    init(_ spacing: CGFloat) {
        self.spacing = spacing
        super.init()
    }

    /// Returns a space in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing) }
    /// Returns the least space in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing) }
}

/// A section of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    /// The group that the section repeats.
    let group: NSCollectionLayoutGroup?
    /// The free space around.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which the section scrolls from side to side.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    private init(_list: Void) {
        group = nil
        super.init()
    }

    /// Returns the section of a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: (any NSCollectionLayoutEnvironment)?
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(_list: ())
    }
}

/// The ways in which a section scrolls from side to side.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// A way.
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A header or footer of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The side at which it stands.
    public let alignment: NSRectAlignment
    /// True if it stays visible.
    open var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}

/// The sides of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// A side.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The look of a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look.
    public let appearance: Appearance
    /// True if there are lines between rows.
    public var showsSeparators = true
    /// The colour behind the rows.
    public var backgroundColor: UIColor?
    /// The way to show headers.
    public var headerMode = HeaderMode.none
    /// The way to show footers.
    public var footerMode = FooterMode.none
    /// The closure that makes the actions at the leading edge of a row. It is not called here.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// The closure that makes the actions at the trailing edge of a row. It is not called here.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    /// Creates the look of a list.
    public init(appearance: Appearance) { self.appearance = appearance }

    /// The looks of a list.
    public enum Appearance: Int, Sendable {
        /// A look.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// The ways to show headers.
    public enum HeaderMode: Int, Sendable {
        /// A way: none, a view of the app, or the first item.
        case none, supplementary, firstItemInSection
    }
    /// The ways to show footers.
    public enum FooterMode: Int, Sendable {
        /// A way: none, or a view of the app.
        case none, supplementary
    }
}
