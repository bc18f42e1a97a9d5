public import Foundation

/// The style of a paragraph. You can read it; no text is laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Only a mutable one changes, and that belongs to the code that made it.

    fileprivate var values = Values()

    fileprivate struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var hyphenationFactor: Float = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    /// The style of a paragraph without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() {
        super.init()
    }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The space before all lines but the first.
    open var headIndent: CGFloat { values.headIndent }
    /// The space after the lines.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The space before the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of a line's natural height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The way to show a line that does not fit.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The point from which on words are hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// The direction of writing.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The style of a paragraph that can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Sendable because its superclass is. Nothing is locked: it belongs to the code that made it.

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Takes over the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The directions of writing.
public enum NSWritingDirection: Int, Sendable {
    /// A direction: as the language has it, or from a side to the other.
    case natural = -1, leftToRight, rightToLeft
}
