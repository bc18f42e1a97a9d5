public import Foundation

/// The options of an app's request to destroy a session.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// The options of an app's request to destroy the session of a window scene.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation with which the windows disappear. The model shows no animations.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
    /// The animations with which windows disappear.
    public enum DismissalAnimation: Int, Sendable {
        /// The animation if nothing was done to the content.
        case standard = 1
        /// The animation if the content was sent or saved.
        case commit = 2
        /// The animation if the content was discarded.
        case decline = 3
    }

    /// The options of an app's request for a window scene.
    @available(iOS 15.0, *)
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The style in which the new scene is shown beside the others.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }

    /// The styles in which a scene is shown beside others.
    @available(iOS 15.0, *)
    public enum PresentationStyle: Int, Sendable {
        /// A style: chosen by the system, the ordinary one, or in the middle in front of the scene that made the
        /// request.
        case automatic, standard, prominent
    }
}
