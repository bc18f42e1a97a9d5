/// Every callback of an app delegate is optional. The system asks the class, by selector, whether it has one.
///
/// The methods here are what a class implements. Called on a delegate whose class has none of that name, they do
/// what UIKit does without it.
extension UIApplicationDelegate {
    /// The first message of a launch: the app delegate exists, no scene does.
    ///
    /// Sent once in a process, after `UIApplicationMain` has made the delegate and before
    /// `application(_:didFinishLaunchingWithOptions:)`. In an app without scenes, the main storyboard's window is
    /// there already.
    ///
    /// Source: Apple, About the app launch sequence (rule `launch.will-finish`; documented).
    ///
    /// - Parameters:
    ///   - application: The app's one application object.
    ///   - launchOptions: Why the app was launched; nil where the user tapped its icon.
    /// - Returns: false where the app cannot handle the URL or the activity that it was launched for. Without an
    ///   implementation, true.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// The launch is nearly done: the app delegate prepares what the app needs, before any scene connects.
    ///
    /// Sent once in a process, after `application(_:willFinishLaunchingWithOptions:)` and before the system asks for
    /// the configuration of the first scene. Where the class has no such method, `applicationDidFinishLaunching(_:)`
    /// is sent in its place.
    ///
    /// Source: Apple, About the app launch sequence (rule `launch.did-finish`; documented).
    ///
    /// - Parameters:
    ///   - application: The app's one application object.
    ///   - launchOptions: Why the app was launched; nil where the user tapped its icon.
    /// - Returns: false where the app cannot handle the URL or the activity that it was launched for. Without an
    ///   implementation, true.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// The older form of the message that the launch is nearly done.
    ///
    /// Sent only to a delegate whose class does not implement `application(_:didFinishLaunchingWithOptions:)`, at the
    /// same moment.
    ///
    /// Source: Apple, UIApplicationDelegate (rule `launch.did-finish`; documented).
    func applicationDidFinishLaunching(_ application: UIApplication) {}
}
