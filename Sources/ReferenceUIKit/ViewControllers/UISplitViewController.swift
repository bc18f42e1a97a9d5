public import Foundation

/// View controllers in columns. On an iPad all columns are shown; on an iPhone the last one alone, as UIKit does
/// without a delegate that says otherwise.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are; unspecified where only `viewControllers` says so.
    public let style: Style
    /// Decides how columns come together and apart. It is not asked here.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns the app would like to see.
    open var preferredDisplayMode: DisplayMode = .automatic
    /// How the columns share the room.
    open var preferredSplitBehavior: SplitBehavior = .automatic
    /// How much of the room the first column takes.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    /// Whether the user may pull the first column in.
    open var presentsWithGesture = true
    private var columns: [Column: UIViewController] = [:]

    /// Makes a split view controller for `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a split view controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers of the columns, the first one first.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach(release)
            newValue.forEach(contain)
        }
    }

    /// Whether the columns are shown as one.
    open var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom != .pad }
    /// Which columns are shown.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
    /// A button that shows or hides the first column. Nobody touches it here.
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }

    /// Sets the controller of a column. One that is not in a navigation controller gets one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let contained = vc.map { $0 is UINavigationController ? $0 : UINavigationController(rootViewController: $0) }
        columns[column] = contained
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column. Which columns are shown does not change here.
    open func show(_ column: Column) {
        CallbackDispatch.notModelled("UISplitViewController.show(_:)", "the columns stay as they are")
    }

    /// Hides a column. Which columns are shown does not change here.
    open func hide(_ column: Column) {
        CallbackDispatch.notModelled("UISplitViewController.hide(_:)", "the columns stay as they are")
    }

    override var containedChildren: [UIViewController] {
        isCollapsed ? children.last.map { [$0] } ?? [] : children
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// As many as controllers, two, or three.
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first, the one between, the last, or the one shown where there is room for one.
        case primary, supplementary, secondary, compact
    }

    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// As fits the room, or in one of the ways.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// Two columns that push the last aside.
        case twoDisplaceSecondary
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        /// As fits the room, side by side, one over the other, or one that pushes the other aside.
        case automatic, tile, overlay, displace
    }
}

/// Decides how the columns of a split view come together and apart. It is not asked here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Whether the first column, not the last, is shown where there is room for one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The column that is shown where there is room for one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// Answers false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Answers the column that was proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
