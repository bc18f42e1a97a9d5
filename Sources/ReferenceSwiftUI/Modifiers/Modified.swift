/// A view around another one, which counts as the same to a container.
@MainActor protocol Wrapper { var wrapped: any View { get } }

/// A view with something added to it.
struct Modified<Content: View>: _PrimitiveView, Rendered, Wrapper {
    let content: Content
    let part: String
    /// The change made before the view is evaluated.
    let change: @MainActor (inout RenderContext, inout Rendering) -> Void

    var wrapped: any View { content }

    func render(_ context: RenderContext, into rendering: inout Rendering) {
        var context = context.child(part)
        change(&context, &rendering)
        context.render(content, into: &rendering)
    }
}

/// A view with others beside it.
struct Accompanied<Content: View, Companion: View>: _PrimitiveView, Container, Wrapper {
    let content: Content
    let part: String
    let companion: Companion?

    var wrapped: any View { content }
    var children: [Child] {
        [Child("content", content)] + (companion.map { [Child(part, $0)] } ?? [])
    }
}
