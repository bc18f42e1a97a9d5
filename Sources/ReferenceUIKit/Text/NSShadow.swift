public import Foundation

/// The shadow of a text. You can configure it; nothing is drawn.
open class NSShadow: NSObject, @unchecked Sendable {
    // Nothing is locked: a shadow belongs to the code that made it.

    /// The distance of the shadow.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`.
    open var shadowColor: Any?

    public override init() {
        super.init()
    }
}

/// The lines below a text and through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = Self(rawValue: 1)
    /// A thick line.
    public static let thick = Self(rawValue: 2)
    /// Two lines.
    public static let double = Self(rawValue: 9)
    /// A line of dots.
    public static let patternDot = Self(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = Self(rawValue: 0x200)
    /// A line only below words.
    public static let byWord = Self(rawValue: 0x8000)
}
