public import Foundation

/// A cell of a collection view, or a view that belongs to a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// Creates a view with a frame in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The reuse identifier of the view. It is not kept.
    open var reuseIdentifier: String? { nil }
    /// Called before the view is reused. Views are not reused here.
    open func prepareForReuse() {}
    /// Returns the attributes as they are: nothing is arranged.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
    /// Takes over the attributes of a layout. Nothing is arranged, so it is not called.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the cell's content.
    public private(set) lazy var contentView = UIView()
    /// True if the cell is selected.
    open var isSelected = false
    /// True if the cell is highlighted.
    open var isHighlighted = false
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView?
    /// The description of the content. Nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The description of what is behind the content. Nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The closure that changes the descriptions for a state. It is not called here: nothing is drawn.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    /// Called when the state changed. It does not change here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Requests a call of `updateConfiguration(using:)`. Nothing is drawn here, so there is none.
    open func setNeedsUpdateConfiguration() {}
}
