internal import Foundation
internal import Lifecycle

/// The connection of a scene: its configuration, its delegate and its window, and their end.
@MainActor
enum SceneConnection {
    /// The role of the session for which the app delegate returns a configuration now.
    private(set) static var askedRole: UISceneSession.Role?

    /// Checks if the configuration that UIKit stored for a session is still usable, and sets it on the session.
    static func resolve(_ record: SessionRecord) -> Reply {
        guard let stored = record.configuration else { return .unresolved }
        let configuration: UISceneConfiguration
        switch StoredConfiguration.resolve(stored, of: record) {
        case .success(let resolved): configuration = resolved
        case .failure: return .unresolved
        }
        UIKitProcess.session(record).configuration = configuration
        CallbackDispatch.state(
            .configuration(.stored), scene: record.id, text: "stored: \(configuration.record.summary)",
            rule: .sessionStoredConfiguration)
        return .resolved
    }

    /// Asks the app delegate for a configuration, or uses the first one of the Info.plist if it returns none.
    static func configuration(for record: SessionRecord, _ deliveries: [Delivery]) -> Reply {
        let session = UIKitProcess.session(record)
        let callback = Callback.applicationConfigurationForConnectingOptions
        let application = UIKitProcess.application
        let asked = UIKitProcess.holds(.configurationDelegate) ? application?.delegateForCalls : nil
        let isFirst = UIKitProcess.holds(.configurationDefaultFirst)
        if isFirst {
            session.configuration = standard(
                for: session.role, mayMiss: CallbackDispatch.answers(callback, asked))
        }
        askedRole = session.role
        defer { askedRole = nil }
        let answer = CallbackDispatch.send(
            callback, to: asked, .appDelegate, [application, session, UIScene.ConnectionOptions(deliveries)],
            scene: record.id)
        let configuration: UISceneConfiguration
        if let answer {
            guard let returned = answer as? UISceneConfiguration else {
                CallbackDispatch.raise(
                    "NSInternalInconsistencyException", "The app delegate returned no UISceneConfiguration.")
            }
            guard returned.role == session.role || !UIKitProcess.holds(.configurationRoleMismatch) else {
                CallbackDispatch.raise(
                    "NSInternalInconsistencyException",
                    """
                    The configuration's role \(returned.role.rawValue) is not that of the session, \
                    \(session.role.rawValue).
                    """, rule: .configurationRoleMismatch)
            }
            requireSceneDelegate(returned)
            configuration = replacement(for: returned, scene: record.id) ?? returned.copied()
            CallbackDispatch.state(
                .configuration(.appDelegate), scene: record.id,
                text: "from the app delegate: \(configuration.record.summary)", rule: .configurationDelegate)
        } else {
            configuration = isFirst ? session.configuration : standard(for: session.role)
            CallbackDispatch.state(
                .configuration(.infoPlist), scene: record.id,
                text: "from the Info.plist: \(configuration.record.summary)", rule: .configurationInfoPlist)
        }
        session.configuration = configuration
        return .configuration(configuration.record)
    }

    /// Ends an app whose delegate returned a configuration with a class that does not conform to
    /// `UISceneDelegate`.
    private static func requireSceneDelegate(_ returned: UISceneConfiguration) {
        guard let type = returned.delegateClass, !(type is any UISceneDelegate.Type),
            UIKitProcess.holds(.configurationNotADelegateInCode)
        else { return }
        CallbackDispatch.raise(
            "NSInternalInconsistencyException",
            "representation's delegateClass must conform to UISceneDelegate protocol", of: type,
            rule: .configurationNotADelegateInCode)
    }

    /// Returns the configuration that the Info.plist gives a role.
    ///
    /// - Parameters:
    ///   - role: The role of the session.
    ///   - mayMiss: True if the app delegate decides anyway, so that a missing entry is of no interest.
    private static func standard(for role: UISceneSession.Role, mayMiss: Bool = false) -> UISceneConfiguration {
        UIKitProcess.holds(.configurationInfoPlist)
            ? UISceneConfiguration(infoPlist: nil, role: role, mayMiss: mayMiss)
            : UISceneConfiguration(SceneConfiguration(role: role.rawValue))
    }

    /// Returns the configuration that replaces one with an unknown name, if names missing in the Info.plist are
    /// rejected.
    private static func replacement(for returned: UISceneConfiguration, scene: String) -> UISceneConfiguration? {
        guard UIKitProcess.holds(.configurationUnknownNameRejected), let name = returned.name,
            InfoPlist.entry(name: name, role: returned.role.rawValue) == nil
        else { return nil }
        CallbackDispatch.state(
            .configuration(.rejected), scene: scene,
            text: "\(name) is rejected: the Info.plist has no entry of that name",
            rule: .configurationUnknownNameRejected)
        return UISceneConfiguration(infoPlist: nil, role: returned.role)
    }

