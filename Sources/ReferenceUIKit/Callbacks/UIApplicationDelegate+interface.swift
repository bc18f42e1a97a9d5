public import Foundation

/// What a delegate is asked about the interface. The model asks none of it; an app may call it itself.
extension UIApplicationDelegate {
    /// How a window's interface may be turned. The model does not ask: nothing is turned.
    ///
    /// Source: Apple, application(_:supportedInterfaceOrientationsFor:).
    ///
    /// - Returns: Without an implementation, all but upside down.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        CallbackDispatch.pass(
            "application(_:supportedInterfaceOrientationsFor:)", to: self, application, window)
            as? UIInterfaceOrientationMask ?? .allButUpsideDown
    }

    /// Whether extensions of other makers may be used. The model has none.
    ///
    /// Source: Apple, application(_:shouldAllowExtensionPointIdentifier:).
    ///
    /// - Returns: Without an implementation, true.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        CallbackDispatch.pass(
            "application(_:shouldAllowExtensionPointIdentifier:)", to: self, application, extensionPointIdentifier)
            as? Bool ?? true
    }

    /// The status bar is about to be turned. Nothing is turned here.
    ///
    /// Source: Apple, application(_:willChangeStatusBarOrientation:duration:).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        CallbackDispatch.pass(
            "application(_:willChangeStatusBarOrientation:duration:)", to: self, application, newStatusBarOrientation,
            duration)
    }

    /// The status bar was turned. Nothing is turned here.
    ///
    /// Source: Apple, application(_:didChangeStatusBarOrientation:).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
        CallbackDispatch.pass(
            "application(_:didChangeStatusBarOrientation:)", to: self, application, oldStatusBarOrientation)
    }

    /// The status bar is about to have another place. There is none here.
    ///
    /// Source: Apple, application(_:willChangeStatusBarFrame:).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        CallbackDispatch.pass("application(_:willChangeStatusBarFrame:)", to: self, application, newStatusBarFrame)
    }

    /// The status bar has another place. There is none here.
    ///
    /// Source: Apple, application(_:didChangeStatusBarFrame:).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        CallbackDispatch.pass("application(_:didChangeStatusBarFrame:)", to: self, application, oldStatusBarFrame)
    }
}

extension _ApplicationMessages {
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask? {
        CallbackDispatch.pass(
            "application(_:supportedInterfaceOrientationsFor:)", to: receiver, application, window)
            as? UIInterfaceOrientationMask
    }

    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool? {
        CallbackDispatch.pass(
            "application(_:shouldAllowExtensionPointIdentifier:)", to: receiver, application, extensionPointIdentifier)
            as? Bool
    }

    @discardableResult
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func callAsFunction(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:willChangeStatusBarOrientation:duration:)", to: receiver, application,
            newStatusBarOrientation, duration
        ).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func callAsFunction(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didChangeStatusBarOrientation:)", to: receiver, application, oldStatusBarOrientation
        ).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func callAsFunction(
        _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:willChangeStatusBarFrame:)", to: receiver, application, newStatusBarFrame
        ).map { _ in }
    }

    @discardableResult
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public func callAsFunction(
        _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) -> Void? {
        CallbackDispatch.pass(
            "application(_:didChangeStatusBarFrame:)", to: receiver, application, oldStatusBarFrame
        ).map { _ in }
    }
}
