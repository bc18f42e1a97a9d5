/// An empty view.
public struct EmptyView: _PrimitiveView, Container {
    public init() {}
    var children: [Child] { [] }
}

/// A view of any type.
public struct AnyView: _PrimitiveView, Container {
    private let view: any View

    public init<Content: View>(_ view: Content) { self.view = view }
    public init<Content: View>(erasing view: Content) { self.view = view }
    var children: [Child] { [Child("\(type(of: view))", view)] }
}

/// Several views.
public struct TupleView<Views>: _PrimitiveView, Container {
    /// The views, as a tuple.
    public var value: Views

    public init(_ value: Views) { self.value = value }

    var children: [Child] {
        Mirror(reflecting: value).children.enumerated().compactMap { index, child in
            (child.value as? any View).map { Child("\(index)", $0) }
        }
    }
}

/// The first or the second of two views.
public struct _ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView, Rendered, Container where First: View, Second: View {
    public typealias Body = Never

    var children: [Child] {
        switch storage {
        case .first(let view): [Child("true", view)]
        case .second(let view): [Child("false", view)]
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body") }
}

extension Optional: _PrimitiveView, Rendered, Container where Wrapped: View {
    var children: [Child] { map { [Child("some", $0)] } ?? [] }
}

/// Views that belong together without their own look.
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView, Rendered, Container where Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var children: [Child] { [Child("", content)] }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// The closure that makes a view from each element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView, Rendered, Container where Content: View {
    public typealias Body = Never

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    var children: [Child] { data.map { Child("\(id($0))", content($0)) } }

    /// Keeps nothing: there are no swipes on the simulated screen.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
    /// Keeps nothing: there is no dragging on the simulated screen.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
