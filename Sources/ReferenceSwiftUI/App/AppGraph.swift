internal import Lifecycle

/// The running app: its value, its scenes as its body last named them, and the windows that show them.
@MainActor final class AppGraph {
    static var shared: AppGraph?

    let name: String
    private let app: any App
    private lazy var dependencies = Dependencies { [weak self] in self?.update() }
    private var list: SceneList?
    /// The scenes that are connected, in the order of connection.
    private var scenes: [AppSceneDelegate] = []
    private var hasConnected = false

    init(_ app: any App, named name: String) {
        self.app = app
        self.name = name
    }

    /// The kinds of windows. The app's body is evaluated when they are first asked for.
    var items: [SceneList.Item] {
        if list == nil, UIKitProcess.holds(.swiftuiAppBody) { evaluate() }
        return list?.items ?? []
    }

    func add(_ scene: AppSceneDelegate) {
        hasConnected = true
        scenes.append(scene)
    }

    func remove(_ scene: AppSceneDelegate) {
        scenes.removeAll { $0 === scene }
        phaseChanged()
        showPhases()
    }

    /// Evaluates the app's body again, and its windows with it, after something around the app changed.
    func update() {
        guard list != nil else { return }
        evaluate()
        for scene in scenes { scene.show(items) }
    }

    /// Evaluates the app's body again if it reads the app's phase, after a scene's phase changed.
    func phaseChanged() {
        if dependencies.readsPhase, list != nil { evaluate() }
    }

    /// Evaluates again the views that read a scene's phase or that the app's body has named again.
    func showPhases() {
        for scene in scenes { dependencies.readsPhase ? scene.show(items) : scene.showPhase() }
    }

    /// The phase of the app: that of the scene furthest in front.
    private var phase: ScenePhase { scenes.map(\.phase).max() ?? (hasConnected ? .background : .atConnection) }

    private func evaluate() {
        var environment = EnvironmentValues()
        environment.scenePhase = phase
        DelegateBox.shared?.add(to: &environment)
        dependencies.install(app, at: name, environment)
        let context = SceneContext(dependencies: dependencies, path: name, environment: environment)
        let isFirst = list == nil
        var list = SceneList()
        read(app, isFirst: isFirst, context, into: &list)
        self.list = list
        for change in list.changes { change() }
    }

    private func read<Content: App>(_ app: Content, isFirst: Bool, _ context: SceneContext, into list: inout SceneList)
    {
        let body = dependencies.track {
            isFirst
                ? CallbackDispatch.call("body", ofType: name, .application, rule: .swiftuiAppBody) { app.body }
                : app.body
        }
        context.list(body, into: &list)
    }
}
