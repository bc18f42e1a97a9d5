public import Foundation

/// A line. Only its corners are kept; nothing is drawn.
open class UIBezierPath: NSObject, @unchecked Sendable {
    // Nothing is locked: a path belongs to the code that made it.

    private var path = CGMutablePath()
    /// The width of the line.
    open var lineWidth: CGFloat = 1

    public override init() {
        super.init()
    }

    /// Creates the line of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the line of an ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init(rect: rect)
    }

    /// Creates the line of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    /// Creates the line of a rectangle some of whose corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }

    /// Creates a part of a circle. Its square is kept.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Creates the same line as Core Graphics has it.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The line for Core Graphics.
    open var cgPath: CGPath {
        get { CGPath(points: path.points) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// True if there is no line.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the corners.
    open var bounds: CGRect { path.boundingBox }
    /// The end of the line.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Continues to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Continues in a curve; its end is kept.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Continues in a curve; its end is kept.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Continues in a part of a circle. Its square is kept.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    /// Adds another line.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    /// Goes back to the beginning.
    open func close() { path.closeSubpath() }
    /// Removes everything.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Draws the line. Nothing is drawn here.
    open func stroke() {}
    /// Fills the inside. Nothing is drawn here.
    open func fill() {}
    /// Clips what is drawn later. Nothing is drawn here.
    open func addClip() {}
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A corner.
    public static let topLeft = Self(rawValue: 1)
    /// A corner.
    public static let topRight = Self(rawValue: 2)
    /// A corner.
    public static let bottomLeft = Self(rawValue: 4)
    /// A corner.
    public static let bottomRight = Self(rawValue: 8)
    /// All four corners.
    public static let allCorners = Self(rawValue: UInt(bitPattern: -1))
}
