public import Foundation

/// A layer that would draw a view. You can configure it; nothing is drawn.
open class CALayer: NSObject {
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// The width of the border.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour behind the content.
    open var backgroundColor: CGColor?
    /// True if content outside of the layer is clipped.
    open var masksToBounds = false
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// The radius of the shadow: how soft it is.
    open var shadowRadius: CGFloat = 3
    /// The offset of the shadow.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The opacity of the layer, from 0 to 1.
    open var opacity: Float = 1
    /// The layer's place in front of or behind its neighbours.
    open var zPosition: CGFloat = 0
    /// The rectangle in the layer around.
    open var frame = CGRect.zero {
        didSet { bounds.size = frame.size }
    }
    /// The rectangle in the layer's own coordinates.
    open var bounds = CGRect.zero
    /// The place of the anchor in the layer around.
    open var position = CGPoint.zero
    /// The place in the layer that `position` refers to, from 0 to 1.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// True if the layer and those inside are hidden.
    open var isHidden = false
    /// The layer whose opacity cuts this one out.
    open var mask: CALayer?
    /// The line of the shadow.
    open var shadowPath: CGPath?
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all
    /// The shape of round corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The image in the layer.
    open var contents: Any?
    /// The number of pixels in a point.
    open var contentsScale: CGFloat = 1
    /// The name of the layer.
    open var name: String?
    /// True if the layer is drawn as an image of itself.
    open var shouldRasterize = false
    /// The number of pixels in a point of that image.
    open var rasterizationScale: CGFloat = 1
    /// The speed of the layer's time.
    open var speed: Float = 1
    /// The layers inside this one.
    open internal(set) var sublayers: [CALayer]?
    /// The layer around this one.
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public override init() {
        super.init()
    }

    /// Adds a layer in front of the others inside this one.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// Inserts a layer at an index among those inside this one; 0 is behind all others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    /// Inserts a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    /// Inserts a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
    }

    /// Removes the layer from the one around it.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Adds an animation. Nothing moves: it is kept until it is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? UUID().uuidString] = anim }
    /// Returns the animation with a name.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The names of the animations.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Removes an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    open func removeAllAnimations() { animations = [:] }
    /// Requests a layout. Nothing is laid out here.
    open func setNeedsLayout() {}
    /// Lays out now. Nothing is laid out here.
    open func layoutIfNeeded() {}
    /// Called to lay out the layers inside. Nothing is laid out here.
    open func layoutSublayers() {}
    /// Requests that the layer be drawn again. Nothing is drawn here.
    open func setNeedsDisplay() {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A corner.
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    /// A corner.
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    /// A corner.
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    /// A corner.
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
    static let all: Self = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shapes of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = Self(rawValue: "circular")
    /// A shape that begins more softly.
    public static let continuous = Self(rawValue: "continuous")
}
