public import Foundation

/// What a delegate hears of notifications. The model sends none of it; an app may call it itself.
extension UIApplicationDelegate {
    /// Remote notifications have a token. The model sends none.
    ///
    /// Source: Apple, application(_:didRegisterForRemoteNotificationsWithDeviceToken:).
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        CallbackDispatch.pass(
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", to: self, application, deviceToken)
    }

    /// Remote notifications have no token. The model does not send it.
    ///
    /// Source: Apple, application(_:didFailToRegisterForRemoteNotificationsWithError:).
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        CallbackDispatch.pass(
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)", to: self, application, error)
    }

    /// A remote notification came. The model has none.
    ///
    /// Source: Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:).
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", to: self, application, userInfo,
            completionHandler)
    }

    /// A remote notification came, as before iOS 10. The model has none.
    ///
    /// Source: Apple, application(_:didReceiveRemoteNotification:).
    @available(iOS, introduced: 3.0, deprecated: 10.0)
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        CallbackDispatch.pass("application(_:didReceiveRemoteNotification:)", to: self, application, userInfo)
    }

    /// A notification of the app's own came, as before iOS 10. The model has none.
    ///
    /// Source: Apple, application(_:didReceive:).
    @available(iOS, introduced: 4.0, deprecated: 10.0)
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        CallbackDispatch.pass("application(_:didReceive:)", to: self, application, notification)
    }

    /// The user chose which notifications to see, as before iOS 10. The model asks nobody.
    ///
    /// Source: Apple, application(_:didRegister:).
    @available(iOS, introduced: 8.0, deprecated: 10.0)
    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {
        CallbackDispatch.pass("application(_:didRegister:)", to: self, application, notificationSettings)
    }
}

extension _ApplicationMessages {
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", to: receiver, application, deviceToken
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)", to: receiver, application, error
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", to: receiver, application, userInfo,
            completionHandler
        ).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 3.0, deprecated: 10.0)
    public func callAsFunction(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) -> Void? {
        CallbackDispatch.pass("application(_:didReceiveRemoteNotification:)", to: receiver, application, userInfo).map {
            _ in
        }
    }

    @discardableResult
    @available(iOS, introduced: 4.0, deprecated: 10.0)
    public func callAsFunction(_ application: UIApplication, didReceive notification: UILocalNotification) -> Void? {
        CallbackDispatch.pass("application(_:didReceive:)", to: receiver, application, notification).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 8.0, deprecated: 10.0)
    public func callAsFunction(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) -> Void? {
        CallbackDispatch.pass("application(_:didRegister:)", to: receiver, application, notificationSettings).map { _ in
        }
    }
}
