package import Lifecycle
internal import Wording

/// Two traces side by side: which events are in both, which in one of them, and which differ.
package struct TraceComparison: Hashable, Sendable {
    /// The lines from top to bottom. Each event of both traces is on one of them, in its own order.
    package let rows: [Row]
    /// The number of events that were too many to be aligned: they are listed, first the left trace's; 0 if all were.
    package let unaligned: Int

    /// A line: the positions of an event, from 0, in the trace on the left and in the one on the right.
    package enum Row: Hashable, Sendable {
        /// The same event in both.
        case same(left: Int, right: Int)
        /// The same call, or the like, with another text, value or outcome.
        case changed(left: Int, right: Int)
        /// An event of the left trace alone.
        case left(Int)
        /// An event of the right trace alone.
        case right(Int)

        /// True if both traces have the event as it is.
        package var isSame: Bool {
            if case .same = self { true } else { false }
        }
    }

    /// The most events of both traces, without what they have in common at their beginnings and ends, that are aligned.
    ///
    /// The time and the memory for it grow with the square of this.
    package static let mostAligned = 2_000

    /// Aligns two traces by what happened. Numbers, times, sessions and addresses differ from run to run and do not count.
    package init(_ left: [TraceEvent], _ right: [TraceEvent]) {
        let (old, new) = (left.map(Content.init), right.map(Content.init))
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let end = (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
        var middle = (left: start..<old.count - end, right: start..<new.count - end)
        let count = middle.left.count + middle.right.count
        if count > Self.mostAligned {
            middle.left = middle.left.prefix(Self.mostAligned / 2)
            middle.right = middle.right.prefix(Self.mostAligned / 2)
        }
        unaligned = count - middle.left.count - middle.right.count
        var rows = (0..<start).map { Row.same(left: $0, right: $0) }
        rows += Self.aligned(old, new, middle.left, middle.right)
        rows += (middle.left.upperBound..<old.count - end).map(Row.left)
        rows += (middle.right.upperBound..<new.count - end).map(Row.right)
        rows += (0..<end).map { .same(left: old.count - end + $0, right: new.count - end + $0) }
        self.rows = rows
    }

    /// The position of the first line that is not the same on both sides; nil if the traces are the same.
    package var firstDifference: Int? { rows.firstIndex { !$0.isSame } }

    /// True if the same happened in both.
    package var isSame: Bool { firstDifference == nil }

    private static func aligned(
        _ old: [Content], _ new: [Content], _ left: Range<Int>, _ right: Range<Int>
    ) -> [Row] {
        var rows: [Row] = []
        var (lost, gained) = (left.lowerBound..<left.lowerBound, right.lowerBound..<right.lowerBound)
        for step in EditScript(from: old[left], to: new[right]).steps {
            switch step {
            case .removed: lost = lost.lowerBound..<lost.upperBound + 1
            case .added: gained = gained.lowerBound..<gained.upperBound + 1
            case .kept:
                rows += paired(old, new, lost, gained)
                rows.append(.same(left: lost.upperBound, right: gained.upperBound))
                lost = lost.upperBound + 1..<lost.upperBound + 1
                gained = gained.upperBound + 1..<gained.upperBound + 1
            }
        }
        return rows + paired(old, new, lost, gained)
    }

    /// Returns lines for what was replaced: events about the same thing face each other, as far as their order allows.
    private static func paired(_ old: [Content], _ new: [Content], _ lost: Range<Int>, _ gained: Range<Int>) -> [Row] {
        var rows: [Row] = []
        var next = gained.lowerBound
        for here in lost {
            guard let there = (next..<gained.upperBound).first(where: { old[here].subject == new[$0].subject }) else {
                rows.append(.left(here))
                continue
            }
            rows += (next..<there).map(Row.right)
            rows.append(.changed(left: here, right: there))
            next = there + 1
        }
        return rows + (next..<gained.upperBound).map(Row.right)
    }
}

/// The part of an event that counts in a comparison.
private struct Content: Hashable {
    /// The subject: an event of the same one, with other details, has changed.
    struct Subject: Hashable {
        var kind: TraceEvent.Kind
        var lane: TraceEvent.Lane
        var name: String?
    }

    var subject: Subject
    var `class`: String?
    var state: TraceEvent.State?
    var launch: ProcessLaunch?
    var text: String?
    var verdict: Verdict?

    init(_ event: TraceEvent) {
        subject = Subject(kind: event.kind, lane: event.lane, name: event.title)
        `class` = event.class
        state = event.state
        launch = event.launch
        text = event.text?.withoutAddresses
        verdict = event.verdict
    }
}

extension String {
    /// The text with `0x…` in place of each address.
    fileprivate var withoutAddresses: String {
        guard contains("0x") else { return self }
        var parts = split(separator: "0x", omittingEmptySubsequences: false)[...]
        var text = String(parts.removeFirst())
        for part in parts {
            let digits = part.prefix { $0.isHexDigit }
            text += digits.count < 6 ? "0x\(part)" : "0x…\(part.dropFirst(digits.count))"
        }
        return text
    }
}

extension TraceComparison: Encodable {
    private enum Key: String, CodingKey {
        case same, firstDifference, rows, unaligned
    }

    /// Writes an object with `same`, `firstDifference`, `rows` and `unaligned`. Positions are from 0.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(isSame, forKey: .same)
        try container.encodeIfPresent(firstDifference, forKey: .firstDifference)
        try container.encode(rows, forKey: .rows)
        try container.encode(unaligned, forKey: .unaligned)
    }
}

extension TraceComparison.Row: Encodable {
    private enum Key: String, CodingKey {
        case same, left, right
    }

    /// Writes an object with `left`, `right` or both, and with `same` if both have the event as it is.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .same(let left, let right), .changed(let left, let right):
            if isSame { try container.encode(true, forKey: .same) }
            try container.encode(left, forKey: .left)
            try container.encode(right, forKey: .right)
        case .left(let left): try container.encode(left, forKey: .left)
        case .right(let right): try container.encode(right, forKey: .right)
        }
    }
}
