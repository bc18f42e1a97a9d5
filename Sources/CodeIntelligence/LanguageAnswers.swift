/// The answers of a language server in our own words. What it says is in no other type outside this folder.

/// The declaration and the comment behind a word.
package struct HoverText: Hashable, Sendable, Codable {
    /// The declaration, as code.
    package var declaration: String
    /// The comment, as plain text; empty if there is none.
    package var comment: String
    /// The word; nil if the server does not say.
    package var span: TextSpan?

    package init(declaration: String, comment: String, span: TextSpan? = nil) {
        self.declaration = declaration
        self.comment = comment
        self.span = span
    }
}

/// Something that can be written at a place.
package struct Completion: Hashable, Sendable, Codable {
    package var label: String
    /// Its type; empty if it has none.
    package var detail: String
    package var kind: Kind
    /// The text to write in place of the span.
    package var text: String
    /// The place of the caret in the text, in units of UTF-16: in the first gap for an argument, or behind the text.
    package var caret: Int
    package var span: TextSpan
    /// True if the span is the same in the reader's text, so that the text can be written there.
    package var applies: Bool

    package enum Kind: String, Hashable, Sendable, Codable {
        case function, variable, type, keyword, value
    }
}

/// The completions at a place.
package struct Completions: Hashable, Sendable, Codable {
    package var items: [Completion]
    /// True if the server has more.
    package var isCut: Bool
}

/// A change that the compiler proposes against something that it found.
package struct Fix: Hashable, Sendable, Codable {
    /// The compiler's message that it is about.
    package var message: String
    /// The place of the message.
    package var place: TextPlace
    package var title: String
    package var edits: [TextEdit]
    /// True if all spans are the same in the reader's text, so that the change can be made there.
    package var applies: Bool
}

/// A change of a span of a text.
package struct TextEdit: Hashable, Sendable, Codable {
    package var span: TextSpan
    package var text: String

    package init(span: TextSpan, text: String) {
        self.span = span
        self.text = text
    }
}

/// A question about a place, or about a whole file.
package enum LanguageQuestion: Hashable, Sendable {
    case hover(TextPlace)
    case completion(TextPlace)
    case fixes
}

/// The answer to a question.
package enum LanguageAnswer: Hashable, Sendable {
    /// nil if there is nothing to say.
    case hover(HoverText?)
    case completions(Completions)
    case fixes([Fix])
}
