import Foundation

/// Messages about activities and intents.
extension UIApplicationDelegate {
    /// Siri asks for the object that carries out what it understood. The model has no Siri.
    ///
    /// - Returns: Without an implementation, nil.
    @objc(application:handlerForIntent:)
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }

    /// Siri asks the app to carry out what it understood. The model has no Siri.
    @available(iOS, introduced: 11.0, deprecated: 14.0)
    @objc(application:handleIntent:completionHandler:)
    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {}

    /// An activity is on its way from another device, in an app without scenes. The model has no other device.
    ///
    /// - Returns: Without an implementation, false.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// An activity did not arrive. The model has no other device.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// An activity was brought up to date. The model has no other device.
    @objc(application:didUpdateUserActivity:)
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    /// The user accepted an invitation to shared data, in an app without scenes. The model has no CloudKit.
    @objc(application:userDidAcceptCloudKitShareWithMetadata:)
    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {}

    /// The app is asked to open a URL, as before iOS 4.2.
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 2.0, deprecated: 9.0)
    @objc(application:handleOpenURL:)
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

    /// The app is asked to open a URL, as before iOS 9.
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 4.2, deprecated: 9.0)
    @objc(application:openURL:sourceApplication:annotation:)
    func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { false }
}
