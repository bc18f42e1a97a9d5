public import Foundation
internal import Lifecycle

/// A rectangle of the interface. It can be configured and arranged; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance {
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
    /// Whether it is drawn over what is below without letting it through.
    open var isOpaque = true
    /// Whether several touches reach it at once.
    open var isMultipleTouchEnabled = false
    /// How it looks where something is in front: as always, or greyed.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    /// Light or dark, whatever the device says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// What it keeps free at its edges for what is in it.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The same, by the direction of reading.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Whether it takes its superview's margins into account.
    open var preservesSuperviewLayoutMargins = false
    /// The name by which its state is restored.
    open var restorationIdentifier: String?
    /// Whether a screen reader stops at it.
    open var isAccessibilityElement = false
    /// What a screen reader says of what it does.
    open var accessibilityHint: String?
    /// What a screen reader says of what it shows.
    open var accessibilityValue: String?
    /// The layer that would draw it.
    public private(set) lazy var layer = CALayer()
    /// The guides by which its subviews are laid out.
    open private(set) var layoutGuides: [UILayoutGuide] = []
    /// What recognises touches in it. Nobody touches it here.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The views in it, the one in front last.
    open private(set) var subviews: [UIView] = []
    /// The view that it is in.
    open private(set) weak var superview: UIView?
    /// The constraints that it holds.
    open private(set) var constraints: [NSLayoutConstraint] = []
    /// The view controller whose view it is.
    weak var controller: UIViewController?

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
        insert(view, at: nil)
    }

    /// Puts a view at a place among the others, 0 being behind all.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts a view behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview })
    }

    /// Puts a view in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
    }

    private func insert(_ view: UIView, at index: Int?) {
        view.removeFromSuperview()
        view.send("willMoveToSuperview:") { view.willMove(toSuperview: self) }
        view.superview = self
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        send("didAddSubview:") { didAddSubview(view) }
        view.send("didMoveToSuperview") { view.didMoveToSuperview() }
        if window != nil { view.windowChanged() }
    }

    /// Takes the view out of the one that it is in.
    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.send("willRemoveSubview:") { superview.willRemoveSubview(self) }
        send("willMoveToSuperview:") { willMove(toSuperview: nil) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        send("didMoveToSuperview") { didMoveToSuperview() }
        if hadWindow { windowChanged() }
    }

    /// Tells the view and all in it that they are in a window, or in none.
    private func windowChanged() {
        send("didMoveToWindow") { didMoveToWindow() }
        if let controller { ControllerTransition.childMoved(controller) }
        for view in subviews { view.windowChanged() }
    }

    /// Calls what the view's class may override.
    private func send(_ selector: Selector, _ body: () -> Void) {
        CallbackDispatch.call(selector, of: self, .window, body)
    }

    /// Lets the view and all in it lay out what is in them.
    func layOutTree() {
        send("layoutSubviews") { layoutSubviews() }
        for view in subviews where view.controller == nil { view.layOutTree() }
    }

    /// Puts a view of this one in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Puts a view of this one behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Whether the view is another one or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// The view with a tag: this one or the first one in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Adds something that recognises touches. Nobody touches the view here.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Takes it away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Adds a guide by which its subviews are laid out. Nothing is laid out by it here.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.append(layoutGuide)
    }

    /// Keeps a constraint. Nothing is laid out by it here.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    /// Keeps constraints. Nothing is laid out by them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
    }

    /// Gives up a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// Gives up constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// Called before the view comes into another one, or out of one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view came into another one, or out of one.
    open func didMoveToSuperview() {}
    /// Called before the view comes into a window, or out of one. The model does not call it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view came into a window, or out of one.
    open func didMoveToWindow() {}
    /// Called when a view came into this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view goes out of this one.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the view was made from a storyboard.
    open func awakeFromNib() {}
    /// Called when the view is to place the views in it.
    open func layoutSubviews() {}
    /// Called where constraints are due. None are solved here.
    open func updateConstraints() {}
    /// Called where the tint colour changed. The model does not call it.
    open func tintColorDidChange() {}
    /// Called where the traits changed. They do not, here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called where the safe area changed. It does not, here.
    open func safeAreaInsetsDidChange() {}
    /// Called where the view is to draw itself. Nothing is drawn here.
    open func draw(_ rect: CGRect) {}
    /// Lays out at once what is due. The model lays out nothing.
    open func layoutIfNeeded() {}
    /// Says that a layout is due. The model lays out nothing.
    open func setNeedsLayout() {}
    /// Says that the view is to be drawn anew. Nothing is drawn here.
    open func setNeedsDisplay() {}
    /// Says that constraints are due. None are solved here.
    open func setNeedsUpdateConstraints() {}
    /// Takes the size that fits the content. The model measures nothing.
    open func sizeToFit() {}
    /// The size that fits the content. The model measures nothing: it is the view's own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The size that the content asks for. The model measures nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Says that the content asks for another size. The model measures nothing.
    open func invalidateIntrinsicContentSize() {}
    /// Says how much the view keeps from growing. It is not kept: nothing is laid out.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Says how much the view keeps from shrinking. It is not kept: nothing is laid out.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Ends the editing of what is in it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        (subviews.map { $0.endEditing(force) } + [resignFirstResponder()]).allSatisfy { $0 }
    }
    /// What bars and corners of the screen cover of it. Nothing does here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The view's traits.
    open var traitCollection: UITraitCollection { .ofDevice }
    /// The direction of reading in it.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The texts that a person could read in it, from back to front.
    var visibleTexts: [String] {
        guard !isHidden else { return [] }
        return ownTexts + subviews.flatMap(\.visibleTexts)
    }

    /// The texts that the view itself shows.
    var ownTexts: [String] { [] }

    open override var next: UIResponder? { controller ?? superview }

    /// For a size that the content does not ask for.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
