internal import Foundation
internal import Lifecycle

/// A primitive view that can render itself.
@MainActor protocol Rendered {
    func render(_ context: RenderContext, into rendering: inout Rendering)
}

/// A primitive view that shows others.
@MainActor protocol Container: Rendered {
    var children: [Child] { get }
}

/// A view within another, with the part of its path that tells it from its neighbours.
struct Child {
    let part: String
    let view: any View

    init(_ part: String, _ view: any View) {
        self.part = part
        self.view = view
    }
}

extension Container {
    func render(_ context: RenderContext, into rendering: inout Rendering) {
        for child in children { context.child(child.part).render(child.view, into: &rendering) }
    }
}

/// The result of evaluating a view.
@MainActor struct Rendering {
    enum Item {
        case text(String)
        case view(UIView)
        case controller(UIViewController)
    }

    /// The closures to call when a part of the view comes or goes.
    struct Appearance {
        let path: String
        let come: () -> Void
        let go: () -> Void
    }

    /// The contents of the screen, from top to bottom.
    var items: [Item] = []
    var appearances: [Appearance] = []
    /// The checks of watched values for changes, to run when the view is up to date.
    var changes: [() -> Void] = []
    /// The closures that take URLs, from the outside in.
    var openers: [(URL) -> Void] = []
    /// The type of the outermost view that is the app's own.
    var firstType: String?
}

/// The place of an evaluation.
@MainActor struct RenderContext {
    let graph: ViewGraph
    /// The view's identity: the way to it from the root.
    var path: String
    /// The type whose body contains the view.
    var owner: String?
    var environment: EnvironmentValues

    func child(_ part: String) -> RenderContext {
        var context = self
        if !part.isEmpty { context.path += "/\(part)" }
        return context
    }

    /// Evaluates a view and the views that it is made of.
    func render<Content: View>(_ view: Content, into rendering: inout Rendering) {
        if let view = view as? any Rendered { return view.render(self, into: &rendering) }
        if let view = view as? any UIViewRepresentable { return view.embed(self, into: &rendering) }
        if let view = view as? any UIViewControllerRepresentable { return view.embed(self, into: &rendering) }
        var context = child("\(Content.self)")
        let type = typeName(Content.self)
        context.owner = type
        if rendering.firstType == nil { rendering.firstType = type }
        guard UIKitProcess.holds(.swiftuiBody) else { return }
        graph.dependencies.install(view, at: context.path, environment)
        let body = graph.dependencies.track {
            graph.isFirstLook(at: context.path)
                ? CallbackDispatch.call("body", ofType: type, .viewController, rule: .swiftuiBody) { view.body }
                : view.body
        }
        context.render(body, into: &rendering)
    }

    /// Returns the single views of a view, without evaluating any of them.
    func flattened(_ view: any View, at part: String) -> [Child] {
        guard let container = view as? any Container, !(view is any Tagged), !(view is any Wrapper),
            view is any Transparent
        else { return [Child(part, view)] }
        return container.children.flatMap { flattened($0.view, at: "\(part)/\($0.part)") }
    }
}

/// A container that is not a view itself to the one around it.
@MainActor protocol Transparent: Container {}
extension TupleView: Transparent {}
extension Group: Transparent where Content: View {}
extension ForEach: Transparent where Content: View {}
extension _ConditionalContent: Transparent where First: View, Second: View {}
extension Optional: Transparent where Wrapped: View {}
extension EmptyView: Transparent {}

/// Returns a type's name as the trace has it: `Module.Type`, without the marks of private types.
func typeName(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\((\w+) in \$[0-9a-f]+\)/) { $0.output.1 }
}
