public import Foundation

/// An image of the app, without its pixels. An image never changes, so any thread may use it.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// The name that the image was created with.
    let name: String?
    /// The data of the image's file, or of its one colour.
    private var data: Data?
    private var pointSize = CGSize.zero
    private var pixelsPerPoint: CGFloat = 1

    /// Creates an image without pixels.
    public override init() {
        name = nil
        super.init()
    }

    /// Creates an image of a size and one colour; nil stands for a transparent one.
    convenience init(size: CGSize, scale: CGFloat, fill: UIColor?) {
        self.init()
        pointSize = size
        pixelsPerPoint = scale
        data = PNG.data(
            width: Int(size.width * scale), height: Int(size.height * scale),
            color: fill?.components ?? (red: 0, green: 0, blue: 0, alpha: 0))
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

    /// Creates the image that `#imageLiteral(resourceName:)` stands for. As on iOS, it ends the app if there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        guard AssetFiles.hasImage(name, in: .main) else { fatalError("The app has no image named \(name).") }
        self.init(name: name)
    }

    /// Creates an image of an asset catalog.
    @available(iOS 17.0, *)
    public convenience init(resource: ImageResource) {
        self.init(name: resource.name)
    }

    /// Creates an image from its name. It is public so that a subclass inherits all initialisers.
    public init(_name name: String) {
        self.name = name
        super.init()
    }

    convenience init(name: String) {
        self.init(_name: name)
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

    /// Creates an image from data: nil if it doesn't begin as an image of a usual format. Only a PNG's size is read.
    public init?(data: Data) {
        guard ImageFormat.isKnown(data) else { return nil }
        name = nil
        self.data = data
        pointSize = PNG.size(of: data) ?? .zero
        super.init()
    }

    /// Creates an image from data.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data)
        pixelsPerPoint = scale
        pointSize = CGSize(width: pointSize.width / scale, height: pointSize.height / scale)
    }

    /// Returns true for an image of the same name, or of the same data: Apple, isEqual(_:), calls that the only reliable
    /// way to tell if two images have the same contents.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage, self !== other else { return object as? UIImage === self }
        return (name != nil || data != nil) && name == other.name && data == other.data && size == other.size
            && scale == other.scale
    }

    open override var hash: Int { name?.hashValue ?? data?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// The size in points: that of a PNG's data or of a renderer, zero for other images.
    open var size: CGSize { pointSize }
    /// The number of pixels in a point.
    open var scale: CGFloat { pixelsPerPoint }

    /// Returns the data that the image was created from, or that of its one colour; nil for others: no file is read.
    open func pngData() -> Data? { data }
    /// Returns the data that the image was created from, or that of its one colour; nil for others: no file is read.
    open func jpegData(compressionQuality: CGFloat) -> Data? { data }
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
