/// A control that people touch to have something done. There are no touches on the simulated screen.
public struct Button<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { label = Text(titleKey) }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        label = Text(titleKey)
    }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        label = Text(title)
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        label = Text(title)
    }
}

extension Button where Label == ReferenceSwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        label = ReferenceSwiftUI.Label(titleKey, systemImage: systemImage)
    }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A switch.
public struct Toggle<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { label = Text(titleKey) }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { label = Text(title) }
}

/// A field for a line of text. It shows the text, or its name while the text is empty.
public struct TextField<Label: View>: _PrimitiveView, Container {
    private let text: Binding<String>
    private let label: Label
    var children: [Child] {
        text.wrappedValue.isEmpty ? [Child("label", label)] : [Child("text", Text(verbatim: text.wrappedValue))]
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text, label: Text(titleKey)) }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.init(text: text, label: Text(title))
    }
}

/// A field whose text is not shown.
public struct SecureField<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { label = Text(titleKey) }
}

/// A field for a text of any length.
public struct TextEditor: _PrimitiveView, Container {
    private let text: Binding<String>
    var children: [Child] { [Child("text", Text(verbatim: text.wrappedValue))] }
    public init(text: Binding<String>) { self.text = text }
}

/// A choice among values. The model shows its name and all that can be chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView, Container {
    private let label: Label
    private let content: Content
    var children: [Child] { [Child("label", label), Child("content", content)] }
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }
}

/// A number within bounds.
public struct Slider: _PrimitiveView, Container {
    var children: [Child] { [] }
    public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {}
}

/// A number that goes up and down by steps.
public struct Stepper<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
}

extension Stepper where Label == Text {
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
    ) {
        label = Text(titleKey)
    }
}

/// A view that shows that something goes on.
public struct ProgressView<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
}

extension ProgressView where Label == EmptyView {
    public init() { label = EmptyView() }
}

extension ProgressView where Label == Text {
    public init(_ titleKey: LocalizedStringKey) { label = Text(titleKey) }
}

/// A page outside of the app.
public struct Link<Label: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
}

/// Buttons behind a button. The model shows only the name.
public struct Menu<Label: View, Content: View>: _PrimitiveView, Container {
    private let label: Label
    var children: [Child] { [Child("label", label)] }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }
}
