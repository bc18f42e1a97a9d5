/// Sides of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// The ways to align lines of text.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// An animation. Nothing moves.
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func spring() -> Animation { Animation() }
}

/// Calls a closure. Nothing moves.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The looks and the position of a view. The model draws nothing, so it keeps nothing of this.
extension View {
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func fixedSize() -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }

    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func bold() -> some View { self }
    public func italic() -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
    public func cornerRadius(_ radius: CGFloat) -> some View { self }
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
    public func clipped() -> some View { self }
    public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }
    public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { self }
    public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func blur(radius: CGFloat) -> some View { self }
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    public func rotationEffect(_ angle: Angle) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func redacted(reason: RedactionReasons) -> some View { self }

    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }

    public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
    public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
}

/// Gestures on a view. There are no touches on the simulated screen.
extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
        self
    }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { environment(\.isEnabled, !isDisabled) }
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func searchable(text: Binding<String>) -> some View { self }
}

/// Descriptions of a view for assistive technology and tests.
extension View {
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    public func accessibilityLabel(_ label: Text) -> some View { self }
    @_disfavoredOverload public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { self }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}

extension View {
    /// Leaves the view out of the screen's contents.
    public func hidden() -> some View { HiddenView(content: self) }
}

/// A view that is evaluated and not seen.
struct HiddenView<Content: View>: _PrimitiveView, Rendered {
    let content: Content

    func render(_ context: RenderContext, into rendering: inout Rendering) {
        let items = rendering.items
        context.child("hidden").render(content, into: &rendering)
        rendering.items = items
    }
}
