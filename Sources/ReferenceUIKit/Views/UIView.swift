public import Foundation

/// A rectangle of the interface. It can be configured and arranged; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    open var bounds: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var contentMode: ContentMode = .scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open private(set) var constraints: [NSLayoutConstraint] = []

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    /// The window that the view is in.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.didMoveToSuperview()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
    }

    open func didMoveToSuperview() {}
    open func awakeFromNib() {}
    open func layoutSubviews() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}
    open func sizeToFit() {}

    /// The texts that a person could read in it, from back to front.
    var visibleTexts: [String] {
        guard !isHidden else { return [] }
        return ownTexts + subviews.flatMap(\.visibleTexts)
    }

    /// The texts that the view itself shows.
    var ownTexts: [String] { [] }

    open override var next: UIResponder? { superview }

    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1)
        public static let flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4)
        public static let flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16)
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
}
