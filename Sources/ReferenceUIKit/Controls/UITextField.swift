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

    /// True: a field may receive keyboard events.
    open override var canBecomeFirstResponder: Bool { true }

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

/// The methods of an object that follows the editing of a field. Nothing is edited here, so none is called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {}

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

    /// True if the area can be edited: only then may it receive keyboard events.
    open override var canBecomeFirstResponder: Bool { isEditable }

    override var ownTexts: [String] { text.map { $0.isEmpty ? [] : [$0] } ?? [] }
}

/// The methods of an object that follows the editing of an area. Nothing is edited here, so none is called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// The types of keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// A type of keyboard.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// A type of keyboard.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The types of a return key.
public enum UIReturnKeyType: Int, Sendable {
    /// A type of return key.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The types of automatic capitalisation.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// A type: capitalises nothing, the beginning of words or of sentences, or everything.
    case none, words, sentences, allCharacters
}

/// The types of automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
    /// A type: as the keyboard does by default, no correction, or correction.
    case `default`, no, yes
}
