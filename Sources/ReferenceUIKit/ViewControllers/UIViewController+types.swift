public import Foundation

/// How a controller is put in front of another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A way of covering what is behind, whole or in part.
    case fullScreen = 0
    /// A way of covering what is behind, whole or in part.
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// The controller is adapted to nothing.
    case none = -1
    /// As the system sees fit.
    case automatic = -2
}

/// How a controller comes to the front.
public enum UIModalTransitionStyle: Int, Sendable {
    /// A way of coming.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a rectangle.
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
    /// All four.
    public static let all: Self = [.top, .left, .bottom, .right]
}

/// How much is kept free at each edge.
public struct UIEdgeInsets: Hashable, Sendable {
    /// At the upper edge.
    public var top: CGFloat
    /// At the left edge.
    public var left: CGFloat
    /// At the lower edge.
    public var bottom: CGFloat
    /// At the right edge.
    public var right: CGFloat
    /// Nothing.
    public static let zero = UIEdgeInsets()

    /// Nothing at any edge.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Something at each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The same, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// At the upper edge.
    public var top: CGFloat
    /// Where reading begins.
    public var leading: CGFloat
    /// At the lower edge.
    public var bottom: CGFloat
    /// Where reading ends.
    public var trailing: CGFloat
    /// Nothing.
    public static let zero = NSDirectionalEdgeInsets()

    /// Nothing at any edge.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Something at each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A storyboard's way from one controller to another. It can be named; the model performs none.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Its name in the storyboard.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// Makes a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Shows the destination. An override says how.
    open func perform() {}
}

/// What goes on beside a transition. None goes on here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
