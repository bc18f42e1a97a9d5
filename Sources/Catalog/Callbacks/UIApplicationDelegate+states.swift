extension UIApplicationDelegate {
    /// The app receives events from now on.
    ///
    /// Sent in an app without scenes only: at the end of a launch, and when the app comes back. With scenes, the scene
    /// delegate hears `sceneDidBecomeActive(_:)` in its place; the notification is posted either way.
    ///
    /// Source: Apple, applicationDidBecomeActive(_:) (rules `launch.application-active` and
    /// `action.application-notifications`).
    ///
    /// - Parameter application: The application object.
    func applicationDidBecomeActive(_ application: UIApplication) {}

    /// The app is about to stop receiving events.
    ///
    /// Sent in an app without scenes only: when the user leaves the app or opens the App Switcher. With scenes, the
    /// scene delegate hears `sceneWillResignActive(_:)` in its place.
    ///
    /// Source: Apple, applicationWillResignActive(_:) (rule `action.application-notifications`; documented).
    ///
    /// - Parameter application: The application object.
    func applicationWillResignActive(_ application: UIApplication) {}

    /// The app is in the background: it saves what must not be lost.
    ///
    /// Sent in an app without scenes only, after `applicationWillResignActive(_:)`. With scenes, the scene delegate
    /// hears `sceneDidEnterBackground(_:)` in its place.
    ///
    /// Source: Apple, applicationDidEnterBackground(_:) (rule `action.application-notifications`; documented).
    ///
    /// - Parameter application: The application object.
    func applicationDidEnterBackground(_ application: UIApplication) {}

    /// The app comes back from the background.
    ///
    /// Sent in an app without scenes only, before `applicationDidBecomeActive(_:)`; never in a cold launch. With
    /// scenes, the scene delegate hears `sceneWillEnterForeground(_:)` in its place, at launch too.
    ///
    /// Source: Apple, applicationWillEnterForeground(_:); that a cold launch leaves it out was observed (rule
    /// `launch.application-active`).
    ///
    /// - Parameter application: The application object.
    func applicationWillEnterForeground(_ application: UIApplication) {}

    /// The process is about to end.
    ///
    /// Sent to an app that runs when the user swipes its card away, with scenes after these were discarded. A
    /// suspended app hears nothing, nor does one that Xcode stops.
    ///
    /// Source: Apple, applicationWillTerminate(_:); the order with scenes was observed (rule
    /// `action.will-terminate`).
    ///
    /// - Parameter application: The application object.
    func applicationWillTerminate(_ application: UIApplication) {}
}
