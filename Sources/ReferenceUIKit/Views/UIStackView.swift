public import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views that are put in line.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the line.
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// The space between two views.
    open var spacing: CGFloat = 0
    /// Where the views are across the line.
    open var alignment: Alignment = .fill
    /// How the views share the line.
    open var distribution: Distribution = .fill
    /// Whether the stack's margins count.
    open var isLayoutMarginsRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Puts a view at the end of the line.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view at a place in the line.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }

    /// Takes a view out of the line. It stays in the stack.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    /// Sets the space behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spaces[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// The space behind a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spaces[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    /// A view that went away is no longer in line.
    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
    }

    /// Where the views of a stack are across its line.
    public enum Alignment: Int, Sendable {
        /// A side, the middle or a line of text.
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The upper side of a row.
        public static var top: Alignment { .leading }
        /// The lower side of a row.
        public static var bottom: Alignment { .trailing }
    }
    /// How the views of a stack share its line.
    public enum Distribution: Int, Sendable {
        /// A way of sharing the space.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}
