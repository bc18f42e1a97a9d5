internal import Lifecycle

/// The methods of a scene's delegate, which UIKit calls during the scene's life. Every callback is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: _OptionalCallbacks {}

/// The methods of a window scene's delegate, which UIKit calls during the scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
    /// The window of the scene.
    ///
    /// If the configuration has a storyboard, UIKit reads it before `scene(_:willConnectTo:options:)`, fills the
    /// window that it returns and puts it into the scene. If it is empty and can be set, UIKit makes a window,
    /// fills it and sets it.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: the outer is nil if
    /// the class has no such property, the inner if it is empty.
    ///
    /// Source: The comment in Xcode's template (rule `scene.storyboard-window`; documented). That a window which it
    /// returns is used, and not set again, is inferred from the app delegate's.
    public var window: UIWindow?? {
        get { CallbackDispatch.value(Callback.window.get, of: self) }
        set { CallbackDispatch.set(Callback.window.set, of: self, newValue ?? nil) }
    }
}
