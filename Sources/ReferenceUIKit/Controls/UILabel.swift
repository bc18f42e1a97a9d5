public import Foundation

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// What the label says.
    open var text: String?
    /// What the label says, where it says it in several ways. Only the text is shown in traces.
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where lines begin.
    open var textAlignment: NSTextAlignment = .natural
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1
    /// What becomes of a text that is too long.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the text is made smaller where there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// How small it may become, from 0 to 1.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the reader's text size.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the label takes part.
    open var isEnabled = true
    /// Whether the label is set off.
    open var isHighlighted = false
    /// The colour of the text's shadow.
    open var shadowColor: UIColor?

    override var ownTexts: [String] { text.map { [$0] } ?? [] }
}
