public import Foundation

/// The common base of app delegates and scene delegates: every callback is optional.
///
/// Swift on Linux has no optional requirements. A callback that a class implements is called by its selector. For one
/// that it does not implement, this protocol answers nil when Swift code asks for it.
@preconcurrency @MainActor
public protocol _OptionalCallbacks: NSObjectProtocol {}

extension _OptionalCallbacks {
    /// The window of the delegate; the inner optional is nil without a window, the outer if the class has no such
    /// property.
    public var window: UIWindow?? {
        get { CallbackDispatch.value("window", of: self) }
        set { CallbackDispatch.set("setWindow:", of: self, newValue ?? nil) }
    }
}

/// The methods of the root object of an app, which UIKit calls during the app's life. Every callback is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalCallbacks {}

extension UIApplicationDelegate {
    /// The method of that name; nil if the class does not implement it.
    public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidBecomeActive:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var applicationWillResignActive: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillResignActive:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidEnterBackground:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillEnterForeground:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var applicationWillTerminate: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationWillTerminate:", of: self)
    }
    /// The method of that name; nil if the class does not implement it.
    public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationDidReceiveMemoryWarning:", of: self)
    }
}
