public import Foundation

/// The conditions that say which content a scene can and prefers to show, for the system's choice of a scene.
///
/// The predicates test an identifier of the content, such as `NSUserActivity.targetContentIdentifier`. The device here
/// does not choose by them.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// The content that the scene can show. At first, all content.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// The content that the scene prefers to show. At first, none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() {
        super.init()
    }

    /// Creates the conditions of an archive. None is read here: the result is nil.
    public init?(coder: NSCoder) {
        nil
    }
}
