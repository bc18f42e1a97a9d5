/// Messages about work in the background and about the watch.
extension UIApplicationDelegate {
    /// The app may fetch in the background. The model never lets it.
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}

    /// A transfer that went on without the app has news. The model has no such transfers.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}

    /// The app on the watch asks. The model has no watch.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {}

    /// Protected files can soon no longer be read. The model's device is never locked.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    /// Protected files can be read again. The model's device is never locked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    /// The app on the watch asks for what Health knows. The model has no watch.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}
