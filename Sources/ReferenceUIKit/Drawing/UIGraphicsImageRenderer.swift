public import Foundation

/// A maker of images. Its closures are called; of what they draw, the last full fill counts alone.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    /// Creates a renderer for images of a size.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        self.format = format
        super.init()
    }

    /// Creates a renderer for images of a rectangle's size.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(size: bounds.size, format: format)
    }

    /// Calls a closure and returns an image of the size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size: size, format: format)
        let outer = UIGraphicsImageRendererContext.current
        UIGraphicsImageRendererContext.current = context
        defer { UIGraphicsImageRendererContext.current = outer }
        actions(context)
        return UIImage(size: size, scale: format.scale, fill: context.fillOfAll)
    }

    /// Calls a closure and returns the data of an image of the size.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels in a point.
    open var scale = UIKitProcess.pixelsPerPoint
    /// True if the images are not transparent.
    open var opaque = false

    public override init() {
        super.init()
    }

    /// Returns the format for the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns the format for the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The place in which a renderer's closure draws.
open class UIGraphicsImageRendererContext: NSObject {
    /// The one in which drawing goes on in this thread: each thread has its own, as in UIKit.
    static var current: UIGraphicsImageRendererContext? {
        get { Thread.current.threadDictionary[currentKey] as? UIGraphicsImageRendererContext }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    private static let currentKey = "understudy.graphics.context"

    private let size: CGSize
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    /// The colour with which all was filled last.
    private(set) var fillOfAll: UIColor?
    var fillColor = UIColor.black

    init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) {
        if rect.contains(CGRect(origin: .zero, size: size)) { fillOfAll = fillColor }
    }
    /// Draws the line of a rectangle. Lines are not drawn.
    open func stroke(_ rect: CGRect) {}
    /// Clips what is drawn later. Nothing else is drawn.
    open func clip(to rect: CGRect) {}
    /// The context of Core Graphics.
    open var cgContext: CGContext { CGContext(self) }
    /// The image so far.
    open var currentImage: UIImage { UIImage(size: size, scale: format.scale, fill: fillOfAll) }
}

/// The place in which Core Graphics draws. Of what is drawn, the last full fill counts alone.
public final class CGContext {
    private let context: UIGraphicsImageRendererContext?

    init(_ context: UIGraphicsImageRendererContext?) {
        self.context = context
    }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { context?.fillColor = UIColor(cgColor: color) }
    /// Sets the colour of lines. Lines are not drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines. Lines are not drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { context?.fill(rect) }
    /// Draws the line of a rectangle. Lines are not drawn.
    public func stroke(_ rect: CGRect) {}
    /// Adds a line. Lines are not drawn.
    public func addPath(_ path: CGPath) {}
    /// Fills the inside of the added lines. Only whole rectangles are filled.
    public func fillPath() {}
    /// Draws the added lines. Lines are not drawn.
    public func strokePath() {}
    /// Keeps the state. There is none but the colour.
    public func saveGState() {}
    /// Brings the kept state back. There is none but the colour.
    public func restoreGState() {}
    /// Moves what is drawn later. Whole rectangles alone are drawn.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Scales what is drawn later. Whole rectangles alone are drawn.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Rotates what is drawn later. Whole rectangles alone are drawn.
    public func rotate(by angle: CGFloat) {}
}

/// Returns the place in which drawing goes on at the moment.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    UIGraphicsImageRendererContext.current.map(CGContext.init)
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsImageRendererContext.current?.fill(rect) }

extension UIColor {
    /// Sets the colour of fills and lines.
    public func set() { setFill() }
    /// Sets the colour of fills.
    public func setFill() { UIGraphicsImageRendererContext.current?.fillColor = self }
    /// Sets the colour of lines. Lines are not drawn.
    public func setStroke() {}
}
