/// Previews of views, for Xcode's canvas. A preview is another launch, so nobody here asks for them.
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

/// How a preview is shown.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says on which device the preview is shown.
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    /// Says how the preview is called.
    public func previewDisplayName(_ name: String?) -> some View { self }
    /// Says how the preview is shown.
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
