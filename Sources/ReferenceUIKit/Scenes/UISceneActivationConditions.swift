public import Foundation

/// Which content a scene can and prefers to show: the system asks it where it has to choose among scenes.
///
/// The predicates are about a content's identifier, `NSUserActivity.targetContentIdentifier` and its like. The
/// device here does not choose by them.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// What the scene can show. At first, everything.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// What the scene is preferred for. At first, nothing.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() {
        super.init()
    }

    /// Makes the conditions of an archive. None is read here: it is nil.
    public init?(coder: NSCoder) {
        nil
    }
}
