internal import Foundation
internal import Lowering
internal import Storage
package import Wording

/// The catalog's page of what tests tried against Understudy, and what was lost.
package enum PromisesPage {
    /// The file in the catalog.
    package static let file = "Generated/Promises.md"
    /// The record, in the folder of records.
    package static let recordName = "promises.jsonl"

    /// Something that tests tried, as they write it to the file that `UNDERSTUDY_PROMISES` names.
    package struct Row: Codable, Hashable, Sendable {
        package var kind: Kind
        /// The attempt, in words for a table.
        package var name: String
        package var tried: Int
        /// The word "nothing", or what was lost and why.
        package var lost: String
        /// The file of the tests that tried it, without folders; nil in an old record.
        package var test: String?

        package init(_ kind: Kind, _ name: String, tried: Int, lost: String = "nothing", test: String? = nil) {
            self.kind = kind
            self.name = name
            self.tried = tried
            self.lost = lost
            self.test = test
        }

        /// The sorts of attempts, in the order of the page.
        package enum Kind: String, Codable, CaseIterable, Sendable {
            case attack, fuzz, fault, load
        }
    }

    /// Reads lines of JSON. Attempts of the same name are added up, and sorted by kind and name.
    ///
    /// - Throws: `Mistake` if a line is none of a test program.
    package static func rows(_ lines: String, from place: String) throws(Mistake) -> [Row] {
        var rows: [Row.Kind: [String: Row]] = [:]
        for (index, line) in lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            guard let row = try? JSONDecoder().decode(Row.self, from: Data(line.utf8)) else {
                throw Mistake(
                    .usage, what: "The line is not one that a test writes.", place: "\(place):\(index + 1)",
                    cure: "Delete the file, set UNDERSTUDY_PROMISES to its path, and run Tests/run.")
            }
            guard let old = rows[row.kind]?[row.name] else {
                rows[row.kind, default: [:]][row.name] = row
                continue
            }
            let lost = Set([old.lost, row.lost].filter { $0 != nothing }).sorted()
            rows[row.kind]?[row.name] = Row(
                row.kind, row.name, tried: old.tried + row.tried,
                lost: lost.isEmpty ? nothing : lost.joined(separator: "; "),
                test: row.test ?? old.test)
        }
        return Row.Kind.allCases.flatMap { kind in (rows[kind] ?? [:]).values.sorted { $0.name < $1.name } }
    }

    private static let nothing = "nothing"

    /// Returns the rows as lines of JSON.
    package static func record(_ rows: [Row]) throws -> String {
        try rows.map { try JSON.line($0) + "\n" }.joined()
    }

    package static func text(_ rows: [Row]) -> String {
        let sections = Row.Kind.allCases.compactMap { kind in section(kind, rows.filter { $0.kind == kind }) }
        return GeneratedMark.page(([head] + sections + [foot]).joined(separator: "\n\n") + "\n", part: "promises")
    }

    private static let head = """
        # What was tried against Understudy

        How often the tests tried each kind of damage, and what was lost.

        ## Overview

        <doc:ThreatModel> says what is protected, from whom and how. Here is what tests tried. `Tests/run` tries a part
        of it again and writes what it tried to `.build/promises.jsonl`; `understudy record promises FILE` makes this page
        of such a file. Longer runs by hand add to the file that UNDERSTUDY_PROMISES names: `hostile-files 1000000` and
        `Tests/Endurance/run 100`. The last column is the file in `Tests` that
        tries it.
        """

    private static let foot = """
        ## See Also

        - <doc:ThreatModel>
        """

    private static func section(_ kind: Row.Kind, _ rows: [Row]) -> String? {
        guard !rows.isEmpty else { return nil }
        let (title, words) = titles[kind] ?? ("", "")
        let lines = rows.map { row in
            "| \(Escaping.markdownCell(row.name)) | \(grouped(row.tried)) | \(Escaping.markdownCell(row.lost)) | "
                + "\(row.test.map { "`\($0)`" } ?? "") |"
        }
        return """
            ### \(title)

            \(words)

            | tried | times | lost | by |
            |---|---|---|---|
            \(lines.joined(separator: "\n"))
            """
    }

    private static let titles: [Row.Kind: (String, String)] = [
        .attack: ("Attacks", "Code and requests that were written to do harm."),
        .fuzz: (
            "Hostile files",
            "Files, requests and messages with changed bits, pieces left out, repeated and exchanged, deep nesting, huge numbers, circles, broken UTF-8 and entities that grow. Each was read, or refused with a reason; none ended its process, and no file took longer than five seconds of the processor. `hostile-files` in `Tests/HostileFiles` makes each file again from a seed and a number."
        ),
        .fault: ("Faults", "Something ends, is full or is gone in the middle of work."),
        .load: ("Load", "Much at once, or for a long time."),
    ]

    /// Returns a number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        var digits = Substring("\(number)")
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = digits.dropLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}
