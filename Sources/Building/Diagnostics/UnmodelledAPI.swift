package import Wording

/// A symbol of UIKit that code uses and the reference module does not have.
package struct UnmodelledAPI: Hashable, Sendable {
    /// The symbol as the code has it: `UIScreen.mainRoundness`.
    package var symbol: String

    /// The page that lists what the reference module has, in an archive of the documentation.
    package static let page = "/documentation/referenceuikit"

    /// Finds the symbol of a diagnostic; nil if the diagnostic is about something else.
    package init?(_ diagnostic: Diagnostic) {
        guard diagnostic.severity == .error else { return nil }
        let message = diagnostic.message
        if let match = message.wholeMatch(of: /cannot find (?:type )?'(UI\w+)' in scope/) {
            symbol = String(match.1)
        } else if let match = message.wholeMatch(of: /(?:type|value of type) '(UI[\w.]+)' has no member '([^']+)'/) {
            symbol = "\(match.1).\(match.2)"
        } else {
            return nil
        }
    }

    /// The note for the user, in a sentence.
    package var sentence: String { "Understudy's UIKit has no \(symbol)." }

    /// The sentence with the places of the page, for a terminal.
    var remark: String {
        """
        \(sentence) What it models is listed in the documentation of ReferenceUIKit: on the playground at \
        /docs\(Self.page), or in FOLDER\(Self.page) after: understudy docs --output FOLDER
        """
    }
}
