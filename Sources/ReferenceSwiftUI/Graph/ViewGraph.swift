internal import Foundation

/// A root view with everything under it, as it was last evaluated.
@MainActor final class ViewGraph {
    private let root: () -> any View
    private let show: (Rendering) -> Void
    private(set) lazy var dependencies = Dependencies { [weak self] in self?.update() }
    var environment = EnvironmentValues()
    /// The type whose body contains the root; nil for a hosting controller of the app's own.
    var owner: String?
    private var looked: Set<String> = []
    private var rendering = Rendering()
    private var present: [String: Rendering.Appearance] = [:]
    private var isEvaluated = false
    private var isOnScreen = false
    /// URLs that came before the views were on screen.
    private var waiting: [URL] = []

    init(root: @escaping () -> any View, show: @escaping (Rendering) -> Void) {
        self.root = root
        self.show = show
    }

    /// The type of the outermost view that is the app's own.
    var firstType: String? { rendering.firstType }

    /// Returns true if a view is evaluated for the first time.
    func isFirstLook(at path: String) -> Bool { looked.insert(path).inserted }

    /// Evaluates everything.
    func evaluate() {
        isEvaluated = true
        var rendering = Rendering()
        RenderContext(graph: self, path: "", owner: owner, environment: environment).render(root(), into: &rendering)
        self.rendering = rendering
        show(rendering)
        if isOnScreen { tell() }
        for change in rendering.changes { change() }
    }

    /// Evaluates everything again, if it was evaluated before.
    func update() {
        if isEvaluated { evaluate() }
    }

    /// Tells the views that they appear, when they are on screen for the first time.
    func appear() {
        guard !isOnScreen else { return }
        isOnScreen = true
        tell()
        let urls = waiting
        waiting = []
        for url in urls { open(url) }
    }

    /// Hands a URL to the views that take URLs, as soon as they are on screen.
    func open(_ url: URL) {
        guard isOnScreen else { return waiting.append(url) }
        for opener in rendering.openers { opener(url) }
    }

    /// Tells the views that they are off the screen.
    func disappear() {
        guard isOnScreen else { return }
        isOnScreen = false
        let gone = present.values.sorted { $0.path < $1.path }
        present = [:]
        for appearance in gone { appearance.go() }
    }

    /// Tells the parts that came and those that went.
    private func tell() {
        let now = Dictionary(rendering.appearances.map { ($0.path, $0) }) { first, _ in first }
        let gone = present.values.filter { now[$0.path] == nil }.sorted { $0.path < $1.path }
        let new = rendering.appearances.filter { present[$0.path] == nil }
        present = now
        for appearance in gone { appearance.go() }
        for appearance in new { appearance.come() }
    }
}
