public import Foundation

/// A recogniser of gestures. The simulated screen is never touched, so it recognises none.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view whose touches the recogniser receives.
    open internal(set) weak var view: UIView?
    /// True if the recogniser is enabled.
    open var isEnabled = true
    /// The state of the recogniser.
    open var state: State = .possible
    /// True if the view does not receive the touches of a recognised gesture.
    open var cancelsTouchesInView = true
    /// The object that decides which gestures the recogniser may recognise.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    private var actions: [(target: () -> AnyObject?, action: Selector)] = []

    /// Creates a recogniser that sends a message to a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recogniser from a storyboard.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Adds a target.
    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        actions.append(({ object }, action))
    }

    /// Removes a target; nil removes all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { known in
            (target == nil || known.target() === target as AnyObject?) && (action == nil || known.action == action)
        }
    }

    /// Makes the recogniser wait until another one fails. Nothing is recognised here.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Returns the place of the fingers.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The number of fingers.
    open var numberOfTouches: Int { 0 }

    /// The states of a recogniser.
    public enum State: Int, Sendable {
        /// A state: nothing yet, begun, changed, ended, cancelled, or not recognised.
        case possible, began, changed, ended, cancelled, failed
        /// The end of a gesture that has no course.
        public static let recognized = State.ended
    }
}

/// A recogniser of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recogniser of fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// Returns the distance that the fingers moved.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets the distance that the fingers moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Returns the velocity of the fingers.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of fingers that stay in place.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The least duration of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A recogniser of swipes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of the swipe.
    open var direction: Direction = .right

    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Self(rawValue: 1)
        /// A swipe to the left.
        public static let left = Self(rawValue: 2)
        /// A swipe up.
        public static let up = Self(rawValue: 4)
        /// A swipe down.
        public static let down = Self(rawValue: 8)
    }
}

/// A recogniser of two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor by which the distance of the fingers changed.
    open var scale: CGFloat = 1
}

/// A recogniser of two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers turned, in radians.
    open var rotation: CGFloat = 0
    /// The velocity of the turn, in radians a second.
    open var velocity: CGFloat { 0 }
}

/// A recogniser of a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the finger may begin.
    open var edges: UIRectEdge = []
}

/// A recogniser of a pointer over a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
