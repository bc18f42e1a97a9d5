import Foundation

/// Messages about notifications.
extension UIApplicationDelegate {
    /// Remote notifications have a token. The model sends none.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Remote notifications have no token.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// A remote notification came. The model has none.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}

    /// A remote notification came, as before iOS 10. The model has none.
    @available(iOS, introduced: 3.0, deprecated: 10.0)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}

    /// A notification of the app's own came, as before iOS 10. The model has none.
    @available(iOS, introduced: 4.0, deprecated: 10.0)
    @objc(application:didReceiveLocalNotification:)
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}

    /// The user chose which notifications to see, as before iOS 10. The model asks for no such choice.
    @available(iOS, introduced: 8.0, deprecated: 10.0)
    @objc(application:didRegisterUserNotificationSettings:)
    func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {}
}
