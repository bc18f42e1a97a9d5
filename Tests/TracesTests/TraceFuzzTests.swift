import DeviceWalks
import Foundation
import Lifecycle
import Testing

@testable import Traces

/// A trace from elsewhere is refused with words or drawn, whatever it says.
struct TraceFuzzTests {
    private static let lines: [JSONTree] = ([SampleTraces.nasty] + SampleTraces.all).joined().compactMap {
        try? JSONDecoder().decode(JSONTree.self, from: Data(TraceLine.encode($0).utf8))
    }

    @Test func `No trace that is read ends the program`() async throws {
        #expect(Self.lines.count > 40)
        var read = 0
        let outcome = try await FuzzCases("traces", count: 2_000).run { chance, note in
            let lines = (0..<Int(1 + chance.next() % 30)).map { _ in
                let tree = chance.pick(Self.lines)
                return chance.oneIn(24) ? tree.mutated(&chance).json : tree.json
            }
            var text = lines.joined(separator: chance.oneIn(8) ? "\r\n" : "\n")
            if chance.oneIn(12) { text = text.mutated(&chance) }
            note(text)
            do throws(TraceLine.Unreadable) {
                let events = try TraceLine.events(in: text)
                read += 1
                for format in TraceFormat.allCases where format.render(events).isEmpty { return "nothing as \(format)" }
                if altText(for: events).isEmpty { return "nothing to say of it" }
            } catch {
                if error.what.isEmpty || error.cure.isEmpty { return "refused without words" }
            }
            return nil
        }
        #expect(outcome.failures == [])
        // On a machine that is busy with something else.
        #expect(outcome.slowest < .seconds(20))
        #expect(outcome.cases >= 2_000 && read > 500 && read < outcome.cases)
    }

    @Test(arguments: ["[", #"{"a":"#, #"{"verdict":"#])
    func `A line of a megabyte of brackets is no JSON`(_ open: String) {
        #expect(
            throws: TraceLine.Unreadable(
                line: 1, what: "This is not a trace. The line is not JSON.",
                cure: "Record one with: understudy run SAMPLE --format jsonl > trace.jsonl")
        ) {
            try TraceLine.events(in: String(repeating: open, count: 1 << 20 / open.utf8.count))
        }
    }
}
