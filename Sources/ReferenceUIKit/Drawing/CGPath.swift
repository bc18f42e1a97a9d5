public import Foundation

/// A line of Core Graphics. Only the corners are kept; nothing is drawn.
public class CGPath: @unchecked Sendable {
    // Only a mutable one changes, and that belongs to the code that made it.

    fileprivate(set) var points: [CGPoint]

    init(points: [CGPoint] = []) {
        self.points = points
    }

    /// Creates the line of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: rect.corners)
    }

    /// True if there is no line.
    public var isEmpty: Bool { points.isEmpty }
    /// The end of the line.
    public var currentPoint: CGPoint { points.last ?? .zero }
    /// The smallest rectangle around the corners.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}

/// A line of Core Graphics that can change.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Sendable because its superclass is. Nothing is locked: it belongs to the code that made it.

    /// Creates an empty line.
    public init() {
        super.init()
    }

    /// Begins at a point.
    public func move(to point: CGPoint) { points.append(point) }
    /// Continues to a point.
    public func addLine(to point: CGPoint) { points.append(point) }
    /// Continues through points.
    public func addLines(between points: [CGPoint]) { self.points += points }
    /// Continues in a curve; its end is kept.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
    /// Continues in a curve; its end is kept.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points.append(end) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { points += rect.corners }
    /// Adds an ellipse; the corners of its rectangle are kept.
    public func addEllipse(in rect: CGRect) { points += rect.corners }
    /// Adds another line.
    public func addPath(_ path: CGPath) { points += path.points }
    /// Goes back to the beginning.
    public func closeSubpath() {}
}

extension CGRect {
    /// The four corners.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
