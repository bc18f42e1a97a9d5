public import Foundation

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text of the label.
    open var text: String?
    /// The text of the label with attributes. Traces show only the text.
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment = .natural
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The greatest number of lines; 0 for any number.
    open var numberOfLines = 1
    /// The way to show a text that is too long.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// True if the text becomes smaller when there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the text may shrink, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0
    /// True if the font follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// True if the label is enabled.
    open var isEnabled = true
    /// True if the label is highlighted.
    open var isHighlighted = false
    /// The colour of the text's shadow.
    open var shadowColor: UIColor?

    override var ownTexts: [String] { text.map { [$0] } ?? [] }
}
