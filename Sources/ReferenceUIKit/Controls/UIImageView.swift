/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture shown.
    open var image: UIImage?
    /// The picture shown while it is set off.
    open var highlightedImage: UIImage?
    /// Whether the view is set off.
    open var isHighlighted = false

    /// Makes a view that shows a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Makes a view that shows a picture, and another one while it is set off.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
}
