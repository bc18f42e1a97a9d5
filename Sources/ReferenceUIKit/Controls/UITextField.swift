public import Foundation

/// A field for a line of text. There is no keyboard here.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The text in the field.
    open var text: String? = ""
    /// The text shown while the field is empty.
    open var placeholder: String?
    /// The object that receives messages about editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural
    /// The line around the field.
    open var borderStyle: BorderStyle = .none
    /// The mode that says when the button that clears the field is shown.
    open var clearButtonMode: ViewMode = .never
    /// True if the field hides its text.
    open var isSecureTextEntry = false
    /// The keyboard for the field.
    open var keyboardType: UIKeyboardType = .default
    /// The type of the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// The type of automatic capitalisation.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// The type of automatic correction.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// The view at the left side of the field.
    open var leftView: UIView?
    /// The mode that says when the left view is shown.
    open var leftViewMode: ViewMode = .never
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?

    /// The text with attributes. Traces show only the text.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            text = newValue?.string
        }
    }
    private var attributed: NSAttributedString?
    /// The text shown while the field is empty, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
    }
    /// The attributes of a text that has none of its own. Nothing is drawn.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a text that is typed. None is typed here.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The meaning of the text, by which the system proposes one. It proposes none here.
    open var textContentType: UITextContentType!
    /// The type of spell checking.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// The look of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// True if the return key is enabled only when there is a text.
    open var enablesReturnKeyAutomatically = false
    /// True if the text becomes smaller when there is no room.
    open var adjustsFontSizeToFitWidth = false
    /// True if the font follows the text size that the user prefers.
    open var adjustsFontForContentSizeCategory = false
    /// The smallest size of the font.
    open var minimumFontSize: CGFloat = 0
    /// True if the text is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// The view at the right side of the field.
    open var rightView: UIView?
    /// The mode that says when the right view is shown.
    open var rightViewMode: ViewMode = .never
    /// The image behind the text.
    open var background: UIImage?
    /// True while the text is edited.
    open var isEditing: Bool { isFirstResponder }
    /// True if there is a text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Adds text at the end: there is no place of typing here.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Deletes the last letter: there is no place of typing here.
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }

    /// True: a field may receive keyboard events.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing if the field is in a window and its delegate allows it. The delegate is then told.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing if the delegate allows it. The delegate is then told.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil { delegate?.textFieldDidEndEditing(self) }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text. The user types nothing here.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// The reasons for which editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// A reason: the text counts, or it doesn't.
        case committed, cancelled
    }

    override var ownTexts: [String] { [text, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }

    /// The lines around a field.
    public enum BorderStyle: Int, Sendable {
        /// A line: none, a simple one, one with depth, or a rounded one.
        case none, line, bezel, roundedRect
    }

    /// The modes that say when something in a field is shown.
    public enum ViewMode: Int, Sendable {
        /// A mode: never, only while the field is edited, only while it is not, or always.
        case never, whileEditing, unlessEditing, always
    }
}
