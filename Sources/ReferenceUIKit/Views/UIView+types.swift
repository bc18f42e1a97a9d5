internal import Foundation

extension UIView {
    /// The modes of a view's tint colour when another view is in front.
    public enum TintAdjustmentMode: Int, Sendable {
        /// A mode: as in the superview, the normal colour, or grey.
        case automatic, normal, dimmed
    }

    /// The modes in which the content fills a view.
    public enum ContentMode: Int, Sendable {
        /// A mode that scales the content or keeps it at a side.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// A mode that keeps the content in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The parts of a view that change when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space on the left of the view.
        public static let flexibleLeftMargin = Self(rawValue: 1)
        /// The width of the view.
        public static let flexibleWidth = Self(rawValue: 2)
        /// The space on the right of the view.
        public static let flexibleRightMargin = Self(rawValue: 4)
        /// The space above the view.
        public static let flexibleTopMargin = Self(rawValue: 8)
        /// The height of the view.
        public static let flexibleHeight = Self(rawValue: 16)
        /// The space below the view.
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
}
