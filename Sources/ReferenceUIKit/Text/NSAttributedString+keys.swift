public import Foundation

/// The attributes of a text that UIKit knows. You can set and read them; nothing is drawn.
extension NSAttributedString.Key {
    /// The key of the font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of the paragraph's style.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The key of the text's colour.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The key of the colour behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The key of the ligatures.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The key of the space between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The key of the tracking.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The key of the line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The key of the line below the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The key of the outline's colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The key of the outline's width.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The key of the shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The key of the text's effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The key of the attachment.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The key of the link.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The key of the distance from the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The key of the colour of the line below the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The key of the colour of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The key of the slant.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The key of the letters' expansion.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The key of the direction of writing.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
