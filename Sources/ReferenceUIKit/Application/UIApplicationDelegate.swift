public import Foundation

/// What the app delegates and the scene delegates have in common here: every callback is optional.
///
/// Swift on Linux has no optional requirements. A callback that a class implements is called by its selector;
/// one that it does not implement is answered here, with nil, when Swift code asks for it.
@preconcurrency @MainActor
public protocol _OptionalCallbacks: NSObjectProtocol {}

extension _OptionalCallbacks {
    /// The delegate's window; nil inside where it is empty, nil outside where the class has no such property.
    public var window: UIWindow?? {
        get { CallbackDispatch.value("window", of: self) }
        set { CallbackDispatch.set("setWindow:", of: self, newValue ?? nil) }
    }
}

/// The root object of an app, which hears of its life. Every callback is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalCallbacks {}

extension UIApplicationDelegate {
    /// The method of that name; nil where the class does not implement it.
    public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidBecomeActive:", of: self)
    }
    /// The method of that name; nil where the class does not implement it.
    public var applicationWillResignActive: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillResignActive:", of: self)
    }
    /// The method of that name; nil where the class does not implement it.
    public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidEnterBackground:", of: self)
    }
    /// The method of that name; nil where the class does not implement it.
    public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillEnterForeground:", of: self)
    }
    /// The method of that name; nil where the class does not implement it.
    public var applicationWillTerminate: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillTerminate:", of: self)
    }
    /// The method of that name; nil where the class does not implement it.
    public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidReceiveMemoryWarning:", of: self)
    }
}
