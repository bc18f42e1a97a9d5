public import Foundation

/// Where UIKit's own `init()` begins: one that belongs to the main actor, which `NSObject`'s does not.
open class _UIObject: NSObject {
    nonisolated init(_object: Void) {
        super.init()
    }
}

/// An object that can respond to events; the base of applications, scenes, views and view controllers.
@preconcurrency @MainActor
open class UIResponder: _UIObject {
    /// Makes the object. UIKit calls it for delegates that it makes by their class's name.
    public init() {
        super.init(_object: ())
    }

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }
}
