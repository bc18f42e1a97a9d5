internal import Lifecycle

/// SwiftUI's own scene delegate.
///
/// It shows the app's window and passes on its callbacks to the app's scene delegate behind it, if there is one.
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var phase = ScenePhase.atConnection
    private var behind: DelegateBox?
    private var host: UIHostingController<Root>?

    func connect(_ scene: UIScene, _ session: UISceneSession, _ options: Any?) {
        guard let graph = AppGraph.shared, let windowScene = scene as? UIWindowScene else { return }
        let application = UIApplication.shared.delegate as? AppDelegate
        if let type = application?.sceneDelegateClass(session, options) {
            behind = DelegateBox(sceneDelegate: type, scene: session.persistentIdentifier)
            _ = behind?.delegate
        }
        graph.add(self)
        if let item = graph.items.first {
            let host = UIHostingController(rootView: Root(content: item.content))
            host.graph.owner = graph.name
            self.host = host
            surround(host, item.environment)
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = host
            self.window = window
            window.makeKeyAndVisible()
            open((options as? UIScene.ConnectionOptions)?.urlContexts ?? [])
        }
        pass(.sceneWillConnectToOptions, [scene, session, options], session)
    }

    func change(_ phase: ScenePhase, _ callback: Callback, _ scene: UIScene) {
        let changed = phase != self.phase
        let isShownLast = UIKitProcess.holds(.swiftuiPhaseOrder)
        self.phase = phase
        if changed { AppGraph.shared?.phaseChanged() }
        if changed, !isShownLast { AppGraph.shared?.showPhases() }
        pass(callback, [scene], scene.session)
        if changed, isShownLast { AppGraph.shared?.showPhases() }
    }

    func open(_ contexts: Set<UIOpenURLContext>, _ scene: UIScene) {
        open(contexts)
        pass(.sceneOpenURLContexts, [scene, contexts], scene.session)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for url in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) { host?.graph.open(url) }
    }

    func disconnect(_ scene: UIScene) {
        AppGraph.shared?.remove(self)
        pass(.sceneDidDisconnect, [scene], scene.session)
        window = nil
        host = nil
    }

    /// Shows the app's scenes as they are now.
    func show(_ items: [SceneList.Item]) {
        guard let host, let item = items.first else { return }
        surround(host, item.environment)
        host.rootView = Root(content: item.content)
    }

    /// Lets the views know the scene's phase, if they read it.
    func showPhase() {
        guard let graph = host?.graph else { return }
        graph.environment.scenePhase = phase
        if graph.dependencies.readsPhase { graph.update() }
    }

    private func surround(_ host: UIHostingController<Root>, _ environment: EnvironmentValues) {
        host.graph.environment = environment
        host.graph.environment.scenePhase = phase
        behind?.add(to: &host.graph.environment)
    }

    private func pass(_ callback: Callback, _ arguments: [Any?], _ session: UISceneSession) {
        guard UIKitProcess.holds(.swiftuiForwarding) else { return }
        CallbackDispatch.send(
            callback, to: behind?.delegate, .sceneDelegate, arguments, scene: session.persistentIdentifier,
            rule: .swiftuiForwarding)
    }
}

extension AppSceneDelegate: ForwardsMessages {
    var forwardingTarget: AnyObject? { UIKitProcess.holds(.swiftuiForwarding) ? behind?.delegate : nil }
}

/// The contents of an app's window.
struct Root: _PrimitiveView, Container {
    let content: any View
    var children: [Child] { [Child("", content)] }
}

extension ScenePhase {
    /// The phase of a scene that connects.
    @MainActor static var atConnection: ScenePhase {
        UIKitProcess.holds(.swiftuiScenePhase) ? .inactive : .background
    }
}
