public import Foundation

/// Nothing moves: what is to be animated happens at once, and the end is reported on the next turn of the main queue.
extension UIView {
    /// Changes views in the course of a time.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        MainLoop.later { completion?(true) }
    }

    /// Changes views in the course of a time, after a while.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Changes views as a spring moves.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Changes a view's content in the course of a time.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        MainLoop.later { completion?(true) }
    }

    /// Changes views without animations.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Allows animations, or not.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        areAnimationsAllowed = enabled
    }

    /// Whether animations are allowed. Nothing moves here either way.
    public class var areAnimationsEnabled: Bool { areAnimationsAllowed }

    private static var areAnimationsAllowed = true

    /// How views change.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Touches reach the views meanwhile.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// From where the views are.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// Over and over.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// Forth and back.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: Self = []
        /// Slow at first.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// The same all the time.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// As a page is turned, from the left.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// As a page is turned, from the right.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// One fades as the other comes.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
}
