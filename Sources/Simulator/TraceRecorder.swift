internal import Foundation
internal import Lifecycle

internal import Glibc

/// The numbers of a run's events, and their times since the launch was asked for.
struct TraceRecorder {
    private let start: Int
    private var last = TraceEvent(kind: .launch, lane: .system)
    private(set) var appearances = Appearances()
    private(set) var count = 0

    init() {
        start = Self.now()
    }

    /// Numbers an event of the device and gives it the time of this moment.
    mutating func record(_ event: TraceEvent) -> TraceEvent {
        var event = event
        event.time = Self.now()
        return recordTimed(event)
    }

    /// Numbers an event whose time is already that of the monotonic clock.
    mutating func recordTimed(_ event: TraceEvent) -> TraceEvent {
        var event = event
        count += 1
        event.seq = count
        // Two processes read the same clock, but their events are not read in that order. And the app may name any
        // time; no event is before the launch or in the future.
        event.time = max(min(max(event.time, start), Self.now()) - start, last.time)
        appearances.see(event)
        last = event
        return event
    }

    /// Returns the microseconds of the clock that app and device share.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
    }
}
