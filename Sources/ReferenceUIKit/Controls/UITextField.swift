public import Foundation

/// A field for a line of text. There is no keyboard here.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// What was entered.
    open var text: String? = ""
    /// What is shown while nothing was entered.
    open var placeholder: String?
    /// Hears of editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Where the text begins.
    open var textAlignment: NSTextAlignment = .natural
    /// The line around the field.
    open var borderStyle: BorderStyle = .none
    /// When the cross that empties the field is shown.
    open var clearButtonMode: ViewMode = .never
    /// Whether what is entered is hidden.
    open var isSecureTextEntry = false
    /// The keyboard for it.
    open var keyboardType: UIKeyboardType = .default
    /// What the return key says.
    open var returnKeyType: UIReturnKeyType = .default
    /// What becomes upper case by itself.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether mistakes are corrected.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// What is at its left.
    open var leftView: UIView?
    /// When that is shown.
    open var leftViewMode: ViewMode = .never
    /// What takes the keyboard's place.
    open var inputView: UIView?
    /// What stands above the keyboard.
    open var inputAccessoryView: UIView?

    /// Keys go to fields.
    open override var canBecomeFirstResponder: Bool { true }

    override var ownTexts: [String] { [text, placeholder].compactMap { $0 }.filter { !$0.isEmpty } }

    /// The line around a field.
    public enum BorderStyle: Int, Sendable {
        /// None, a line, with depth, or round.
        case none, line, bezel, roundedRect
    }

    /// When something in a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, while it is edited or not, or always.
        case never, whileEditing, unlessEditing, always
    }
}

/// Hears of the editing of a field. Nobody edits here, so nothing is called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {}

/// An area for text. There is no keyboard here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    /// What was entered.
    open var text: String! = ""
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// Where lines begin.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether the text can be edited.
    open var isEditable = true
    /// Whether the text can be chosen.
    open var isSelectable = true
    /// The keyboard for it.
    open var keyboardType: UIKeyboardType = .default

    /// Keys go to an area that can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    override var ownTexts: [String] { text.map { $0.isEmpty ? [] : [$0] } ?? [] }
}

/// Hears of the editing of an area. Nobody edits here, so nothing is called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// A kind of keyboard.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// A kind of keyboard.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// What the key says.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What becomes upper case by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing, or the beginning of words or of sentences, or everything.
    case none, words, sentences, allCharacters
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the keyboard has it, no, or yes.
    case `default`, no, yes
}
