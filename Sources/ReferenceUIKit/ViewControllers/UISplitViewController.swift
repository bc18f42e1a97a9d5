public import Foundation

/// A view controller that shows others in columns.
///
/// On an iPad it shows all columns; on an iPhone only the last one, as UIKit does without a delegate that decides
/// otherwise.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns; unspecified if only `viewControllers` determines it.
    public let style: Style
    /// The object that decides how columns collapse and expand. It is not called here.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The columns that the app prefers to show.
    open var preferredDisplayMode: DisplayMode = .automatic
    /// The way in which the app prefers the columns to share the space.
    open var preferredSplitBehavior: SplitBehavior = .automatic
    /// The fraction of the width that the first column takes.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
    /// True if the user may show the first column by a gesture.
    open var presentsWithGesture = true
    private var columns: [Column: UIViewController] = [:]

    /// Creates a split view controller for `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers of the columns, in order.
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach(release)
            newValue.forEach(contain)
        }
    }

    /// True if the columns are shown as one.
    open var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom != .pad }
    /// The mode that says which columns are shown; with three columns, too, it names two.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
    /// A button that shows or hides the first column. It is never touched here.
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }

    /// Sets the controller of a column. A controller outside of a navigation controller is put into one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let contained = vc.map { $0 is UINavigationController ? $0 : UINavigationController(rootViewController: $0) }
        columns[column] = contained
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    /// Returns the controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column. The visible columns do not change here.
    open func show(_ column: Column) {
        CallbackDispatch.notModelled("UISplitViewController.show(_:)", "the columns stay as they are")
    }

    /// Hides a column. The visible columns do not change here.
    open func hide(_ column: Column) {
        CallbackDispatch.notModelled("UISplitViewController.hide(_:)", "the columns stay as they are")
    }

    override var containedChildren: [UIViewController] {
        isCollapsed ? children.last.map { [$0] } ?? [] : children
    }

    /// The numbers of columns.
    public enum Style: Int, Sendable {
        /// A number: that of the controllers, two, or three.
        case unspecified, doubleColumn, tripleColumn
    }

    /// The columns of a split view.
    public enum Column: Int, Sendable {
        /// A column: the first, the one between, the last, or the one shown if there is space for only one.
        case primary, supplementary, secondary, compact
    }

    /// The modes that say which columns are shown.
    public enum DisplayMode: Int, Sendable {
        /// A mode: chosen by the space, or one of the arrangements.
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// The mode in which two columns push the last one aside.
        case twoDisplaceSecondary
    }

    /// The ways in which columns share the space.
    public enum SplitBehavior: Int, Sendable {
        /// A way: chosen by the space, side by side, one over the other, or one that pushes the other aside.
        case automatic, tile, overlay, displace
    }
}

/// The methods of an object that decides how the columns collapse and expand. None is called here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns true if the first column is shown instead of the last when there is space for only one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the column that is shown if there is space for only one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
