/// What a delegate hears of work in the background and of the watch. The model sends none of it; an app may call it itself.
extension UIApplicationDelegate {
    /// The app may fetch in the background. The model never lets it.
    ///
    /// Source: Apple, application(_:performFetchWithCompletionHandler:).
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:performFetchWithCompletionHandler:)", to: self, application, completionHandler)
    }

    /// A transfer that went on without the app has news. The model has no such transfers.
    ///
    /// Source: Apple, application(_:handleEventsForBackgroundURLSession:completionHandler:).
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)", to: self, application, identifier,
            completionHandler)
    }

    /// The app on the watch asks. The model has no watch.
    ///
    /// Source: Apple, application(_:handleWatchKitExtensionRequest:reply:).
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
        CallbackDispatch.pass(
            "application(_:handleWatchKitExtensionRequest:reply:)", to: self, application, userInfo, reply)
    }

    /// Protected files can soon no longer be read. The model's device is never locked.
    ///
    /// Source: Apple, applicationProtectedDataWillBecomeUnavailable(_:).
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        CallbackDispatch.pass("applicationProtectedDataWillBecomeUnavailable(_:)", to: self, application)
    }

    /// Protected files can be read again. The model's device is never locked.
    ///
    /// Source: Apple, applicationProtectedDataDidBecomeAvailable(_:).
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        CallbackDispatch.pass("applicationProtectedDataDidBecomeAvailable(_:)", to: self, application)
    }

    /// The app on the watch asks for what Health knows. The model has no watch.
    ///
    /// Source: Apple, applicationShouldRequestHealthAuthorization(_:).
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        CallbackDispatch.pass("applicationShouldRequestHealthAuthorization(_:)", to: self, application)
    }
}

extension _ApplicationMessages {
    @discardableResult
    @available(iOS, introduced: 7.0, deprecated: 13.0)
    public func callAsFunction(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:performFetchWithCompletionHandler:)", to: receiver, application, completionHandler
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)", to: receiver, application,
            identifier, completionHandler
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:handleWatchKitExtensionRequest:reply:)", to: receiver, application, userInfo, reply
        ).map { _ in }
    }
}

extension UIApplicationDelegate {
    /// The method of that name; nil where the class does not implement it.
    public var applicationProtectedDataWillBecomeUnavailable: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationProtectedDataWillBecomeUnavailable:", of: self)
    }

    /// The method of that name; nil where the class does not implement it.
    public var applicationProtectedDataDidBecomeAvailable: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationProtectedDataDidBecomeAvailable:", of: self)
    }

    /// The method of that name; nil where the class does not implement it.
    public var applicationShouldRequestHealthAuthorization: ((UIApplication) -> Void)? {
        CallbackDispatch.method("applicationShouldRequestHealthAuthorization:", of: self)
    }
}
