/// Views of which one leads to another.
public struct NavigationView<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var children: [Child] { [Child("", content)] }
}

/// Views of which one leads to another. The model shows the root.
public struct NavigationStack<Data, Root: View>: _PrimitiveView, Container {
    private let root: Root
    var children: [Child] { [Child("", root)] }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }
}

/// The path from the root to the view that is shown.
public struct NavigationPath {
    /// The number of views above the root.
    public private(set) var count = 0
    /// True if the root is shown.
    public var isEmpty: Bool { count == 0 }
    public init() {}
    public mutating func append<Value: Hashable>(_ value: Value) { count += 1 }
    public mutating func removeLast(_ number: Int = 1) { count -= number }
}

/// A list beside the element chosen from it. The model shows the list.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView, Container {
    private let sidebar: Sidebar
    var children: [Child] { [Child("sidebar", sidebar)] }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.sidebar = sidebar() }
}

/// A link to another view. Nothing touches it, so its destination is not evaluated.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination)
    {
        label = Text(title)
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        label = Text(title)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) { label = Text(titleKey) }
    @_disfavoredOverload public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        label = Text(title)
    }
}

/// Views side by side, one shown at a time: the first, or the one whose tag is selected.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView, Rendered {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func render(_ context: RenderContext, into rendering: inout Rendering) {
        let tabs = context.flattened(content, at: "tab")
        let selected = selection.map(\.wrappedValue)
        let shown = tabs.first { selected != nil && $0.view.tagged == selected.map { AnyHashable($0) } } ?? tabs.first
        if let shown { context.child(shown.part).render(shown.view, into: &rendering) }
        for tab in tabs {
            guard let label = tab.view.tabLabel else { continue }
            context.child("\(tab.part).item").render(label, into: &rendering)
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// A tab, with its name beside it.
public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveView, Container, Tagged, TabLabelled {
    private let value: Value?
    private let content: Content
    private let label: Label
    var children: [Child] { [Child("", content)] }
    var tag: AnyHashable? { value.map { AnyHashable($0) } }
    var tabLabel: any View { label }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: .init(Text(titleKey)))
    }
}

extension Tab where Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(value: value, content: content(), label: .init(Text(titleKey)))
    }
}

/// A tab's own name.
public struct DefaultTabLabel: _PrimitiveView, Container {
    private let text: Text
    init(_ text: Text) { self.text = text }
    var children: [Child] { [Child("", text)] }
}

/// A view with a value that tells it from its neighbours.
@MainActor protocol Tagged { var tag: AnyHashable? { get } }
/// A view with a label for its tab.
@MainActor protocol TabLabelled { var tabLabel: any View { get } }

extension View {
    fileprivate var tagged: AnyHashable? {
        if let tag = (self as? any Tagged)?.tag { return tag }
        return (self as? any Wrapper)?.wrapped.tagged
    }
    fileprivate var tabLabel: (any View)? {
        if let label = (self as? any TabLabelled)?.tabLabel { return label }
        return (self as? any Wrapper)?.wrapped.tabLabel
    }
}
