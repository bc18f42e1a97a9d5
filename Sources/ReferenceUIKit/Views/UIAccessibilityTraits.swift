/// The kinds of things that a view is for a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No kind.
    public static let none: Self = []
    /// A button.
    public static let button = Self(rawValue: 1)
    /// A link.
    public static let link = Self(rawValue: 2)
    /// An image.
    public static let image = Self(rawValue: 4)
    /// A selected thing.
    public static let selected = Self(rawValue: 8)
    /// A text that does not change.
    public static let staticText = Self(rawValue: 64)
    /// A heading.
    public static let header = Self(rawValue: 65536)
    /// An element that is not enabled.
    public static let notEnabled = Self(rawValue: 256)
    /// A thing whose value can be increased and decreased.
    public static let adjustable = Self(rawValue: 4096)
    /// A thing whose content changes often.
    public static let updatesFrequently = Self(rawValue: 512)
}
