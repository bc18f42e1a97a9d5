public import Foundation

/// Recognises what fingers do. Nobody touches the simulated screen, so nothing is recognised.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view in which it recognises.
    open internal(set) weak var view: UIView?
    /// Whether it recognises.
    open var isEnabled = true
    /// How far it is.
    open var state: State = .possible
    /// Whether the view hears nothing of touches that were recognised.
    open var cancelsTouchesInView = true
    /// Decides what it may recognise.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    private var actions: [(target: () -> AnyObject?, action: Selector)] = []

    /// Makes a recogniser that tells a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recogniser that tells nobody yet.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recogniser of a storyboard.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// Remembers whom to tell.
    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        actions.append(({ object }, action))
    }

    /// Tells a target, or all targets, no longer.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { known in
            (target == nil || known.target() === target as AnyObject?) && (action == nil || known.action == action)
        }
    }

    /// Lets another recogniser go first.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Where the fingers are.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// How many fingers there are.
    open var numberOfTouches: Int { 0 }

    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// Nothing yet, the beginning, on the way, the end, taken away, or not recognised.
        case possible, began, changed, ended, cancelled, failed
        /// The end of what has no course.
        public static let recognized = State.ended
    }
}

/// Decides what a recogniser may recognise.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps.
    open var numberOfTapsRequired = 1
    /// With how many fingers.
    open var numberOfTouchesRequired = 1
}

/// Recognises fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// With how few fingers.
    open var minimumNumberOfTouches = 1
    /// With how many fingers.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// How far the fingers went.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets how far the fingers went.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast the fingers are.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises fingers that stay.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises quick strokes.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Which way.
    open var direction: Direction = .right

    /// Ways of a stroke.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Self(rawValue: 1)
        /// To the left.
        public static let left = Self(rawValue: 2)
        /// Up.
        public static let up = Self(rawValue: 4)
        /// Down.
        public static let down = Self(rawValue: 8)
    }
}

/// Recognises two fingers that come closer or go apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much larger the distance became.
    open var scale: CGFloat = 1
}
