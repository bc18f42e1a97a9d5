public import Foundation

/// What an app says with its wish that a session be destroyed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

/// The same for a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the windows go. The model shows no animations.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
    /// How windows go.
    public enum DismissalAnimation: Int, Sendable {
        /// Nothing was done to the content.
        case standard = 1
        /// The content was sent or saved.
        case commit = 2
        /// The content was given up.
        case decline = 3
    }

    /// What an app says with its wish for a scene with windows.
    @available(iOS 15.0, *)
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the new scene is shown beside the others.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }

    /// How a scene is shown beside others.
    @available(iOS 15.0, *)
    public enum PresentationStyle: Int, Sendable {
        /// As the system sees fit, in the ordinary way, or in the middle before the scene that asked.
        case automatic, standard, prominent
    }
}
