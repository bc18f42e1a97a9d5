import Foundation

/// Questions about the interface.
extension UIApplicationDelegate {
    /// Returns the orientations that the interface of a window may have. Nothing is turned here.
    ///
    /// - Returns: Without an implementation, all but upside down.
    @objc(application:supportedInterfaceOrientationsForWindow:)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }

    /// Returns whether extensions of other makers may be used. The model has none.
    ///
    /// - Returns: Without an implementation, true.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }

    /// The status bar is about to be turned. Nothing is turned here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// The status bar was turned. Nothing is turned here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}

    /// The status bar is about to have another place. There is none here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}

    /// The status bar has another place. There is none here.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}
}
