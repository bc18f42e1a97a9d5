/// A text. It stands as written: translations are not looked up.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
        public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) where Value: CVarArg {
            text += String(format: specifier, value)
        }
        public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
    }
}

/// A view that shows a text.
public struct Text: _PrimitiveView, Rendered, Equatable {
    nonisolated let content: String

    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.text
    }
    @_disfavoredOverload nonisolated public init<Content: StringProtocol>(_ content: Content) {
        self.content = String(content)
    }
    nonisolated public init(verbatim content: String) { self.content = content }
    @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource) {
        content = String(localized: resource)
    }
    @_disfavoredOverload nonisolated public init(_ content: AttributedString) {
        self.content = String(content.characters)
    }
    nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        content = format.format(input)
    }

    func render(_ context: RenderContext, into rendering: inout Rendering) {
        rendering.items.append(.text(content))
    }

    nonisolated public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.content + other.content) }
}

/// The style of a text. The model shows only the words.
extension Text {
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
}

/// A picture. It is not drawn.
public struct Image: _PrimitiveView, Container {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(systemName: String) {}
    public init(_ resource: ImageResource) {}
    public init(uiImage: UIImage) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    var children: [Child] { [] }

    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }
}

/// A text beside a picture.
public struct Label<Title: View, Icon: View>: _PrimitiveView, Container {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    var children: [Child] { [Child("icon", icon), Child("title", title)] }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
