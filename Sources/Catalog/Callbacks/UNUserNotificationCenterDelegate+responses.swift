/// Messages about notifications of the app.
extension UNUserNotificationCenterDelegate {
    /// The user tapped a notification: the action `notification` of a run.
    ///
    /// - Parameters:
    ///   - center: The shared object that manages notifications.
    ///   - response: The user's answer, with the notification.
    ///   - completionHandler: A closure to call when the answer was dealt with. The model does not wait for it.
    @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}

    /// A notification comes while the app is in front. The model delivers none.
    @objc(userNotificationCenter:willPresentNotification:withCompletionHandler:)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}

    /// The user asked for the app's settings of notifications.
    @objc(userNotificationCenter:openSettingsForNotification:)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
