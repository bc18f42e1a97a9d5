public import Foundation

/// What would draw a view. It can be configured; nothing is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// How round its corners are.
    open var cornerRadius: CGFloat = 0
    /// How wide its border is.
    open var borderWidth: CGFloat = 0
    /// The colour of its border.
    open var borderColor: CGColor?
    /// What is behind its content.
    open var backgroundColor: CGColor?
    /// Whether what lies outside of it is cut off.
    open var masksToBounds = false
    /// The colour of its shadow.
    open var shadowColor: CGColor?
    /// How strong its shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// How soft its shadow is.
    open var shadowRadius: CGFloat = 3
    /// Where its shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How opaque it is, from 0 to 1.
    open var opacity: Float = 1
    /// How far in front of its neighbours it is.
    open var zPosition: CGFloat = 0
    /// The layers in it.
    open private(set) var sublayers: [CALayer]?

    public override init() {
        super.init()
    }

    /// Puts a layer in front of the others in it.
    open func addSublayer(_ layer: CALayer) {
        sublayers = (sublayers ?? []) + [layer]
    }
}
