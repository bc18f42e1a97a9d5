import Lifecycle
import Testing

@testable import Simulator

/// The time of an event is the app's word, and may be any number.
struct TraceRecorderTests {
    @Test func `No event is before the launch, before the one before it, or to come`() {
        var recorder = TraceRecorder()
        let early = [Int.min, -1, 0].map { recorder.recordTimed(TraceEvent(time: $0, kind: .call, lane: .system)) }
        #expect(early.map(\.time) == [0, 0, 0] && early.map(\.seq) == [1, 2, 3])
        let now = recorder.record(TraceEvent(kind: .call, lane: .system)).time
        let late = recorder.recordTimed(TraceEvent(time: .max, kind: .call, lane: .system)).time
        let next = recorder.record(TraceEvent(kind: .call, lane: .system)).time
        // A second each, on a machine that is busy with something else.
        #expect(
            (0...1_000_000).contains(now) && (now...now + 1_000_000).contains(late)
                && (late...late + 1_000_000).contains(next))
    }
}
