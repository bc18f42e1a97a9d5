import Lifecycle
import Testing
import Traces
import Wording

/// The alignment of two traces, as a table: letters are events, and the same letter is the same event.
@Suite struct TraceComparisonTests {
    private static func trace(_ letters: String) -> [TraceEvent] {
        letters.enumerated().map { index, letter in
            // A capital is its small letter's call with another value.
            TraceEvent(
                seq: index + 1, time: index * 7, kind: .call, lane: .appDelegate, class: "App",
                name: letter.lowercased(),
                text: letter.isUppercase ? "other" : nil)
        }
    }

    /// `=` for the same, `~` for a change, `-` and `+` for events of one side alone.
    private static func marks(_ rows: [TraceComparison.Row]) -> String {
        rows.map { row in
            switch row {
            case .same: "="
            case .changed: "~"
            case .left: "-"
            case .right: "+"
            }
        }.joined()
    }

    @Test(
        arguments: [
            ("", "", "", nil),
            ("abc", "abc", "===", nil),
            ("abc", "", "---", 0),
            ("", "abc", "+++", 0),
            ("abc", "abcd", "===+", 3),
            ("abcd", "abc", "===-", 3),
            ("abc", "xabc", "+===", 0),
            ("abc", "aBc", "=~=", 1),
            ("abcd", "axyd", "=--++=", 1),
            ("abcd", "axBd", "=+~-=", 1),
            ("aab", "ab", "=-=", 1),
            ("abcabc", "abc", "===---", 3),
        ] as [(String, String, String, Int?)])
    func `Traces are aligned by event`(left: String, right: String, marks: String, first: Int?) {
        let comparison = TraceComparison(Self.trace(left), Self.trace(right))
        #expect(Self.marks(comparison.rows) == marks)
        #expect(comparison.firstDifference == first)
        #expect(comparison.isSame == (first == nil))
        #expect(comparison.unaligned == 0)
    }

    @Test func `Whole lines have the positions of both`() {
        let comparison = TraceComparison(Self.trace("abcd"), Self.trace("axBd"))
        #expect(
            comparison.rows == [
                .same(left: 0, right: 0), .right(1), .changed(left: 1, right: 2), .left(2), .same(left: 3, right: 3),
            ])
    }

    /// Whatever is compared, each event is there once, and in its order.
    @Test func `No event is lost or doubled`() {
        for (left, right) in [("abcabcabd", "bcaXbdda"), ("aaaa", "aa"), ("abcdef", "fedcba")] {
            let rows = TraceComparison(Self.trace(left), Self.trace(right)).rows
            let (lefts, rights) = (rows.compactMap(\.leftIndex), rows.compactMap(\.rightIndex))
            #expect(lefts == Array(0..<left.count))
            #expect(rights == Array(0..<right.count))
        }
    }

    @Test func `Numbers, times, sessions and addresses do not count`() {
        let one = TraceEvent(
            seq: 1, time: 5, kind: .console, lane: .console, scene: "A", text: "<Stage: 0x7f00aa10> and 0x10")
        let other = TraceEvent(
            seq: 9, time: 7, kind: .console, lane: .console, scene: "B", text: "<Stage: 0x5566778899aa> and 0x10")
        var third = other
        third.text = "<Stage: 0x5566778899aa> and 0x11"
        #expect(TraceComparison([one], [other]).isSame)
        #expect(TraceComparison([one], [third]).rows == [.changed(left: 0, right: 0)])
    }

    @Test func `A verdict counts with all that it says`() {
        let (fresh, after) = (SampleTraces.freshTest, SampleTraces.testAfterRun)
        #expect(TraceComparison(fresh, fresh).isSame)
        #expect(
            TraceComparison(fresh, after).rows.last
                == .changed(left: fresh.count - 1, right: after.count - 1))
    }

    @Test func `What is too long is listed and not aligned`() {
        let left = Self.trace("s" + String(repeating: "a", count: 3_000) + "e")
        let right = Self.trace("s" + String(repeating: "b", count: 500) + "e")
        let comparison = TraceComparison(left, right)
        #expect(comparison.unaligned == 2_000)
        #expect(comparison.rows.compactMap(\.leftIndex) == Array(left.indices))
        #expect(comparison.rows.compactMap(\.rightIndex) == Array(right.indices))
        #expect(comparison.rows.first?.isSame == true && comparison.rows.last?.isSame == true)
    }

    @Test func `As JSON`() throws {
        #expect(
            try JSON.line(TraceComparison(Self.trace("abc"), Self.trace("aBd"))) == """
                {"firstDifference":1,"rows":[{"left":0,"right":0,"same":true},{"left":1,"right":1},{"left":2},\
                {"right":2}],"same":false,"unaligned":0}
                """)
    }

    @Test func `As text`() {
        let (left, right) = (Self.trace("abcdefghijk"), Self.trace("abcdeFghijk"))
        #expect(
            ComparisonView.render(TraceComparison(left, right), left, right, names: ("mine", "yours")) == """
                - mine: the trace ends without a verdict
                + yours: the trace ends without a verdict

                  … 2 events in both
                  AppDelegate    App.c
                  AppDelegate    App.d
                  AppDelegate    App.e
                First difference:
                - AppDelegate    App.f
                + AppDelegate    App.f
                  AppDelegate    App.g
                  AppDelegate    App.h
                  AppDelegate    App.i
                  … 2 events in both

                """)
        #expect(
            ComparisonView.render(TraceComparison(left, left), left, left, names: ("a", "b")).hasSuffix(
                "\nThe same happened in both: 11 events.\n"))
    }
}

extension TraceComparison.Row {
    fileprivate var leftIndex: Int? {
        switch self {
        case .same(let left, _), .changed(let left, _), .left(let left): left
        case .right: nil
        }
    }

    fileprivate var rightIndex: Int? {
        switch self {
        case .same(_, let right), .changed(_, let right), .right(let right): right
        case .left: nil
        }
    }
}
