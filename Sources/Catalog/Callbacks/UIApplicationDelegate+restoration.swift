import Foundation

/// Messages about the restoration of state without scenes.
extension UIApplicationDelegate {
    /// Returns whether the state of the interface is to be saved, in an app without scenes.
    ///
    /// - Returns: Without an implementation, false.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { false }

    /// Returns whether the state of the interface is to be restored, in an app without scenes.
    ///
    /// - Returns: Without an implementation, false.
    func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    /// Returns whether the state of the interface is to be saved, as before iOS 13.2.
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }

    /// Returns whether the state of the interface is to be restored, as before iOS 13.2.
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }

    /// The state of the interface is about to be saved. The model saves none without scenes.
    @objc(application:willEncodeRestorableStateWithCoder:)
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// The state of the interface was restored. The model restores none without scenes.
    @objc(application:didDecodeRestorableStateWithCoder:)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// The view controller to restore. The model restores none without scenes.
    ///
    /// - Returns: Without an implementation, nil.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
}
