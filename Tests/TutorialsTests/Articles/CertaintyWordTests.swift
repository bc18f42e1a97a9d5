import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Tutorials

/// A hand-written page that says how sure something is links that word to the rule, and agrees with it.
struct CertaintyWordTests {
    @Test func `Every word of certainty is that of the rule it links to`() throws {
        let catalog = Checkout.folder.appending(path: "Documentation.docc")
        let files = try FileManager.default.subpathsOfDirectory(atPath: catalog.path).filter { file in
            file == "Understudy.md" || (file.hasPrefix("Articles/") && file.hasSuffix(".md"))
                || (file.hasPrefix("Tutorials/") && file.hasSuffix(".tutorial"))
        }
        #expect(files.count > 15)
        let findings = try files.sorted().flatMap { file in
            try Self.findings(in: String(contentsOf: catalog.appending(path: file), encoding: .utf8))
                .map { "\(file): \($0)" }
        }
        #expect(findings == [])
    }

    static let texts: [(String, [String])] = [
        ("This is [*inferred*](<doc:Lifecycle/Rule/sessionSavedAtConnection>).", []),
        (
            "[*Observed.*](<doc:Lifecycle/Rule/sessionUnknown>) [*documented*](<doc:Lifecycle/Rule/Certainty/documented>)",
            []
        ),
        ("[observed](<doc:Lifecycle/Rule/sessionUnknown>), undocumented, and `documented` in code", []),
        (
            "[*documented*](<doc:Lifecycle/Rule/sessionUnknown>)",
            ["documented: the rule session.unknown is observed"]
        ),
        ("[*observed*](<doc:Lifecycle/Rule/sessionForgotten>)", ["observed: there is no rule sessionForgotten"]),
        ("[*observed*](<doc:Lifecycle/Rule/Certainty/inferred>)", ["observed: there is no rule Certainty/inferred"]),
        ("Developers *observed* it.", ["observed: no rule. Link the word to one, or name the source instead"]),
    ]

    @Test(arguments: texts)
    func `A word without a rule, or of another certainty, is found`(text: String, findings: [String]) {
        #expect(Self.findings(in: text) == findings)
    }

    private static func findings(in text: String) -> [String] {
        let prose = text.replacing(/(?s)```.*?```|``[^`]+``|`[^`]+`/, with: "")
        let linked = /(?i)\[\*?(documented|observed|inferred)\.?\*?\]\(<doc:Lifecycle\/Rule\/([A-Za-z\/]+)>\)/
        let wrong = prose.matches(of: linked).compactMap { match -> String? in
            let word = match.output.1.lowercased()
            let symbol = String(match.output.2)
            if symbol == "Certainty/\(word)" { return nil }
            guard let rule = Rule.catalog.first(where: { $0.symbol == symbol }) else {
                return "\(word): there is no rule \(symbol)"
            }
            return rule.certainty.rawValue == word ? nil : "\(word): the rule \(rule.id) is \(rule.certainty.rawValue)"
        }
        let bare = prose.replacing(linked, with: "").matches(of: /(?i)\b(documented|observed|inferred)\b/).map {
            "\($0.output.1.lowercased()): no rule. Link the word to one, or name the source instead"
        }
        return wrong + bare
    }
}
