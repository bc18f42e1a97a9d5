public import Foundation

/// A view that arranges others in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views in the line.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the line.
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// The space between two views.
    open var spacing: CGFloat = 0
    /// The alignment of the views across the line.
    open var alignment: Alignment = .fill
    /// The distribution of the views along the line.
    open var distribution: Distribution = .fill
    /// True if the stack's margins count.
    open var isLayoutMarginsRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end of the line.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view into the line.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }

    /// Removes a view from the line. It stays in the stack.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    /// Sets the space after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spaces[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// Returns the space after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spaces[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    /// Removes a view from the line when it is removed from the stack.
    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
    }

    /// The alignments of a stack's views across its line.
    public enum Alignment: Int, Sendable {
        /// An alignment: to a side, to the middle or to a baseline of text.
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The alignment to the upper side of a row.
        public static var top: Alignment { .leading }
        /// The alignment to the lower side of a row.
        public static var bottom: Alignment { .trailing }
    }
    /// The distributions of a stack's views along its line.
    public enum Distribution: Int, Sendable {
        /// A distribution of the space.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
}
