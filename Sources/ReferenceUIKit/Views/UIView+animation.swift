public import Foundation

/// Animations without movement: the change happens at once, and the completion is called on the next turn of the main
/// queue.
extension UIView {
    /// Changes views over a duration.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        MainLoop.later { completion?(true) }
    }

    /// Changes views over a duration, after a delay.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Changes views with the movement of a spring.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Changes a view's content over a duration.
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

    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        areAnimationsAllowed = enabled
    }

    /// True if animations are enabled. Nothing moves here either way.
    public class var areAnimationsEnabled: Bool { areAnimationsAllowed }

    private static var areAnimationsAllowed = true

    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to let touches reach the views during the animation.
        public static let allowUserInteraction = Self(rawValue: 1 << 1)
        /// The option to begin at the current state of the views.
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        /// The option to repeat the animation.
        public static let `repeat` = Self(rawValue: 1 << 3)
        /// The option to play the animation forward and back.
        public static let autoreverse = Self(rawValue: 1 << 4)
        /// A curve that is slow at both ends.
        public static let curveEaseInOut: Self = []
        /// A curve that is slow at the beginning.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// A curve that is slow at the end.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// A curve of constant speed.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// A flip, like that of a page, from the left.
        public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
        /// A flip, like that of a page, from the right.
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
        /// A fade from one view to the other.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
}
