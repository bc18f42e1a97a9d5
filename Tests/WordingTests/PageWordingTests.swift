import Foundation
import TestSupport
import Testing

/// The English of the pages, written and generated, of their templates and of what the catalog says: see *How code and
/// text are written here*. Code and quotations are not read.
@Suite struct PageWordingTests {
    static let habits: [Habit] =
        Habit.unlearned + [
            Habit(
                pattern: #"(?:^|[.:;] )Where [^?\n]{5,80}, "#, instead: "if",
                found: ["Where the address is missing, the process ends."], passed: ["Where do you look first?"]),
            Habit(
                pattern: #"\b(on|off) (the )?stage\b|\b(has|have) the part\b"#, instead: "runs, is called, is launched",
                found: ["Both understudies are on stage.", "The testing delegate has the part."],
                passed: ["Production took the stage."]),
            Habit(
                pattern:
                    #"\bof (Apple|Xcode|UIKit|SwiftUI|Meta|Objective-C|Swift|Flutter)'s(?=[.,;:)|]| (that|which|and|or|in|to|says|"#
                    + #"recommends|about|for|as|with|is|are|was|has|by|at|on)\b|$)"#,
                instead: "an Apple engineer", found: ["an engineer of Apple's recommends it"],
                passed: ["a part of Apple's documentation"]),
            Habit(
                pattern: #"\b(conclusion|assumption|convention|scenario) of ours\b"#, instead: "our conclusion",
                found: ["That is a conclusion of ours."]),
            Habit(
                pattern: #"\bof (its|their|his|her|our|your|one's) own(?=[.,;:)|]|$)"#, instead: "its own process",
                found: ["They launch the app in a process of its own."], passed: ["the destruction of its own session"]),
            Habit(
                pattern: #"\b[Aa]s [^.,;:()\n]{1,45} has (it|them)\b"#, instead: "as in newer logs",
                found: ["Run the tests, first as Sanders has it."]),
            Habit(
                pattern:
                    #"(?<![Tt]here )\b(is|was|are|were) no (delegate|app|diff|variable|condition|scene|folder|action|version|"#
                    + #"device|optional|program|file|part|message|warning|second|AppDelegate)\b"#,
                instead: "is not a", found: ["On a type that is no delegate, yes."],
                passed: ["There is no app delegate."]),
            Habit(
                pattern:
                    #"\b(class|call|line|field|rule|type|code|call|requests|parameters) stands? (in|on|behind|between)\b"#,
                instead: "is in, is on", found: ["Its code stands in one file."]),
            Habit(
                pattern: #"(?<!by )\bhand(s|ed)? (it |that )?in\b"#, instead: "submit",
                found: ["no build of the app that you hand in"],
                passed: ["nine files by hand in all"]),
            Habit(
                pattern: #"\b([Rr]un|[Ll]aunch|[Tt]est|[Ee]ither) (comes|came) to (it|them|left-out|such|one)\b"#,
                instead: "reaches", found: ["The trace tells if the launch comes to it."]),
            Habit(
                pattern: #"\bquestion is (not )?put\b"#, instead: "ask", found: ["before the question is put"]),
            Habit(
                pattern: #"(?:^|[.;:] )Who (knows|wants|has|can|reads|needs|does|looks|asks) [^?\n]*\."#,
                instead: "if you",
                found: ["Who knows the problem may go straight to the fix."], passed: ["Who asks for it?"]),
            Habit(
                pattern: #"\bhow manyth\b|\bno chance\b"#, instead: "plain words",
                found: ["It is no chance that they agree."]),
        ]

    /// A page as text: without code, comments, quotations, addresses and words of pictures.
    private static func prose(_ file: URL) throws -> String {
        var text = try String(contentsOf: file, encoding: .utf8)
        if file.pathExtension == "json" {
            // The words of the catalog, each on its line; the code and the quotations are not words.
            let keys = #"claim|answer|notRun|title|mechanism|place|note|change|reason|cost|risk|how|rule|device"#
            let line = #"(?m)^.*"(?:\#(keys))": "(.*?)"[,}\n ].*$"#
            let listed = #"(?m)^ *(?:"(?:needs|remains|sides)": \[)?"([A-Z][^"]*[. ][^"]*)"[\],].*$"#
            let expressions = try [line, listed].map { try NSRegularExpression(pattern: $0) }
            text = expressions.flatMap { expression in
                expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
                    Range(match.range(at: 1), in: text).map { String(text[$0]) }
                }
            }.joined(separator: "\n")
        }
        for (pattern, replacement) in left {
            text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
        }
        return text
    }

    /// The parts of a page that are not its own words, and what to read in their place.
    private static let left =
        [
            #"(?s)```.*?```"#, #"(?s)<!--.*?-->"#, #"(?s)\{\{.*?\}\}"#, #"`[^`\n]*`"#, #"\]\([^)\n]*\)"#, #"<[^>\n]*>"#,
            #"(?m)^ *@(Image|PageImage|Code).*$"#, #"!\[[^\]\n]*"#, #"“[^”]*”"#,
        ].map { ($0, "…") }
        // A sentence, or a quotation, may go on in the next line.
        + [(#"(?<=[a-z,…])\n *(?=[a-zA-Z(*\[…])"#, " "), (#"(?<![\w])\\?"[^"\n]*\\?""#, "…")]

    /// The files with words for readers.
    static let files: [String] = {
        let kinds = [
            "Documentation.docc": ["md", "tutorial", "html"], "Site/templates": ["mustache"],
            "Sources/Catalog": ["json", "md"], ".github": ["md", "yml"],
        ]
        return kinds.sorted { $0.key < $1.key }.flatMap { folder, extensions -> [String] in
            let root = Checkout.folder.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { path in extensions.contains { path.hasSuffix(".\($0)") } }.sorted()
                .map { "\(folder)/\($0)" }
        } + ["README.md"]
    }()

    @Test func `Many files are read`() {
        #expect(Self.files.count > 300)
    }

    @Test(arguments: habits) func `A habit is found, and what it does not mean is not`(_ habit: Habit) throws {
        for sentence in habit.found { #expect(try !habit.matches(sentence).isEmpty, "\(sentence)") }
        for sentence in habit.passed { #expect(try habit.matches(sentence).isEmpty, "\(sentence)") }
    }

    @Test func `No page is written like that`() throws {
        var wrong: [String] = []
        for file in Self.files {
            let text = try Self.prose(Checkout.folder.appending(path: file))
            for habit in Self.habits {
                wrong += try habit.matches(text).map { "\(file): \($0) (write: \(habit.instead))" }
            }
        }
        #expect(wrong == [])
    }

    /// The longest sentence that a page may have, in words. A list of links is none.
    private static let longest = 45

    @Test func `No sentence is longer than a reader can hold`() throws {
        let written = Self.files.filter { path in
            path.hasPrefix("Documentation.docc") && !path.contains("Generated") || path == "README.md"
        }
        var long: [String] = []
        for file in written {
            let text = try Self.prose(Checkout.folder.appending(path: file)).replacing(
                /\n\s*\n|\n(?=\s*[-|#@}])|\|/, with: ". ")
            for sentence in text.split(separator: /[.:;!?]\s/) {
                let words = sentence.split(whereSeparator: \.isWhitespace)
                if words.count > Self.longest { long.append("\(file): \(words.prefix(12).joined(separator: " ")) …") }
            }
        }
        #expect(long == [])
    }
}
