/// Hears of a scene's life. Every callback is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: _OptionalCallbacks {}

extension UISceneDelegate {
    /// The method of that name; nil where the class does not implement it.
    public var sceneDidDisconnect: ((UIScene) -> Void)? { Door.method("sceneDidDisconnect:", of: self) }
    /// The method of that name; nil where the class does not implement it.
    public var sceneDidBecomeActive: ((UIScene) -> Void)? { Door.method("sceneDidBecomeActive:", of: self) }
    /// The method of that name; nil where the class does not implement it.
    public var sceneWillResignActive: ((UIScene) -> Void)? { Door.method("sceneWillResignActive:", of: self) }
    /// The method of that name; nil where the class does not implement it.
    public var sceneWillEnterForeground: ((UIScene) -> Void)? { Door.method("sceneWillEnterForeground:", of: self) }
    /// The method of that name; nil where the class does not implement it.
    public var sceneDidEnterBackground: ((UIScene) -> Void)? { Door.method("sceneDidEnterBackground:", of: self) }
}

/// Hears of a window scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
