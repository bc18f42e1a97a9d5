/// A part of the interface. The model evaluates it and reads its texts; nothing is drawn.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's contents.
    associatedtype Body: View
    /// The view's contents.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
}

/// A view that SwiftUI itself can show.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// The body that is never asked for.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Combines the views of a closure.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that is given to a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView, Rendered, Container {
    let view: any View
    var children: [Child] { [Child("", view)] }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier that changes the view.
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("ModifiedContent has no body") }
}

extension ModifiedContent: _PrimitiveView, Rendered where Content: View, Modifier: ViewModifier {
    func render(_ context: RenderContext, into rendering: inout Rendering) {
        let context = context.child("\(Modifier.self)")
        context.graph.dependencies.install(modifier, at: context.path, context.environment)
        context.render(modifier.body(content: _ViewModifier_Content(view: content)), into: &rendering)
    }
}

extension View {
    /// Returns the view as a modifier changes it.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
