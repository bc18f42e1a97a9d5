/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image of the view.
    open var image: UIImage?
    /// The image of the view while it is highlighted.
    open var highlightedImage: UIImage?
    /// True if the view is highlighted.
    open var isHighlighted = false

    /// Creates a view that shows an image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Creates a view that shows an image, and another one while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
}
