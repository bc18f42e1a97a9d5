public import Foundation
internal import Lifecycle

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
        get { CallbackDispatch.value(Callback.window.get, of: self) }
        set { CallbackDispatch.set(Callback.window.set, of: self, newValue ?? nil) }
    }
}

/// The methods of the root object of an app, which UIKit calls during the app's life. Every callback is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalCallbacks {}

extension UIApplicationDelegate {
    /// The window of an app without scenes.
    ///
    /// If the Info.plist names a main storyboard, UIKit reads it before the first callback and fills the window
    /// that it returns. If it is empty and can be set, UIKit makes a window, fills it and sets it.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: the outer is nil if
    /// the class has no such property, the inner if it is empty.
    ///
    /// Source: Apple, UIApplicationDelegate.window; Apple's Second iOS App guide (rule `launch.main-storyboard`;
    /// documented). That a window which it returns is not set again is inferred.
    public var window: UIWindow?? {
        get { CallbackDispatch.value(Callback.window.get, of: self) }
        set { CallbackDispatch.set(Callback.window.set, of: self, newValue ?? nil) }
    }
}
