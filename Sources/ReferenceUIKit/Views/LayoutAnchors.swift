public import Foundation

/// A relation between two views. It is kept, not solved: nothing is drawn.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Whether the constraint holds. Nothing is laid out by it here.
    open var isActive = false
    /// What is added.
    open var constant: CGFloat
    /// How much it counts against other constraints.
    open var priority: UILayoutPriority = .required
    /// The app's own name for it.
    open var identifier: String?
    /// What is to be placed.
    open private(set) weak var firstItem: AnyObject?
    /// What it is placed by.
    open private(set) weak var secondItem: AnyObject?
    /// What of the first item.
    public let firstAttribute: Attribute
    /// What of the second item.
    public let secondAttribute: Attribute
    /// Whether they are the same, or one is no more than the other.
    public let relation: Relation
    /// What the second item's value is multiplied by.
    public let multiplier: CGFloat

    /// Makes a constraint.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    init(constant: CGFloat) {
        self.constant = constant
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        super.init()
    }

    /// The constraints that a drawing in letters stands for. It is not read: there are none.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        CallbackDispatch.notModelled(
            "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)", "the format makes no constraints"
        )
        return []
    }

    /// Lets constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Lets constraints hold no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// What of an item a constraint is about.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// Another side, a size, a middle, or a line of text.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// A side within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A middle within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// Nothing.
        case notAnAttribute = 0
    }

    /// How two values are to each other.
    public enum Relation: Int, Sendable {
        /// One is no more than the other.
        case lessThanOrEqual = -1
        /// Both are the same, or one is no less than the other.
        case equal, greaterThanOrEqual
    }

    /// How a drawing in letters is read.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The middles are the same.
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}

/// How much a constraint counts against others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a number up to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The constraint has to hold.
    public static let required = UILayoutPriority(1000)
    /// Strong, yet not required.
    public static let defaultHigh = UILayoutPriority(750)
    /// As weak as the wish for the size that fits.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// Weak.
    public static let defaultLow = UILayoutPriority(250)
}

/// An edge, a centre or a size of a view.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    override init() {
        super.init()
    }

    /// A constraint that two anchors are the same, but for a constant.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that this anchor is no less than another.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that this anchor is no more than another.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// An anchor of a left, a right or a middle.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An anchor of a top, a bottom or a middle.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// An anchor of a width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint that the width or height is a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that the width or height is no less than a number.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that the width or height is no more than a number.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// A constraint that a width or height is a multiple of another, but for a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// What has anchors: a view, or the part of it that nothing covers.
@preconcurrency @MainActor
public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
    /// Where reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Where reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left side.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right side.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The upper side.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The lower side.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: LayoutAnchored {}

/// A part of a view that other views are laid out by.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchored {
    public override init() {
        super.init()
    }
}

extension UIView {
    /// The line of the first text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The line of the last text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The part that can be read comfortably.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
    /// The part that no bar and no corner of the screen covers.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The part within the view's margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
