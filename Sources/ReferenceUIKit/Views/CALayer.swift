public import Foundation

/// A layer that would draw a view. You can configure it; nothing is drawn.
@preconcurrency @MainActor
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
    /// The layers inside this one.
    open private(set) var sublayers: [CALayer]?

    public override init() {
        super.init()
    }

    /// Adds a layer in front of the others inside this one.
    open func addSublayer(_ layer: CALayer) {
        sublayers = (sublayers ?? []) + [layer]
    }
}
