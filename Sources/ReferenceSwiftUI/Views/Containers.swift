/// The horizontal alignments of views in a column.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
/// The vertical alignments of views in a row.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
/// The alignments of a view in another.
public enum Alignment: Sendable {
    case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// A direction of scrolling.
public enum Axis: Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// Views in a column.
public struct VStack<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// Views in a row.
public struct HStack<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// Views in front of each other.
public struct ZStack<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    var children: [Child] { [Child("", content)] }
}

/// Views in a column. The model evaluates all of them.
public struct LazyVStack<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// Views in a row. The model evaluates all of them.
public struct LazyHStack<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// Views that can be scrolled.
public struct ScrollView<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// The rows of a list. The model evaluates all of them.
public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView, Container {
    private let content: Content
    var children: [Child] { [Child("", content)] }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// Controls in groups.
public struct Form<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var children: [Child] { [Child("", content)] }
}

/// A part of a list, with its header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView, Container {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
    var children: [Child] { [Child("header", header), Child("content", content), Child("footer", footer)] }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// Room between views.
public struct Spacer: _PrimitiveView, Container {
    public init(minLength: CGFloat? = nil) {}
    var children: [Child] { [] }
}

/// A line between views.
public struct Divider: _PrimitiveView, Container {
    public init() {}
    var children: [Child] { [] }
}

/// A view whose contents depend on the size of its place. The place is the screen.
public struct GeometryReader<Content: View>: _PrimitiveView, Container {
    /// The closure that makes the contents from the size.
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    var children: [Child] { [Child("", content(GeometryProxy(size: UIScreen.main.bounds.size)))] }
}

/// The size of a view's place.
public struct GeometryProxy: Sendable {
    /// The size, in points.
    public let size: CGSize
}
