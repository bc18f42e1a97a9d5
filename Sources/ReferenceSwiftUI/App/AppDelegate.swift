internal import Lifecycle

/// SwiftUI's own app delegate.
///
/// It answers the calls about scenes and passes on everything else to the app's delegate behind it, if there is one.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let behind = DelegateBox.shared?.delegate

    func didFinishLaunching(_ application: Any?, _ options: Any?) -> Bool {
        guard UIKitProcess.holds(.swiftuiForwarding) else { return true }
        let callback = Callback.applicationDidFinishLaunchingWithOptions
        return CallbackDispatch.send(
            callback, to: behind, .appDelegate, [application, options], rule: .swiftuiForwarding) as? Bool
            ?? true
    }

    func configuration(for session: UISceneSession) -> UISceneConfiguration {
        _ = AppGraph.shared?.items
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = AppSceneDelegate.self
        return configuration
    }

    /// Returns the scene delegate's class that the app's own delegate wants for a session; nil for none.
    func sceneDelegateClass(_ session: UISceneSession, _ options: Any?) -> AnyClass? {
        guard UIKitProcess.holds(.swiftuiAdaptorConfigures) else { return nil }
        let callback = Callback.applicationConfigurationForConnectingOptions
        let answer = CallbackDispatch.send(
            callback, to: behind, .appDelegate, [UIApplication.shared, session, options],
            scene: session.persistentIdentifier, rule: .swiftuiAdaptorConfigures)
        return (answer as? UISceneConfiguration)?.delegateClass
    }
}

extension AppDelegate: ForwardsMessages {
    var forwardingTarget: AnyObject? { UIKitProcess.holds(.swiftuiForwarding) ? behind : nil }
}
