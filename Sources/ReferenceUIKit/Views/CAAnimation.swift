public import Foundation

/// An animation of a layer. It is kept; nothing moves.
open class CAAnimation: NSObject {
    /// The duration in seconds.
    open var duration: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The time at which the animation begins.
    open var beginTime: CFTimeInterval = 0
    /// True if the animation runs backwards after each run.
    open var autoreverses = false
    /// True if the layer forgets the animation at its end.
    open var isRemovedOnCompletion = true
    /// The speed of the animation's course.
    open var timingFunction: CAMediaTimingFunction?
    /// The state shown before the animation begins and after it ends.
    open var fillMode: CAMediaTimingFillMode = .removed

    public override init() {
        super.init()
    }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The path of the property.
    open var keyPath: String?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference of the values.
    open var byValue: Any?
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The line of the values.
    open var path: CGPath?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// The speed of an animation's course.
open class CAMediaTimingFunction: NSObject {
    /// The name; nil for a curve of the app's own.
    let name: CAMediaTimingFunctionName?

    /// Creates one of the system's curves.
    public init(name: CAMediaTimingFunctionName) {
        self.name = name
        super.init()
    }

    /// Creates a curve by its control points, which are not kept.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        name = nil
        super.init()
    }
}

/// The system's curves of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A constant speed.
    public static let linear = Self(rawValue: "linear")
    /// A slow beginning.
    public static let easeIn = Self(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// A slow beginning and a slow end.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The system's usual curve.
    public static let `default` = Self(rawValue: "default")
}

/// The states that are shown before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The first value before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// The last value after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// Both.
    public static let both = Self(rawValue: "both")
    /// Neither.
    public static let removed = Self(rawValue: "removed")
}

/// Changes of layers that belong together. They happen at once, and the completion is called on the next turn of the
/// main queue.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []

    /// Begins changes.
    open class func begin() { completions.append(nil) }
    /// Ends changes.
    open class func commit() {
        guard let completion = completions.popLast() ?? nil else { return }
        MainLoop.later { completion() }
    }
    /// Makes all changes at once. They are.
    open class func flush() {}
    /// Sets the closure that is called after the changes.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty {
            MainLoop.later { block?() }
        } else {
            completions[completions.count - 1] = block
        }
    }
    /// Turns animations on or off. None is shown here.
    open class func setDisableActions(_ flag: Bool) {}
    /// Sets the duration. Nothing moves here.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Sets the curve of speed. Nothing moves here.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
