import Foundation
import TestSupport
import Testing

@testable import Pictures

/// The record of how time and memory grow, its picture, and the tables of the page *Testing*.
struct GrowthTests {
    static let record = """
        # Written by Tests/Growth/run --record.
        files 1 4.00 1.000 200
        files 10 8.00 1.500 250
        lines 10 0.50 100
        lines 1000 1.00 120
        readers 1 0.40 90
        readers 200 4.00 150

        """

    @Test func `A record is read line by line`() throws {
        let growth = try #require(Growth(record: Self.record))
        #expect(
            growth.rows[.files] == [
                Growth.Row(count: 1, seconds: 4, edited: 1, memory: 200),
                Growth.Row(count: 10, seconds: 8, edited: 1.5, memory: 250),
            ])
        #expect(growth.rows[.readers]?.last == Growth.Row(count: 200, seconds: 4, edited: nil, memory: 150))
    }

    @Test(arguments: [
        "files one 4 1 200", "trees 1 4 1 200", "files 1 4 1", "files 0 4 1 200", "files 1 0 1 200", "lines 1 4 1 200",
        "readers 1 4",
        "files 1 4 1 200 5",
    ])
    func `A line of another form is refused`(line: String) {
        #expect(Growth(record: Self.record + line + "\n") == nil)
    }

    @Test(arguments: Growth.Cause.allCases)
    func `A record without a cause is refused`(_ cause: Growth.Cause) {
        let lines = Self.record.split(separator: "\n").filter { !$0.hasPrefix(cause.rawValue) }
        #expect(Growth(record: lines.joined(separator: "\n")) == nil)
    }

    @Test func `The words of the picture have both ends of each series`() throws {
        let picture = GrowthPicture.picture(try #require(Growth(record: Self.record)))
        #expect(
            picture.words == """
                Files of an app that is tested: from nothing, 4 s for 1, 8 s for 10; \
                one body edited, 1 s for 1, 1.5 s for 10; \
                memory of the largest process, 200 MB for 1, 250 MB for 10. \
                Lines that an app prints: a run, all built, 0.5 s for 10, 1 s for 1000; \
                memory of the largest process, 100 MB for 10, 120 MB for 1000. \
                Readers of one run: until the last has all of it, 0.4 s for 1, 4 s for 200; \
                memory of the server, 90 MB for 1, 150 MB for 200.
                """)
        // Seven series, each with a dot in the legend and one for each of its two points.
        #expect(picture.svg.components(separatedBy: "<circle").count - 1 == 7 * 3)
    }

    @Test func `The page has what was recorded`() throws {
        let record = try String(contentsOfFile: Checkout.path("Tests/Recorded/growth.txt"), encoding: .utf8)
        let page = try String(
            contentsOfFile: Checkout.path("Documentation.docc/Contributing/Testing.md"), encoding: .utf8)
        let growth = try #require(Growth(record: record))
        for cause in Growth.Cause.allCases {
            for row in growth.rows[cause] ?? [] {
                let line = Self.line(row)
                #expect(page.contains(line), "the page has to have: \(line)")
            }
        }
    }

    /// A row of the page's table.
    private static func line(_ row: Growth.Row) -> String {
        let edited = row.edited.map { String(format: " %.1f s |", $0) } ?? ""
        return "| \(row.count) | \(String(format: "%.2f s", row.seconds)) |\(edited) \(Int(row.memory)) MB |"
    }
}
