public import Foundation
internal import Lifecycle

/// What the app delegates and the scene delegates have in common here: every callback is optional.
///
/// Swift on Linux has no optional requirements. A callback that a class implements is called by its selector;
/// one that it does not implement is answered here, with nil, when Swift code asks for it.
@preconcurrency @MainActor
public protocol _OptionalCallbacks: NSObjectProtocol {}

extension _OptionalCallbacks {
    /// The delegate's window; nil inside where it is empty, nil outside where the class has no such property.
    public var window: UIWindow?? {
        get { CallbackDispatch.value(Callback.window.get, of: self) }
        set { CallbackDispatch.set(Callback.window.set, of: self, newValue ?? nil) }
    }
}

/// The root object of an app, which hears of its life. Every callback is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalCallbacks {}

extension UIApplicationDelegate {
    /// The window of an app without scenes.
    ///
    /// Where the Info.plist names a main storyboard, UIKit reads it before the first callback and fills the window
    /// that it returns. Where it is empty and can be set, UIKit makes a window, fills it and sets it.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: nil outside where the class
    /// has no such property, nil inside where it is empty.
    ///
    /// Source: Apple, UIApplicationDelegate.window; Apple's Second iOS App guide (rule `launch.main-storyboard`;
    /// documented). That a window which it returns is not set again is inferred.
    public var window: UIWindow?? {
        get { CallbackDispatch.value(Callback.window.get, of: self) }
        set { CallbackDispatch.set(Callback.window.set, of: self, newValue ?? nil) }
    }
}
