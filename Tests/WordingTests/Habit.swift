import Foundation
import Testing

/// A way to write that a reader trips over, and the way to write it instead.
struct Habit: Sendable, CustomTestStringConvertible {
    var pattern: String
    var instead: String
    /// Sentences of the project that were written so.
    var found: [String]
    /// Sentences that it does not mean.
    var passed: [String] = []

    var testDescription: String { found[0] }

    func matches(_ text: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        let range = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: range).compactMap { match in
            Range(match.range, in: text).map { String(text[$0]) }
        }
    }

    /// Those that pages, comments and messages had in common.
    static let unlearned: [Habit] = [
        Habit(
            pattern: #"\b(that|which) there (is|are|was|were) not(?=[.,;:)|]|$)"#, instead: "missing, unknown",
            found: ["an action that there is not"], passed: ["It says that there is not enough room."]
        ),
        Habit(
            pattern: #"\b(can|could|cannot|to) (not )?be had\b"#, instead: "available",
            found: ["the forms in which a trace can be had", "The first version is not to be had any more."]),
        Habit(
            pattern: #"\bstands? for (none|nothing)\b"#, instead: "means none",
            found: ["A value that is empty stands for none"], passed: ["What a key of the code stands for."]),
        Habit(
            pattern: #"\b(brings|brought) (it |them )?on\b"#, instead: "calls, starts",
            found: ["The classes that an ordinary launch brings on."], passed: ["It brings one along."]),
        Habit(
            pattern: #"\b([Tt]ells?|told) of\b"#, instead: "reports, says",
            found: ["The user's action that the event tells of."], passed: ["It tells which of them ran."]),
        Habit(
            pattern: #"\b(said|says?|spoken) of\b"#, instead: "about",
            found: ["All that was said of a run, line by line."], passed: ["What it knows of their texts."]),
        Habit(
            pattern: #"(?<!one )\bpass(es|ed|ing)? over\b"#, instead: "skip, ignore",
            found: ["It passes over classes in debug code.", "Keys of later versions are passed over."],
            passed: ["in one pass over the text"]),
        Habit(
            pattern: #"\b([Aa]n?|[Ee]ach) (\w+ ){1,2}of (its|their) own\b(?! (type|class|module|making)\b)"#,
            instead: "its own process",
            found: ["They launch the app in a process of its own."],
            passed: ["The assertion has no message of its own.", "the destruction of its own session"]),
        Habit(pattern: #"\bwhich is (what|how|why)\b"#, instead: "so", found: ["which is what a person does"]),
        Habit(pattern: #"\b[Aa] thing (that|which)\b"#, instead: "name it", found: ["A thing that a page shows."]),
        Habit(
            pattern: #"\banew\b"#, instead: "again",
            found: ["The scene is configured anew."]),
        Habit(
            pattern: #"\b([Nn]obody|[Aa]nybody)\b"#, instead: "you, or who acts",
            found: ["From iOS 13 on nobody answers UIKit's question."]),
        Habit(
            pattern: #"\b([Mm]end(s|ed|ing)?|put(s|ting)? (it |that |them |this )?right)\b"#, instead: "fix",
            found: ["It shows the trouble and mends nothing."]),
        Habit(
            pattern: #"\ball the same(?! \w)"#, instead: "anyway, still",
            found: ["Tests that the scheme skips run all the same."], passed: ["The runs are all the same step."]),
        Habit(
            pattern: #"\b(came|comes) of (it|that|them|this)\b"#, instead: "results",
            found: ["What came of it"]),
        Habit(
            pattern: #"\bwhere (there (is|are|was)|it is missing|none (is|are)|one is (concerned|known|missing))\b"#,
            instead: "if", found: ["a new one where there is none"], passed: ["the point where UIKit asks"]),
    ]
}
