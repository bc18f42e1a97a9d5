public import Foundation

/// A typeface in a size. Fonts never change, so any thread may use them.
open class UIFont: NSObject, @unchecked Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The font's name; the system's font has one of the system's.
    public let fontName: String

    init(_ name: String = ".SFUI-Regular", pointSize: CGFloat) {
        fontName = name
        self.pointSize = pointSize
        super.init()
    }

    /// Makes a font by its name. No font is read: the name is kept.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName, pointSize: fontSize)
    }

    /// The system's font.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// The system's font in a weight, which the model does not keep.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    /// The system's font in bold, which the model does not keep.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// The system's font in italics, which the model does not keep.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    /// The system's font with letters of one width.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(pointSize: size) }
    /// The font of a text style, at the size of body text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }
    /// The size of a label's text.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of a button's text.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of a small text of the system.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of a text of the system.
    open class var systemFontSize: CGFloat { 14 }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, pointSize: fontSize) }

    /// How bold a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As thin as can be.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// As text is set by default.
        public static let regular = Weight(rawValue: 0)
        /// Between regular and semibold.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Bolder than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// As bold as can be.
        public static let black = Weight(rawValue: 0.62)
    }

    /// What a text is in a page, whatever its font.
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
        /// A text set off from the body.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