    /// Creates the scene, its delegate and its storyboard's window, and calls the delegate.
    static func connect(_ record: SessionRecord, _ deliveries: [Delivery]) {
        let session = UIKitProcess.session(record)
        let configuration = session.configuration
        let options = UIScene.ConnectionOptions(deliveries)
        let scene = sceneType(configuration, record).init(session: session, connectionOptions: options)
        session.scene = scene
        UIKitProcess.scenes.append(scene)
        makeDelegate(of: scene, configuration)
        let window = makeStoryboardWindow(of: scene, configuration)
        CallbackDispatch.send(
            .sceneWillConnectToOptions, to: scene.delegateForCalls, .sceneDelegate,
            [scene, session, options], scene: record.id)
        if UIKitProcess.holds(.sceneWillConnectNotification) {
            NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        }
        if let window {
            let current = CallbackDispatch.send(
                Callback.window.get, to: scene.delegateForCalls, .sceneDelegate, scene: record.id,
                rule: .sceneStoryboardWindow)
            // A delegate that replaced the window shows its own one itself.
            if current as? UIWindow === window, UIKitProcess.holds(.viewWindowShown) {
                window.show(viewsLoadBy: .viewLoadsAtConnection)
            }
        }
    }

    private static func sceneType(_ configuration: UISceneConfiguration, _ record: SessionRecord) -> UIScene.Type {
        guard let asked = configuration.sceneClass else { return UIWindowScene.self }
        if let type = asked as? UIScene.Type { return type }
        guard UIKitProcess.holds(.configurationSceneClass) else { return UIWindowScene.self }
        CallbackDispatch.state(
            .configuration(.sceneClassReplaced), scene: record.id,
            text: "\(_className(asked)) is no UIScene; UIWindowScene takes its place", rule: .configurationSceneClass)
        return UIWindowScene.self
    }

    private static func makeDelegate(of scene: UIScene, _ configuration: UISceneConfiguration) {
        guard let type = configuration.delegateClass, UIKitProcess.holds(.sceneDelegate) else { return }
        let id = scene.session.persistentIdentifier
        // Even for the class of the application or its delegate, this is a second instance.
        let tell = { CallbackDispatch.state(.sceneDelegate, of: type, scene: id, rule: .sceneDelegate) }
        guard let delegate = StageEntrance.enter(telling: tell, { Instances.make(type, .sceneDelegate) }) else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "The scene delegate's class \(_className(type)) does not derive from NSObject.",
                rule: .sceneDelegate)
        }
        scene.delegateForCalls = delegate
    }

    private static func makeStoryboardWindow(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard let storyboard = configuration.storyboard, let windowScene = scene as? UIWindowScene,
            UIKitProcess.holds(.sceneStoryboardWindow)
        else { return nil }
        let id = scene.session.persistentIdentifier
        guard let delegate = scene.delegateForCalls else {
            guard UIKitProcess.holds(.configurationStoryboardWithoutDelegate) else { return nil }
            // That a missing file ends such an app, as it does one with a delegate, is not known.
            if storyboard.exists { _ = storyboard.instantiateInitialViewController() }
            CallbackDispatch.log(
                """
                [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main \
                storyboard file.
                """, rule: .configurationStoryboardWithoutDelegate)
            return nil
        }
        let asked = CallbackDispatch.send(
            Callback.window.get, to: delegate, .sceneDelegate, scene: id, rule: .sceneStoryboardWindow)
        let own = asked as? UIWindow
        guard own != nil || CallbackDispatch.answers(Callback.window.set, delegate) else {
            CallbackDispatch.log(
                """
                [WindowScene] The scene delegate must implement the window property if it wants to use a main \
                storyboard file.
                """, rule: .sceneStoryboardWindow)
            return nil
        }
        let window = own ?? UIWindow(windowScene: windowScene)
        if window.windowScene == nil { window.windowScene = windowScene }
        window.rootViewController = storyboard.instantiateInitialViewController()
        if window.rootViewController == nil, UIKitProcess.holds(.configurationStoryboardWithoutEntry) {
            CallbackDispatch.log(
                "[WindowScene] \(storyboard.noInitialViewController)", rule: .configurationStoryboardWithoutEntry)
        }
        if own == nil {
            CallbackDispatch.send(
                Callback.window.set, to: delegate, .sceneDelegate, [window], scene: id, rule: .sceneStoryboardWindow)
        }
        CallbackDispatch.send(
            Callback.window.get, to: delegate, .sceneDelegate, scene: id, rule: .sceneStoryboardWindow)
        return window
    }

    static func disconnect(_ id: String, callsDelegate: Bool) {
        guard let scene = UIKitProcess.scene(id) else { return }
        scene.activationState = .unattached
        if callsDelegate {
            CallbackDispatch.send(
                .sceneDidDisconnect, to: scene.delegateForCalls, .sceneDelegate, [scene],
                scene: id)
        }
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        if UIKitProcess.holds(.actionViewsDisappear) {
            UIKitProcess.closedWindows += (scene as? UIWindowScene)?.windows ?? []
        }
        scene.session.scene = nil
        UIKitProcess.scenes.removeAll { $0 === scene }
    }

    static func discard(_ ids: [String], callsDelegate: Bool) {
        if callsDelegate {
            let sessions = Set(UIKitProcess.sessions.filter { ids.contains($0.persistentIdentifier) })
            let application = UIKitProcess.application
            CallbackDispatch.send(
                .applicationDidDiscardSceneSessions, to: application?.delegateForCalls,
                .appDelegate, [application, sessions], scene: ids.count == 1 ? ids[0] : nil)
        }
        UIKitProcess.sessions.removeAll { ids.contains($0.persistentIdentifier) }
    }
}
