internal import FoundationEssentials
internal import Lifecycle

/// The recorded steps in which a rule takes part, and the claims whose answers rest on it.
package struct RuleUses: Hashable, Sendable {
    /// The steps by their tutorials' page names, by the rules' identifiers.
    private var steps: [String: [Lesson]] = [:]
    /// Links to the claims, in Markdown, by the rules' identifiers.
    private let claims: [String: [String]]

    /// A tutorial's page name, and the slugs of its steps.
    private struct Lesson: Hashable {
        var tutorial: String
        var slugs: [String]
    }

    /// Reads the uses from the recorded traces.
    ///
    /// - Parameters:
    ///   - records: The steps' records; nil for none.
    ///   - claims: Links to the claims that rest on a rule, in Markdown, by the rules' identifiers.
    package init(steps records: StepRecords? = nil, claims: [String: [String]] = [:]) {
        self.claims = claims
        guard let records else { return }
        var pages: [String: String?] = [:]
        func page(of tutorial: String) -> String? {
            if let known = pages[tutorial] { return known }
            let page = records.source(of: tutorial)?.deletingPathExtension().lastPathComponent
            pages[tutorial] = page
            return page
        }
        for path in FileTree(folder: records.traces).paths().sorted() where path.hasSuffix(".txt") {
            let parts = path.dropLast(".txt".count).split(separator: "/").map(String.init)
            guard parts.count == 2, let page = page(of: parts[0]),
                let text = try? String(contentsOf: records.traces.appending(path: path), encoding: .utf8)
            else { continue }
            for rule in Self.rules(in: text) { add(parts[1], of: page, to: rule) }
        }
    }

    /// Returns the identifiers of the rules that the events of a recorded trace name.
    private static func rules(in trace: String) -> Set<String> {
        Set(trace.components(separatedBy: #""rule":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }

    private mutating func add(_ slug: String, of page: String, to rule: String) {
        var tutorials = steps[rule] ?? []
        if let index = tutorials.firstIndex(where: { $0.tutorial == page }) {
            tutorials[index].slugs.append(slug)
        } else {
            tutorials.append(Lesson(tutorial: page, slugs: [slug]))
        }
        steps[rule] = tutorials
    }

    /// Returns the paragraphs about a rule's uses, in Markdown; empty if there are none.
    func paragraphs(of rule: Rule) -> [String] {
        let tutorials = (steps[rule.id] ?? []).map { lesson in
            let slugs = lesson.slugs
            let named = slugs.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
            return "<doc:\(lesson.tutorial)> (\(named)\(slugs.count > 3 ? " and \(slugs.count - 3) more" : ""))"
        }
        let claims = claims[rule.id] ?? []
        return [
            tutorials.isEmpty ? nil : "Steps in which it acts: \(tutorials.joined(separator: "; ")).",
            claims.isEmpty ? nil : "Claims that rest on it: \(claims.joined(separator: ", ")).",
        ].compactMap { $0 }
    }
}
