/// Previews of views, for Xcode's canvas. A preview is another launch, so nothing here asks for them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The layouts of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the device on which the preview is shown.
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    /// Sets the preview's name.
    public func previewDisplayName(_ name: String?) -> some View { self }
    /// Sets the preview's layout.
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
