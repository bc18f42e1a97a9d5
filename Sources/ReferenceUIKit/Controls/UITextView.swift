public import Foundation

/// An area for text. There is no keyboard here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// The text in the area.
    open var text: String! = ""
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment = .natural
    /// True if the user can edit the text.
    open var isEditable = true
    /// True if the user can select the text.
    open var isSelectable = true
    /// The keyboard for the area.
    open var keyboardType: UIKeyboardType = .default

    /// The text with attributes. Traces show only the text.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: text ?? "") }
        set {
            attributed = newValue
            text = newValue?.string
        }
    }
    private var attributed: NSAttributedString?
    /// The object that receives messages about editing.
    open var delegate: (any UITextViewDelegate)? {
        get { anyDelegate as? any UITextViewDelegate }
        set { anyDelegate = newValue }
    }
    /// The attributes of links. Nothing is drawn.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// The attributes of a text that is typed. None is typed here.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The free space around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The place in which the text is laid out. None is laid out here.
    public private(set) lazy var textContainer = NSTextContainer()
    /// The selected text: none here.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The types of data that become links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The type of the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// The type of automatic capitalisation.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// The type of automatic correction.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// The type of spell checking.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// True if the font follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// True if there is a text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Creates an area.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
    }

    /// Creates an area.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// True if the area can be edited: only then may it receive keyboard events.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Begins editing if the area is in a window and its delegate allows it. The delegate is then told.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Ends editing if the delegate allows it. The delegate is then told.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        return true
    }

    /// Posted after the user changed the text. The user types nothing here.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    override var ownTexts: [String] { text.map { $0.isEmpty ? [] : [$0] } ?? [] }
}
