public import Foundation

/// What a delegate hears of activities and intents. The model sends none of it; an app may call it itself.
extension UIApplicationDelegate {
    /// Siri asks for the object that carries out what it understood. The model has no Siri.
    ///
    /// Source: Apple, application(_:handlerFor:).
    ///
    /// - Returns: Without an implementation, nil.
    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        let answer = CallbackDispatch.pass("application(_:handlerFor:)", to: self, application, intent)
        return answer is Void ? nil : answer
    }

    /// Siri asks the app to carry out what it understood. The model has no Siri.
    ///
    /// Source: Apple, application(_:handle:completionHandler:).
    @available(iOS, introduced: 11.0, deprecated: 14.0)
    public func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:handle:completionHandler:)", to: self, application, intent, completionHandler)
    }

    /// An activity is on its way from another device, in an app without scenes. The model has no other device.
    ///
    /// Source: Apple, application(_:willContinueUserActivityWithType:).
    ///
    /// - Returns: Without an implementation, false.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        CallbackDispatch.pass(
            "application(_:willContinueUserActivityWithType:)", to: self, application, userActivityType) as? Bool
            ?? false
    }

    /// An activity did not arrive. The model has no other device.
    ///
    /// Source: Apple, application(_:didFailToContinueUserActivityWithType:error:).
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        CallbackDispatch.pass(
            "application(_:didFailToContinueUserActivityWithType:error:)", to: self, application, userActivityType,
            error)
    }

    /// An activity was brought up to date. The model has no other device.
    ///
    /// Source: Apple, application(_:didUpdate:).
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        CallbackDispatch.pass("application(_:didUpdate:)", to: self, application, userActivity)
    }

    /// The user accepted an invitation to shared data, in an app without scenes. The model has no CloudKit.
    ///
    /// Source: Apple, application(_:userDidAcceptCloudKitShareWith:).
    public func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        CallbackDispatch.pass(
            "application(_:userDidAcceptCloudKitShareWith:)", to: self, application, cloudKitShareMetadata)
    }

    /// The app is asked to open a URL, as before iOS 4.2. The model does not send it.
    ///
    /// Source: Apple, application(_:handleOpen:).
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 2.0, deprecated: 9.0)
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        CallbackDispatch.pass("application(_:handleOpen:)", to: self, application, url) as? Bool ?? false
    }

    /// The app is asked to open a URL, as before iOS 9. The model does not send it.
    ///
    /// Source: Apple, application(_:open:sourceApplication:annotation:).
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 4.2, deprecated: 9.0)
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        CallbackDispatch.pass(
            "application(_:open:sourceApplication:annotation:)", to: self, application, url, sourceApplication,
            annotation) as? Bool ?? false
    }
}

extension _ApplicationMessages {
    @discardableResult
    public func callAsFunction(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        CallbackDispatch.pass("application(_:handlerFor:)", to: receiver, application, intent)
    }

    @discardableResult
    @available(iOS, introduced: 11.0, deprecated: 14.0)
    public func callAsFunction(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:handle:completionHandler:)", to: receiver, application, intent, completionHandler
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool? {
        CallbackDispatch.pass(
            "application(_:willContinueUserActivityWithType:)", to: receiver, application, userActivityType) as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didFailToContinueUserActivityWithType:error:)", to: receiver, application, userActivityType,
            error
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity) -> Void? {
        CallbackDispatch.pass("application(_:didUpdate:)", to: receiver, application, userActivity).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:userDidAcceptCloudKitShareWith:)", to: receiver, application, cloudKitShareMetadata
        ).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 2.0, deprecated: 9.0)
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool? {
        CallbackDispatch.pass("application(_:handleOpen:)", to: receiver, application, url) as? Bool
    }

    @discardableResult
    @available(iOS, introduced: 4.2, deprecated: 9.0)
    public func callAsFunction(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool? {
        CallbackDispatch.pass(
            "application(_:open:sourceApplication:annotation:)", to: receiver, application, url, sourceApplication,
            annotation) as? Bool
    }
}
