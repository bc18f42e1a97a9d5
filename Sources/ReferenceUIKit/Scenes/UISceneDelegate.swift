/// The methods of a scene's delegate, which UIKit calls during the scene's life. Every callback is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: _OptionalCallbacks {}

extension UISceneDelegate {
    /// The method of that name; nil if the class does not implement it.
    public var sceneDidDisconnect: ((UIScene) -> Void)? { CallbackDispatch.method("sceneDidDisconnect:", of: self) }
    /// The method of that name; nil if the class does not implement it.
    public var sceneDidBecomeActive: ((UIScene) -> Void)? { CallbackDispatch.method("sceneDidBecomeActive:", of: self) }
    /// The method of that name; nil if the class does not implement it.
    public var sceneWillResignActive: ((UIScene) -> Void)? {
        CallbackDispatch.method("sceneWillResignActive:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var sceneWillEnterForeground: ((UIScene) -> Void)? {
        CallbackDispatch.method("sceneWillEnterForeground:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var sceneDidEnterBackground: ((UIScene) -> Void)? {
        CallbackDispatch.method("sceneDidEnterBackground:", of: self)
    }
}

/// The methods of a window scene's delegate, which UIKit calls during the scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
