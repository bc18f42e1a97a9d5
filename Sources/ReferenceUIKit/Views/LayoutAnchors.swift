public import Foundation

/// A relation between two views. It is kept, not solved: nothing is drawn.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// True if the constraint is active. It lays out nothing here.
    open var isActive = false
    /// The constant that is added.
    open var constant: CGFloat
    /// The priority of the constraint among others.
    open var priority: UILayoutPriority = .required
    /// The name that the app gives to the constraint.
    open var identifier: String?
    /// The item that the constraint places.
    open private(set) weak var firstItem: AnyObject?
    /// The item by which the first one is placed.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The relation of the two values: equal, or one no greater than the other.
    public let relation: Relation
    /// The number by which the second item's value is multiplied.
    public let multiplier: CGFloat

    /// Creates a constraint.
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

    /// Returns the constraints of a visual format. The format is not read: the result is empty.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        CallbackDispatch.notModelled(
            "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)", "the format makes no constraints"
        )
        return []
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The attributes of an item in a constraint.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// An attribute: another edge, a size, a centre or a baseline of text.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// An attribute: a side inside the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// An attribute: a centre inside the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute.
        case notAnAttribute = 0
    }

    /// The relations of two values.
    public enum Relation: Int, Sendable {
        /// The relation of a value that is no greater than the other.
        case lessThanOrEqual = -1
        /// A relation: equal, or no less than the other.
        case equal, greaterThanOrEqual
    }

    /// The options for reading a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to align the vertical centres.
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
    }

    /// The directions of layout.
    public enum Axis: Int, Sendable {
        /// The direction from side to side.
        case horizontal
        /// The direction from top to bottom.
        case vertical
    }
}

/// The priority of a constraint among others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number up to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of a constraint that has to hold.
    public static let required = UILayoutPriority(1000)
    /// A high priority below the required one.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of the wish for the size that fits.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// A low priority.
    public static let defaultLow = UILayoutPriority(250)
}

/// An edge, a centre or a size of a view.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    override init() {
        super.init()
    }

    /// Returns a constraint that two anchors are equal, plus a constant.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Returns a constraint that this anchor is no less than another.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Returns a constraint that this anchor is no greater than another.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// An anchor of a left edge, a right edge or a horizontal centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An anchor of a top edge, a bottom edge or a vertical centre.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// An anchor of a width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that the width or height is a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Returns a constraint that the width or height is no less than a number.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Returns a constraint that the width or height is no greater than a number.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    /// Returns a constraint that a width or height is a multiple of another, plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// An object with anchors: a view, or a part of a view by which others are laid out.
@preconcurrency @MainActor
public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
    /// The edge at which reading begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The edge at which reading ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: LayoutAnchored {}

/// A part of a view by which other views are laid out.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchored {
    public override init() {
        super.init()
    }
}

extension UIView {
    /// The baseline of the first text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The baseline of the last text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The part that can be read comfortably.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
    /// The part that is not covered by bars or by corners of the screen.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The part inside the view's margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}
