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
        get { CallbackDispatch.value("window", of: self) }
        set { CallbackDispatch.set("setWindow:", of: self, newValue ?? nil) }
    }
}

extension UIWindowSceneDelegate {
    /// The window of the scene.
    ///
    /// Where the configuration has a storyboard, UIKit reads it before `scene(_:willConnectTo:options:)`, fills the
    /// window that it returns and puts it into the scene. Where it is empty and can be set, UIKit makes a window,
    /// fills it and sets it.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: nil outside where the class
    /// has no such property, nil inside where it is empty.
    ///
    /// Source: The comment in Xcode's template (rule `scene.storyboard-window`; documented). That a window which it
    /// returns is used, and not set again, is inferred from the app delegate's.
    public var window: UIWindow?? {
        get { CallbackDispatch.value("window", of: self) }
        set { CallbackDispatch.set("setWindow:", of: self, newValue ?? nil) }
    }
}
