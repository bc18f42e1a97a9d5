public import Foundation

/// A layer of colours that merge. You can configure it; nothing is drawn.
open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// The places of the colours, from 0 to 1.
    open var locations: [NSNumber]?
    /// The place of the first colour.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The place of the last colour.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The way in which the colours merge.
    open var type: CAGradientLayerType = .axial
}

/// The ways in which a gradient's colours merge.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A way: along a line.
    public static let axial = Self(rawValue: "axial")
    /// A way: from the centre.
    public static let radial = Self(rawValue: "radial")
    /// A way: around the centre.
    public static let conic = Self(rawValue: "conic")
}

/// A layer of a line. You can configure it; nothing is drawn.
open class CAShapeLayer: CALayer {
    /// The line.
    open var path: CGPath?
    /// The colour of the inside.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// The colour of the line.
    open var strokeColor: CGColor?
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// The place at which the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The place at which the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The shape of the line's ends.
    open var lineCap: CAShapeLayerLineCap = .butt
}

/// The shapes of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A shape: cut.
    public static let butt = Self(rawValue: "butt")
    /// A shape: round.
    public static let round = Self(rawValue: "round")
    /// A shape: square.
    public static let square = Self(rawValue: "square")
}
