/// A colour. It can be named and kept; nothing is drawn.
public struct Color: _PrimitiveView, Container, ShapeStyle, Hashable, Sendable {
    nonisolated private let value: String
    var children: [Child] { [] }

    nonisolated private init(value: String) { self.value = value }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { value = name }
    nonisolated public init(_ resource: ColorResource) { value = resource.name }
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        value = "\(red) \(green) \(blue) \(opacity)"
    }
    nonisolated public init(white: Double, opacity: Double = 1) { value = "\(white) \(opacity)" }
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        value = "hue \(hue) \(saturation) \(brightness) \(opacity)"
    }
    @MainActor public init(uiColor: UIColor) { value = "\(uiColor.hash)" }
    @MainActor public init(_ color: UIColor) { value = "\(color.hash)" }

    nonisolated public func opacity(_ opacity: Double) -> Color { Color(value: "\(value) \(opacity)") }

    nonisolated public static let red = Color(value: "red")
    nonisolated public static let orange = Color(value: "orange")
    nonisolated public static let yellow = Color(value: "yellow")
    nonisolated public static let green = Color(value: "green")
    nonisolated public static let mint = Color(value: "mint")
    nonisolated public static let teal = Color(value: "teal")
    nonisolated public static let cyan = Color(value: "cyan")
    nonisolated public static let blue = Color(value: "blue")
    nonisolated public static let indigo = Color(value: "indigo")
    nonisolated public static let purple = Color(value: "purple")
    nonisolated public static let pink = Color(value: "pink")
    nonisolated public static let brown = Color(value: "brown")
    nonisolated public static let white = Color(value: "white")
    nonisolated public static let gray = Color(value: "gray")
    nonisolated public static let black = Color(value: "black")
    nonisolated public static let clear = Color(value: "clear")
    nonisolated public static let primary = Color(value: "primary")
    nonisolated public static let secondary = Color(value: "secondary")
    nonisolated public static let accentColor = Color(value: "accentColor")
}

/// A style that fills a shape.
public protocol ShapeStyle: Sendable {}

/// A style named after its place in a hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
}

/// A background that lets the views behind it through.
public struct Material: ShapeStyle {
    public static let regular = Material()
    public static let thin = Material()
    public static let thick = Material()
}

/// The tint of controls that can be touched.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var ultraThinMaterial: Material { .init() }
}

/// A typeface in a size. Nothing is set in it.
public struct Font: Hashable, Sendable {
    private let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "\(style)")
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }

    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }

    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}

/// A shape. It is not drawn.
public protocol Shape: View, Sendable {}

extension Shape {
    public func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
}

/// A circle.
public struct Circle: Shape, _PrimitiveView, Container {
    nonisolated public init() {}
    var children: [Child] { [] }
}

/// A rectangle.
public struct Rectangle: Shape, _PrimitiveView, Container {
    nonisolated public init() {}
    var children: [Child] { [] }
}

/// A rectangle with round ends.
public struct Capsule: Shape, _PrimitiveView, Container {
    nonisolated public init() {}
    var children: [Child] { [] }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, _PrimitiveView, Container {
    nonisolated public init(cornerRadius: CGFloat) {}
    var children: [Child] { [] }
}
