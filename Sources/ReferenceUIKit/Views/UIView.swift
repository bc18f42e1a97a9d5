public import Foundation

/// A rectangle of the interface. It can be configured and arranged; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// The view's place in its superview.
    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    /// The view's place in its own coordinates.
    open var bounds: CGRect
    /// What is behind its content; nil lets what is below show.
    open var backgroundColor: UIColor?
    /// The colour of what can be touched in it.
    open var tintColor: UIColor! = .systemBlue
    /// Whether the view and all in it are left out.
    open var isHidden = false
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The app's own number for it.
    open var tag = 0
    /// Whether what lies outside of it is cut off.
    open var clipsToBounds = false
    /// Whether it takes touches.
    open var isUserInteractionEnabled = true
    /// How its content fills it.
    open var contentMode: ContentMode = .scaleToFill
    /// What gives way when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether its frame counts among the constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The name by which a user interface test finds it.
    open var accessibilityIdentifier: String?
    /// What a screen reader says of it.
    open var accessibilityLabel: String?
    /// The views in it, the one in front last.
    open private(set) var subviews: [UIView] = []
    /// The view that it is in.
    open private(set) weak var superview: UIView?
    /// The constraints that it holds.
    open private(set) var constraints: [NSLayoutConstraint] = []

    /// Makes a view with a place in its superview.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes the view from a storyboard.
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    /// The window that the view is in.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// The middle of its frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Puts a view in front of the others in this one; out of the view that it was in.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
    }

    /// Takes the view out of the one that it is in.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    /// Puts a view of this one in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Keeps a constraint. Nothing is laid out by it here.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    /// Keeps constraints. Nothing is laid out by them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
    }

    /// Called when the view came into another one, or out of one.
    open func didMoveToSuperview() {}
    /// Called when the view was made from a storyboard.
    open func awakeFromNib() {}
    /// Called when the view is to place the views in it.
    open func layoutSubviews() {}
    /// Lays out at once what is due. The model lays out nothing.
    open func layoutIfNeeded() {}
    /// Says that a layout is due. The model lays out nothing.
    open func setNeedsLayout() {}
    /// Takes the size that fits the content. The model measures nothing.
    open func sizeToFit() {}

    /// The texts that a person could read in it, from back to front.
    var visibleTexts: [String] {
        guard !isHidden else { return [] }
        return ownTexts + subviews.flatMap(\.visibleTexts)
    }

    /// The texts that the view itself shows.
    var ownTexts: [String] { [] }

    open override var next: UIResponder? { superview }

    /// How a view's content fills it.
    public enum ContentMode: Int, Sendable {
        /// A way of scaling or of keeping the content at a side.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
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
