public import Foundation

/// An image of the app, without its pixels. An image never changes, so any thread may use it.
open class UIImage: NSObject, @unchecked Sendable {
    /// The name that the image was created with.
    let name: String?

    /// Creates an image without pixels.
    public override init() {
        name = nil
        super.init()
    }

    /// Creates an image of the app: of its asset catalogs, or of a file. nil if the app has none of that name.
    ///
    /// Source: Apple, init(named:). The image's file is not read.
    public init?(named name: String) {
        guard AssetFiles.hasImage(name, in: .main) else { return nil }
        self.name = name
        super.init()
    }

    /// Creates an image of a bundle; nil if the bundle has none of that name. Its file is not read.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard AssetFiles.hasImage(name, in: bundle ?? .main) else { return nil }
        self.name = name
        super.init()
    }

    /// Creates an image of an asset catalog.
    @available(iOS 17.0, *)
    public convenience init(resource: ImageResource) {
        self.init(name: resource.name)
    }

    init(name: String) {
        self.name = name
        super.init()
    }

    /// Creates an image of one of the system's symbols. None is drawn.
    public init?(systemName name: String) {
        self.name = name
        super.init()
    }

    /// Creates an image from a file. The file is not read.
    public init?(contentsOfFile path: String) {
        name = path
        super.init()
    }

    /// Creates an image from data. The data is not read.
    public init?(data: Data) {
        name = nil
        super.init()
    }

    /// The size in points: zero here, because the image has no pixels.
    open var size: CGSize { .zero }
    /// The number of pixels in a point.
    open var scale: CGFloat { 1 }
    /// The mode that says which colours the image takes.
    open var renderingMode: RenderingMode { .automatic }

    /// Returns the same image in another rendering mode, which the model does not keep.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Returns the same image in a colour, which the model does not keep.
    open func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The modes that say which colours an image takes.
    public enum RenderingMode: Int, Sendable {
        /// A mode: as the place of the image requires, its own colours, or only the tint colour.
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
