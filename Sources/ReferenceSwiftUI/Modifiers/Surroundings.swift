extension View {
    /// Sets an object for the view and those in it.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        Modified(content: self, part: "environmentObject") { context, _ in
            context.environment.objects[ObjectIdentifier(Object.self)] = object
        }
    }

    /// Sets an `@Observable` object for the view and those in it.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        Modified(content: self, part: "environment") { context, _ in
            context.environment.objects[ObjectIdentifier(Object.self)] = object
        }
    }

    /// Sets a value for the view and those in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        Modified(content: self, part: "environment") { context, _ in
            context.environment[keyPath: keyPath] = value
        }
    }

    /// Sets a value that tells the view from its neighbours.
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        TaggedView(content: self, value: AnyHashable(tag))
    }

    /// Sets the label of the view's tab.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        TabItemView(content: self, label: label())
    }

    /// Gives the view another identity.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        Modified(content: self, part: "id-\(id)") { _, _ in }
    }
}

struct TaggedView<Content: View>: _PrimitiveView, Container, Wrapper, Tagged {
    let content: Content
    let value: AnyHashable

    var wrapped: any View { content }
    var tag: AnyHashable? { value }
    var children: [Child] { [Child("", content)] }
}

struct TabItemView<Content: View, Label: View>: _PrimitiveView, Container, Wrapper, TabLabelled {
    let content: Content
    let label: Label

    var wrapped: any View { content }
    var tabLabel: any View { label }
    var children: [Child] { [Child("", content)] }
}

extension View {
    /// Shows another view in front while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Accompanied(content: self, part: "sheet", companion: isPresented.wrappedValue ? content() : nil)
    }

    /// Shows another view in front while there is an item for it.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Accompanied(content: self, part: "sheet", companion: item.wrappedValue.map(content))
    }

    /// Covers the screen with another view while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Accompanied(content: self, part: "cover", companion: isPresented.wrappedValue ? content() : nil)
    }

    /// Shows an alert while a value is true.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        Accompanied(
            content: self, part: "alert",
            companion: isPresented.wrappedValue ? TupleView((Text(titleKey), actions())) : nil)
    }

    /// Shows an alert with a message while a value is true.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        Accompanied(
            content: self, part: "alert",
            companion: isPresented.wrappedValue ? TupleView((Text(titleKey), message(), actions())) : nil)
    }

    /// Shows a view in front of this one, in its place.
    public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View
    {
        Accompanied(content: self, part: "overlay", companion: content())
    }

    /// Shows a view behind this one.
    public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
        -> some View
    {
        Accompanied(content: self, part: "background", companion: content())
    }

    /// Shows buttons in bars.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Accompanied(content: self, part: "toolbar", companion: content())
    }

    /// Shows a title in the navigation bar.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }
    /// Shows a title in the navigation bar.
    public func navigationTitle(_ title: Text) -> some View { titled(title) }
    /// Shows a title in the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { titled(Text(title)) }
    /// Shows a title in the navigation bar.
    @available(iOS, deprecated: 100000.0, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }

    private func titled(_ title: Text) -> some View {
        Modified(content: self, part: "title") { _, rendering in rendering.items.append(.text(title.content)) }
    }

    /// Sets the destination of a value. Nothing leads there here.
    public func navigationDestination<Value: Hashable, Content: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View { self }
}

/// A button or view in a bar.
public struct ToolbarItem<Content: View>: _PrimitiveView, Container {
    private let content: Content
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    var children: [Child] { [Child("", content)] }
}

/// A place in a bar.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}
