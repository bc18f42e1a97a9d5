import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

import Glibc

extension EndToEnd {
    /// The time until an event is visible.
    struct StreamingTests {
        /// Microseconds of the clock that app and device share.
        static func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
        }

        /// The longest time, in microseconds, from an event to its arrival. Times count from the launch, which came
        /// after `start`, so no arrival seems sooner than it was.
        static func slowest(_ built: BuiltSample, _ limits: RunLimits) async throws -> (delay: Int, lines: [Line]) {
            let start = now()
            var slowest = 0
            var lines: [Line] = []
            _ = try await built.play(.run, limits: limits) { event in
                if [.call, .return, .state, .console].contains(event.kind) {
                    slowest = max(slowest, now() - start - event.time)
                }
                lines.append(Line(event))
            }
            return (slowest, lines)
        }

        @Test(arguments: ["Prompter", "Stage"])
        func `An event is visible within 20 ms of its call`(_ name: String) async throws {
            let built = try await BuiltSample.fixture(name, tests: false)
            // Whatever else the machine does only adds to it, so the best of a few runs counts.
            var delays: [Int] = []
            while delays.count < 5, delays.min() ?? .max >= 20_000 {
                delays.append(try await Self.slowest(built, RunLimits(wallClock: .seconds(20))).delay)
            }
            #expect((delays.min() ?? .max) < 20_000, "\(delays)")
        }

        @Test func `Also from an app that then hangs`() async throws {
            let built = try await BuiltSample.small(
                "Hang", ["main.swift": SmallApp.main(#"print("the last word"); while true {}"#)])
            let limits = RunLimits(wallClock: .milliseconds(300))
            var delays: [Int] = []
            while delays.count < 5, delays.min() ?? .max >= 20_000 {
                let (delay, lines) = try await Self.slowest(built, limits)
                delays.append(delay)
                #expect(
                    lines == [
                        .launch, Line(.state, .appDelegate, "Hang.AppDelegate", "delegate"),
                        Line(.call, .appDelegate, "Hang.AppDelegate", Line.didFinish),
                        .console("the last word"),
                        .fault(
                            "after 0.3 s the app did not respond: its main thread is busy or blocked. Everything that it had started was stopped."
                        ),
                        .verdict,
                    ])
            }
            #expect((delays.min() ?? .max) < 20_000, "\(delays)")
        }
    }
}
