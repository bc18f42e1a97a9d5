public import Foundation

/// What a delegate hears of the restoration of state without scenes. The model sends none of it; an app may call it itself.
extension UIApplicationDelegate {
    /// Whether the state of the interface is to be saved, in an app without scenes. The model does not ask.
    ///
    /// Source: Apple, application(_:shouldSaveSecureApplicationState:).
    ///
    /// - Returns: Without an implementation, false.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        CallbackDispatch.pass("application(_:shouldSaveSecureApplicationState:)", to: self, application, coder) as? Bool
            ?? false
    }

    /// Whether the state of the interface is to be restored, in an app without scenes. The model does not ask.
    ///
    /// Source: Apple, application(_:shouldRestoreSecureApplicationState:).
    ///
    /// - Returns: Without an implementation, false.
    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        CallbackDispatch.pass(
            "application(_:shouldRestoreSecureApplicationState:)", to: self, application, coder) as? Bool ?? false
    }

    /// Whether the state of the interface is to be saved, as before iOS 13.2. The model does not ask.
    ///
    /// Source: Apple, application(_:shouldSaveApplicationState:).
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        CallbackDispatch.pass("application(_:shouldSaveApplicationState:)", to: self, application, coder) as? Bool
            ?? false
    }

    /// Whether the state of the interface is to be restored, as before iOS 13.2. The model does not ask.
    ///
    /// Source: Apple, application(_:shouldRestoreApplicationState:).
    ///
    /// - Returns: Without an implementation, false.
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        CallbackDispatch.pass("application(_:shouldRestoreApplicationState:)", to: self, application, coder) as? Bool
            ?? false
    }

    /// The state of the interface is about to be saved. The model saves none without scenes.
    ///
    /// Source: Apple, application(_:willEncodeRestorableStateWith:).
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        CallbackDispatch.pass("application(_:willEncodeRestorableStateWith:)", to: self, application, coder)
    }

    /// The state of the interface was restored. The model restores none without scenes.
    ///
    /// Source: Apple, application(_:didDecodeRestorableStateWith:).
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        CallbackDispatch.pass("application(_:didDecodeRestorableStateWith:)", to: self, application, coder)
    }

    /// The view controller to restore. The model restores none without scenes.
    ///
    /// Source: Apple, application(_:viewControllerWithRestorationIdentifierPath:coder:).
    ///
    /// - Returns: Without an implementation, nil.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        CallbackDispatch.pass(
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)", to: self, application,
            identifierComponents, coder) as? UIViewController
    }
}

extension _ApplicationMessages {
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool? {
        CallbackDispatch.pass("application(_:shouldSaveSecureApplicationState:)", to: receiver, application, coder)
            as? Bool
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool? {
        CallbackDispatch.pass("application(_:shouldRestoreSecureApplicationState:)", to: receiver, application, coder)
            as? Bool
    }

    @discardableResult
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    public func callAsFunction(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool? {
        CallbackDispatch.pass("application(_:shouldSaveApplicationState:)", to: receiver, application, coder) as? Bool
    }

    @discardableResult
    @available(iOS, introduced: 6.0, deprecated: 13.2)
    public func callAsFunction(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool? {
        CallbackDispatch.pass("application(_:shouldRestoreApplicationState:)", to: receiver, application, coder)
            as? Bool
    }

    @discardableResult
    public func callAsFunction(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) -> Void? {
        CallbackDispatch.pass("application(_:willEncodeRestorableStateWith:)", to: receiver, application, coder).map {
            _ in
        }
    }

    @discardableResult
    public func callAsFunction(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) -> Void? {
        CallbackDispatch.pass("application(_:didDecodeRestorableStateWith:)", to: receiver, application, coder).map {
            _ in
        }
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        CallbackDispatch.pass(
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)", to: receiver, application,
            identifierComponents, coder) as? UIViewController
    }
}
