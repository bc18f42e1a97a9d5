import Foundation
import TestSupport
import Testing

/// The English of comments, and of the messages in the sources: see *How code and text are written here*.
struct CommentWordingTests {
    /// Habits of comments that pages do not have, or may have.
    static let habits: [Habit] =
        Habit.unlearned + [
            Habit(
                pattern:
                    #"(?<!here )\b(is|was|are|were) no (?!longer|more|less|greater|other|different|such|second\b)[a-z]+"#,
                instead: "is not a", found: ["nil if it was no test run", "files that are no resources"],
                passed: ["There is no app delegate.", "The scene is no longer shown.", "a value that is no greater"]),
            Habit(
                pattern:
                    #"\b(file|files|module|package|packages|template|production|resources) that (is|are) not there\b"#,
                instead: "missing", found: ["the mistake about source files that are not there"]),
            Habit(
                pattern: #"\b([Nn]il|[Nn]othing|undefined|none) where\b"#, instead: "if",
                found: ["The tutorials as plain pages; nil where there are none."]),
        ]

    /// A paragraph of a comment, or a text in quotation marks, at its place.
    struct Piece {
        var place: String
        var text: String
    }

    /// The Swift files and scripts that people write.
    static let files: [URL] = {
        let site = Checkout.folder.appending(path: "Site/static")
        let scripts = FileManager.default.enumerator(atPath: site.path)?.compactMap { $0 as? String } ?? []
        return CommentTests.files.filter { !$0.path.contains("/Generated/") && !$0.path.contains("/WordingTests/") }
            + scripts.filter { $0.hasSuffix(".js") }.sorted().map { site.appending(path: $0) }
    }()

    /// Returns the comments of a file, with the lines of each joined, and without code.
    static func comments(_ text: String, in path: String) -> [Piece] {
        var pieces: [Piece] = []
        var isInside = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Looked at first, as expressions take ten times as long.
            let mayHaveWords = line.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
            let own = mayHaveWords ? line.firstMatch(of: /^\s*(?:\/\/+|\/\*\*|\*)\s?(?!\/)(.*)$/) : nil
            guard mayHaveWords, let words = own?.output.1 ?? line.firstMatch(of: /\s\/\/\s(.*)$/)?.output.1 else {
                isInside = false
                continue
            }
            if isInside, own != nil, !words.isEmpty {
                pieces[pieces.count - 1].text += " \(words)"
            } else {
                pieces.append(Piece(place: "\(path):\(index + 1)", text: String(words)))
            }
            isInside = own != nil && !words.isEmpty
        }
        return pieces.map { Piece(place: $0.place, text: $0.text.replacing(/`[^`]*`/, with: "…")) }
    }

    /// Returns the texts in quotation marks of each line that is not a comment.
    static func messages(_ text: String, in path: String) -> [Piece] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            !line.utf8.contains(UInt8(ascii: "\"")) || line.contains(/^\s*\/\//)
                ? []
                : line.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
                    Piece(place: "\(path):\(index + 1)", text: String($0.output.1))
                }
        }
    }

    /// Messages that traces, records and marker files keep: they change with the records alone.
    static let kept: Set = [
        "the system draws the session's card anew when it likes", "nobody is asked",
        "Understudy's documentation, replaced when it is written anew. The files:",
        "by the runner of UI tests, in a process of its own, without test bundle and XCTest",
        "none run in this process: UI tests run in a process of their own",
    ]

    @Test func `Many files are read`() {
        #expect(Self.files.count > 1000)
    }

    @Test(arguments: habits) func `A habit of comments is found, and what it does not mean is not`(_ habit: Habit)
        throws
    {
        for sentence in habit.found { #expect(try !habit.matches(sentence).isEmpty, "\(sentence)") }
        for sentence in habit.passed { #expect(try habit.matches(sentence).isEmpty, "\(sentence)") }
    }

    @Test func `A comment is read whole, and code is not`() {
        let text = """
            /// Opens it
            /// at `once where`.
            ///
            /// - Returns: One.
            let a = b  // why
            /** Both. */
            """
        #expect(
            Self.comments(text, in: "A").map { "\($0.place) \($0.text)" } == [
                "A:1 Opens it at ….", "A:3 ", "A:4 - Returns: One.", "A:5 why", "A:6 Both. */",
            ])
        #expect(Self.messages(text + "\nprint(\"x\", \"y\")", in: "A").map(\.text) == ["x", "y"])
    }

    @Test func `No comment is written like that`() throws {
        let wrong = try Self.wrong(Self.habits) { Self.comments($0, in: $1) }
        #expect(wrong == [])
    }

    @Test func `No message is written like that`() throws {
        let sources = Self.files.filter { $0.path.hasPrefix(Checkout.path("Sources")) }
        let wrong = try Self.wrong(Habit.unlearned, in: sources) { text, path in
            Self.messages(text, in: path).filter { !Self.kept.contains($0.text) }
        }
        #expect(wrong == [])
    }

    private static func wrong(
        _ habits: [Habit], in files: [URL] = CommentWordingTests.files, pieces: (String, String) -> [Piece]
    ) throws -> [String] {
        let expressions = try habits.map { try NSRegularExpression(pattern: $0.pattern) }
        let any = try NSRegularExpression(pattern: habits.map { "(?:\($0.pattern))" }.joined(separator: "|"))
        return try files.flatMap { file in
            let path = String(file.path.dropFirst(Checkout.folder.path.count + 1))
            return try pieces(String(contentsOf: file, encoding: .utf8), path).flatMap { piece -> [String] in
                let range = NSRange(piece.text.startIndex..., in: piece.text)
                guard any.firstMatch(in: piece.text, range: range) != nil else { return [] }
                return zip(habits, expressions).filter { _, expression in
                    expression.firstMatch(in: piece.text, range: range) != nil
                }.map { habit, _ in "\(piece.place): \(piece.text) (write: \(habit.instead))" }
            }
        }
    }
}
