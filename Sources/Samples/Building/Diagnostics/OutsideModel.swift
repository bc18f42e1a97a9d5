/// What to say where code uses a symbol of UIKit's that the reference module does not have.
enum OutsideModel {
    /// A line for the reader; nil where the message is about something else.
    static func remark(on message: String) -> String? {
        let name: Substring? =
            if let match = message.wholeMatch(of: /cannot find (?:type )?'(UI\w+)' in scope/) {
                match.1
            } else if let match = message.wholeMatch(of: /(?:type|value of type) '(UI[\w.]+)' has no member '([^']+)'/) {
                "\(match.1).\(match.2)"
            } else {
                nil
            }
        return name.map {
            """
            Understudy's UIKit has no \($0). What it models is listed in the documentation of ReferenceUIKit: on the \
            playground at /documentation/referenceuikit, or written by: understudy docs --output FOLDER
            """
        }
    }
}
