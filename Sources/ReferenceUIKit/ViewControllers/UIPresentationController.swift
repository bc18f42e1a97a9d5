public import Foundation

/// The object that manages the presentation of a controller. It can be configured; the model shows no sheets.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents it.
    open private(set) weak var presenting: UIViewController?
    /// The object that follows the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view in which the presentation happens.
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    /// The rectangle of the presented view.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The presented view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    /// Creates the object of a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// The controller that presents the other.
    open var presentingViewController: UIViewController {
        presenting ?? presentedViewController.presentingViewController ?? presentedViewController
    }

    /// Called before a presentation. The model calls no subclass.
    open func presentationTransitionWillBegin() {}
    /// Called after a presentation. The model calls no subclass.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before a dismissal. The model calls no subclass.
    open func dismissalTransitionWillBegin() {}
    /// Called after a dismissal. The model calls no subclass.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the views are laid out. The model calls no subclass.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the views were laid out. The model calls no subclass.
    open func containerViewDidLayoutSubviews() {}
}

/// The object that manages a sheet. Its heights are kept; the model shows no sheets.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests.
    open var detents: [Detent] = [.large()]
    /// The height at which the sheet rests now.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The greatest height at which what is behind is not dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// True if the sheet shows a handle.
    open var prefersGrabberVisible = false
    /// True if scrolling makes the sheet higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// True if the sheet is attached to the edge of a low screen.
    open var prefersEdgeAttachedInCompactHeight = false
    /// The radius of the corners; nil for the system's.
    open var preferredCornerRadius: CGFloat?

    /// Makes changes with an animation. None is shown here.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of the height.
        public let identifier: Identifier

        init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        /// Returns half of the height.
        open class func medium() -> Detent { Detent(.medium) }
        /// Returns the whole height.
        open class func large() -> Detent { Detent(.large) }
        /// Returns a height of the app's own. The closure is not called: nothing is laid out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString))
        }

        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the height.
            public static let medium = Self("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Self("com.apple.UIKit.large")
        }
    }
}

/// The surroundings of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height.
    var maximumDetentValue: CGFloat { get }
}

/// The object that manages a popover. It can be configured; the model shows no popovers.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover belongs.
    open var sourceView: UIView?
    /// The rectangle to which the popover belongs.
    open var sourceRect = CGRect.null
    /// The button to which the popover belongs.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The colour behind the content.
    open var backgroundColor: UIColor?
}

/// The methods of an object that follows a popover. None is shown here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A direction.
    public static let up = Self(rawValue: 1)
    /// A direction.
    public static let down = Self(rawValue: 2)
    /// A direction.
    public static let left = Self(rawValue: 4)
    /// A direction.
    public static let right = Self(rawValue: 8)
    /// All directions.
    public static let any: Self = [.up, .down, .left, .right]
}
