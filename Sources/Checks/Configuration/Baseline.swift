internal import Lifecycle

/// Today's findings as text to add to `.understudy.yml`, so that only new ones count from now on.
package enum Baseline {
    /// Returns the text of a configuration file with findings accepted, after those that are.
    ///
    /// The text that is there stays as it is written.
    ///
    /// - Parameters:
    ///   - text: The file's text; empty for a new one.
    ///   - findings: The findings that count, and that nothing accepts.
    ///   - project: The project's name, if other projects may read the file.
    ///   - day: Today.
    package static func adding(
        _ findings: [Finding], of project: String? = nil, to text: String, on day: Day
    ) -> String {
        guard !findings.isEmpty else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let key = lines.firstIndex(where: { $0.hasPrefix("accepted:") }) else {
            let head = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
            return head + "accepted:\n" + entries(findings, project, indent: "  ", day)
        }
        var before = Array(lines[...key])
        var end = key + 1
        while end < lines.count, isInside(lines[end]) { end += 1 }
        // An empty list in brackets becomes one with a line for each entry.
        if lines[key].contains(/^accepted:\s*\[\s*\]\s*(#.*)?$/) { before[key] = "accepted:" }
        let list = lines[(key + 1)..<end]
        let indent = list.first { $0.contains("- ") }.map { String($0.prefix { $0 == " " }) } ?? "  "
        let kept = list.reversed().drop { $0.isEmpty }.reversed()
        let rest = lines[end...]
        let after = rest.isEmpty || rest.allSatisfy(\.isEmpty) ? "" : "\n" + rest.joined(separator: "\n")
        return (before + kept).joined(separator: "\n") + "\n" + entries(findings, project, indent: indent, day) + after
    }

    /// Returns true for a line of the list's, or between its entries.
    private static func isInside(_ line: String) -> Bool {
        line.isEmpty || line.hasPrefix(" ") || line.hasPrefix("-") || line.hasPrefix("#") || line.hasPrefix("\t")
    }

    private static func entries(
        _ findings: [Finding], _ project: String?, indent: String, _ day: Day
    ) -> String {
        var seen: Set<String> = []
        return findings.filter { seen.insert("\($0.id.rawValue) \($0.symbol ?? "")").inserted }.map { finding in
            """
            \(indent)- finding: \(finding.id.rawValue)

            """ + (finding.symbol.map { "\(indent)  symbol: \(quoted($0))\n" } ?? "")
                + (project.map { "\(indent)  project: \(quoted($0))\n" } ?? "")
                + "\(indent)  reason: It was there on \(day), when this list was begun.\n"
        }.joined()
    }

    /// Returns a text as YAML takes it whatever is in it.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.]*/) != nil
        return isPlain ? text : TraceLine.quoted(text)
    }
}
