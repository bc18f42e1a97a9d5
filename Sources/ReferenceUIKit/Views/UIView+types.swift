public import Foundation

extension UIView {
    /// How a view looks where something is in front.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As its superview, as always, or greyed.
        case automatic, normal, dimmed
    }

    /// How a view's content fills it.
    public enum ContentMode: Int, Sendable {
        /// A way of scaling or of keeping the content at a side.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// A corner to keep the content at.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// What of a view gives way when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space on its left.
        public static let flexibleLeftMargin = Self(rawValue: 1)
        /// Its width.
        public static let flexibleWidth = Self(rawValue: 2)
        /// The space on its right.
        public static let flexibleRightMargin = Self(rawValue: 4)
        /// The space above.
        public static let flexibleTopMargin = Self(rawValue: 8)
        /// Its height.
        public static let flexibleHeight = Self(rawValue: 16)
        /// The space below.
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
}
