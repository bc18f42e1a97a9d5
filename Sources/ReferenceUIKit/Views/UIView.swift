public import Foundation
internal import Lifecycle

// The file is long because without Objective-C you can override only the members of the class itself.

/// A rectangle of the interface. You can configure and arrange it; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance {
    /// The view's rectangle in its superview.
    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    /// The view's rectangle in its own coordinates. Another size makes the frame as large, around the same centre.
    open var bounds: CGRect {
        didSet {
            guard bounds.size != frame.size else { return }
            let (width, height) = (bounds.width, bounds.height)
            frame = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        }
    }
    /// The colour behind the content; nil for a transparent background.
    open var backgroundColor: UIColor?
    /// The tint colour of the view.
    open var tintColor: UIColor! = .systemBlue
    /// True if the view and its subviews are hidden.
    open var isHidden = false
    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number that the app gives to the view.
    open var tag = 0
    /// True if content outside of the view is clipped.
    open var clipsToBounds = false
    /// True if the view takes touches.
    open var isUserInteractionEnabled = true
    /// The mode in which the content fills the view.
    open var contentMode: ContentMode = .scaleToFill
    /// The parts of the view that change when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    /// True if the frame counts among the constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The name by which a user interface test finds the view.
    open var accessibilityIdentifier: String?
    /// The text that a screen reader speaks for the view.
    open var accessibilityLabel: String?
    /// True if the view is drawn without the content behind it shining through.
    open var isOpaque = true
    /// True if several touches reach the view at once.
    open var isMultipleTouchEnabled = false
    /// The mode of the tint colour when another view is in front: normal or grey.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    /// The interface style of the view, whatever the device's style is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { styleWasSet(from: oldValue) }
    }
    /// The space that the view keeps free at its edges for its subviews.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The space that the view keeps free at its edges, by the direction of reading.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// True if the view takes its superview's margins into account.
    open var preservesSuperviewLayoutMargins = false
    /// The name by which the view's state is restored.
    open var restorationIdentifier: String?
    /// True if a screen reader stops at the view.
    open var isAccessibilityElement = false
    /// The text that a screen reader speaks for the effect of the view.
    open var accessibilityHint: String?
    /// The text that a screen reader speaks for the value of the view.
    open var accessibilityValue: String?
    /// The layer that would draw the view, of the class that `layerClass` names.
    public private(set) lazy var layer: CALayer = {
        let layer = Instances.make(Self.layerClass) as? CALayer ?? CALayer()
        layer.frame = frame
        return layer
    }()
    /// The class of the layer that would draw the view.
    open class var layerClass: AnyClass { CALayer.self }
    /// The matrix by which the view is moved, scaled and rotated. Nothing is drawn.
    open var transform = CGAffineTransform.identity
    /// The view whose opacity cuts this one out.
    open var mask: UIView?
    /// The things that the view does with touches. It is never touched here.
    open private(set) var interactions: [any UIInteraction] = []
    /// True if touches reach this view alone.
    open var isExclusiveTouch = false
    /// True if a screen reader stays inside the view.
    open var accessibilityViewIsModal = false
    /// True if the view's content is hidden from a screen reader.
    open var accessibilityElementsHidden = false
    /// The kind of thing that the view is for a screen reader.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// True if the safe area counts among the margins.
    open var insetsLayoutMarginsFromSafeArea = true
    /// The guides by which the subviews are laid out.
    open private(set) var layoutGuides: [UILayoutGuide] = []
    /// The recognisers of touches in the view. It is never touched here.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The subviews, from back to front.
    open private(set) var subviews: [UIView] = []
    /// The view around this one.
    open private(set) weak var superview: UIView?
    /// The constraints that the view holds.
    open private(set) var constraints: [NSLayoutConstraint] = []
    /// The view controller whose view it is.
    weak var controller: UIViewController?

    /// Creates a view with a frame in its superview.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    /// Creates a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates the view from a storyboard or a nib. When it returns, the views inside are there.
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
        (coder as? NibCoder)?.decode(into: self)
    }

    /// The window of the view.
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Adds a view in front of the other subviews and removes it from its previous superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: nil)
    }

    /// Inserts a view at an index among the subviews; 0 is behind all others.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview })
    }

    /// Inserts a view in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
    }

    /// Inserts a view at an index among the subviews; nil for the front.
    func insert(_ view: UIView, at index: Int?) {
        view.removeFromSuperview()
        view.send("willMoveToSuperview:") { view.willMove(toSuperview: self) }
        view.superview = self
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        send("didAddSubview:") { didAddSubview(view) }
        view.send("didMoveToSuperview") { view.didMoveToSuperview() }
        if window != nil { view.windowChanged() }
    }

    /// Removes the view from its superview.
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

    /// Calls the methods of the view and its subviews for being in a window, or in none.
    private func windowChanged() {
        send("didMoveToWindow") { didMoveToWindow() }
        if let controller { ControllerTransition.childMoved(controller) }
        for view in subviews { view.windowChanged() }
    }

    /// Calls a method that the view's class may override.
    private func send(_ selector: Selector, _ body: () -> Void) {
        CallbackDispatch.call(selector, of: self, .window, body)
    }

    /// Lays out the view and its subviews.
    func layOutTree() {
        send("layoutSubviews") { layoutSubviews() }
        for view in subviews where view.controller == nil { view.layOutTree() }
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Returns true if the view is another one or inside it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// Returns the view with a tag: this one or the first one inside it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Adds a gesture recogniser. The view is never touched here.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Removes a gesture recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Adds a guide by which subviews are laid out. It lays out nothing here.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.append(layoutGuide)
    }

    /// Adds a constraint. It lays out nothing here.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    /// Adds constraints. They lay out nothing here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        self.constraints += constraints
    }

    /// Removes a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// Removes constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    /// Called before the view is added to a superview, or removed from one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view was added to a superview, or removed from one.
    open func didMoveToSuperview() {}
    /// Called before the view is added to a window, or removed from one. The model does not call it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view was added to a window, or removed from one.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Adds something that the view does with touches.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes something that the view does with touches.
    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Called before a recogniser of this view recognises a gesture. None is recognised here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Called when the margins changed. The model does not call it.
    open func layoutMarginsDidChange() {}
    /// Returns the view's own size: nothing is measured.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
    /// Returns the view's own size: nothing is measured.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { bounds.size }
    /// The size with which the smallest possible size is requested.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size with which the largest possible size is requested.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    /// Called after the view and the others of its file were created and connected.
    ///
    /// Source: Apple, awakeFromNib().
    open func awakeFromNib() {}
    /// Called when the view has to lay out its subviews.
    open func layoutSubviews() {}
    /// Called when constraints have to be updated. None are solved here.
    open func updateConstraints() {}
    /// Called when the tint colour changed. The model does not call it.
    open func tintColorDidChange() {}
    /// Called when the traits changed. The model does not call it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the safe area changed. It does not change here.
    open func safeAreaInsetsDidChange() {}
    /// Called when the view has to draw itself. Nothing is drawn here.
    open func draw(_ rect: CGRect) {}
    /// Lays out the subviews now if a layout is requested. The model lays out nothing.
    open func layoutIfNeeded() {}
    /// Requests a layout. The model lays out nothing.
    open func setNeedsLayout() {}
    /// Requests that the view be drawn again. Nothing is drawn here.
    open func setNeedsDisplay() {}
    /// Requests an update of the constraints. None are solved here.
    open func setNeedsUpdateConstraints() {}
    /// Sets the size that fits the content. The model measures nothing.
    open func sizeToFit() {}
    /// Returns the size that fits the content. The model measures nothing: it returns the view's own size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The natural size of the content. The model measures nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Says that the natural size of the content changed. The model measures nothing.
    open func invalidateIntrinsicContentSize() {}
    /// Sets the priority with which the view does not grow. It is not kept: nothing is laid out.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Sets the priority with which the view does not shrink. It is not kept: nothing is laid out.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Ends the editing of a text inside the view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        (subviews.map { $0.endEditing(force) } + [resignFirstResponder()]).allSatisfy { $0 }
    }
    /// The space that bars and corners of the screen cover. Nothing covers the view here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The view's traits.
    open var traitCollection: UITraitCollection { .ofDevice(styled: style) }
    /// The direction of reading in the view.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// The texts that a person could read in the view, from back to front.
    var visibleTexts: [String] {
        guard !isHidden else { return [] }
        return ownTexts + subviews.flatMap(\.visibleTexts)
    }

    /// The texts that the view itself shows.
    var ownTexts: [String] { [] }

    open override var next: UIResponder? { controller ?? superview }

    /// The value for a size that the content does not determine.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
