extension UIApplicationDelegate {
    /// The window of an app without scenes.
    ///
    /// UIKit reads it, then sets it to the window of the main storyboard before the first callback, where the
    /// Info.plist names one and the class has a `window` that can be set.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: nil outside where the class
    /// has no such property, nil inside where it is empty.
    ///
    /// Source: Apple's Second iOS App guide (rule `launch.main-storyboard`; documented).
    public var window: UIWindow?? {
        get { Door.value("window", of: self) }
        set { Door.set("setWindow:", of: self, newValue ?? nil) }
    }
}

extension UIWindowSceneDelegate {
    /// The window of the scene.
    ///
    /// UIKit reads it, then sets it to the window of the configuration's storyboard before
    /// `scene(_:willConnectTo:options:)`, where there is a storyboard.
    ///
    /// The value has two layers, as that of an optional requirement on Apple's systems: nil outside where the class
    /// has no such property, nil inside where it is empty.
    ///
    /// Source: The comment in Xcode's template (rule `scene.storyboard-window`; documented).
    public var window: UIWindow?? {
        get { Door.value("window", of: self) }
        set { Door.set("setWindow:", of: self, newValue ?? nil) }
    }
}
