public import Foundation

/// A typeface in a size. A font never changes, so any thread may use it.
open class UIFont: NSObject, @unchecked Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The font's name, also for the system's font.
    public let fontName: String
    /// The weight and the slant, as far as they were asked for: fonts that differ in them are not equal.
    private let look: String

    init(_ name: String = ".SFUI-Regular", pointSize: CGFloat, look: String = "") {
        fontName = name
        self.pointSize = pointSize
        self.look = look
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && look == other.look
    }

    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue ^ look.hashValue }

    /// Creates a font by its name. No font is read: the name is kept.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName, pointSize: fontSize)
    }

    /// Returns the system's font.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// Returns the system's font in a weight. The name is that of the regular one.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, look: weight == .regular ? "" : "\(weight.rawValue)")
    }
    /// Returns the system's font in bold. The name is that of the regular one.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, look: "bold") }
    /// Returns the system's font in italics. The name is that of the regular one.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, look: "italic") }
    /// Returns the system's font with letters of one width. The name is that of the regular one.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, look: "monospaced \(weight.rawValue)")
    }
    /// Returns the font of a text style, at the size of body text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: 17, look: style.rawValue)
    }
    /// The size of a label's text.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of a button's text.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of the system's small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text.
    open class var systemFontSize: CGFloat { 14 }

    /// Returns the same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, pointSize: fontSize, look: look) }

    /// The weight of a font: how bold it is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// A thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// A light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The default weight.
        public static let regular = Weight(rawValue: 0)
        /// The weight between regular and semibold.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// A weight bolder than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest weight.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The purpose of a text in a page, whatever its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A line below a headline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A text that stands out from the body.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
