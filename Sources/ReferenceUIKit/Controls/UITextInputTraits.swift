public import Foundation

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

/// The types of spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
    /// A type: as the keyboard does by default, no checking, or checking.
    case `default`, no, yes
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// A look: the system's, dark, or light.
    case `default`, dark, light
    /// A look: dark.
    public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text, by which the system proposes one.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A meaning.
    public static let name = Self(rawValue: "name")
    /// A meaning.
    public static let givenName = Self(rawValue: "given-name")
    /// A meaning.
    public static let familyName = Self(rawValue: "family-name")
    /// A meaning.
    public static let emailAddress = Self(rawValue: "email")
    /// A meaning.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// A meaning.
    public static let URL = Self(rawValue: "url")
    /// A meaning.
    public static let username = Self(rawValue: "username")
    /// A meaning.
    public static let password = Self(rawValue: "password")
    /// A meaning.
    public static let newPassword = Self(rawValue: "new-password")
    /// A meaning.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// A meaning.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A meaning.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A meaning.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// A meaning.
    public static let countryName = Self(rawValue: "country-name")
    /// A meaning.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// A meaning.
    public static let organizationName = Self(rawValue: "organization")
}

/// The types of data that become links in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A type of data.
    public static let phoneNumber = Self(rawValue: 1)
    /// A type of data.
    public static let link = Self(rawValue: 2)
    /// A type of data.
    public static let address = Self(rawValue: 4)
    /// A type of data.
    public static let calendarEvent = Self(rawValue: 8)
    /// All types.
    public static let all = Self(rawValue: UInt(bitPattern: -1))
}

/// A place in which a text is laid out. None is laid out here.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The free space at the ends of lines.
    open var lineFragmentPadding: CGFloat = 5
    /// The greatest number of lines; 0 for any number.
    open var maximumNumberOfLines = 0
    /// The way to show a text that is too long.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The size.
    open var size = CGSize.zero

    public override init() {
        super.init()
    }
}
