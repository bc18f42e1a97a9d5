public import Foundation

/// The styles in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The style that covers the content behind in full.
    case fullScreen = 0
    /// A style that covers the content behind, in full or in part.
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// A style that adapts the controller to nothing.
    case none = -1
    /// The style that the system chooses.
    case automatic = -2
}

/// The transitions with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
    /// A transition.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Self(rawValue: 1)
    /// The left edge.
    public static let left = Self(rawValue: 2)
    /// The lower edge.
    public static let bottom = Self(rawValue: 4)
    /// The right edge.
    public static let right = Self(rawValue: 8)
    /// All four edges.
    public static let all: Self = [.top, .left, .bottom, .right]
}

/// The free space at each edge.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The space at the upper edge.
    public var top: CGFloat
    /// The space at the left edge.
    public var left: CGFloat
    /// The space at the lower edge.
    public var bottom: CGFloat
    /// The space at the right edge.
    public var right: CGFloat
    /// No space at any edge.
    public static let zero = UIEdgeInsets()

    /// Creates insets without space.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets with a space at each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The free space at each edge, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The space at the upper edge.
    public var top: CGFloat
    /// The space at the edge at which reading begins.
    public var leading: CGFloat
    /// The space at the lower edge.
    public var bottom: CGFloat
    /// The space at the edge at which reading ends.
    public var trailing: CGFloat
    /// No space at any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets without space.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets with a space at each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A segue of a storyboard from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue in the storyboard.
    public let identifier: String?
    /// The controller from which the segue leads.
    public let source: UIViewController
    /// The controller to which the segue leads.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Shows the destination. A subclass overrides the method to say how.
    open func perform() {}
}

/// The methods for animations beside a transition. None runs here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
