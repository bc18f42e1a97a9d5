public import Foundation

/// An image of the app. Its pixels are not there. Images never change, so any thread may use them.
open class UIImage: NSObject, @unchecked Sendable {
    /// The name that it was made with.
    let name: String?

    /// Makes an image without pixels.
    public override init() {
        name = nil
        super.init()
    }

    /// Makes a picture of the app's. Its file is not read.
    public init?(named name: String) {
        self.name = name
        super.init()
    }

    /// Makes a picture of a bundle's. Its file is not read.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Makes a picture of the system's symbols. None is drawn.
    public init?(systemName name: String) {
        self.name = name
        super.init()
    }

    /// Makes a picture of a file. The file is not read.
    public init?(contentsOfFile path: String) {
        name = path
        super.init()
    }

    /// Makes a picture of data. The data are not read.
    public init?(data: Data) {
        name = nil
        super.init()
    }

    /// The size in points; zero here, for there are no pixels.
    open var size: CGSize { .zero }
    /// How many pixels make a point.
    open var scale: CGFloat { 1 }
    /// How the picture takes its colours.
    open var renderingMode: RenderingMode { .automatic }

    /// The same picture, its colours taken in another way, which the model does not keep.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same picture in a colour, which the model does not keep.
    open func withTintColor(_ color: UIColor) -> UIImage { self }

    /// How a picture takes its colours.
    public enum RenderingMode: Int, Sendable {
        /// As its place asks, its own, or the tint colour alone.
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
