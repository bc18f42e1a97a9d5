import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// `understudy diff`, as a reader calls it.
    struct DiffTests {
        private static func trace(_ texts: [String]) throws -> String {
            let place = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString).jsonl").path
            let events = texts.enumerated().flatMap { index, text in
                TraceLine.lines(TraceEvent(seq: index + 1, time: index, kind: .console, lane: .console, text: text))
            }
            try events.map { $0 + "\n" }.joined().write(toFile: place, atomically: true, encoding: .utf8)
            return place
        }

        @Test func `0: the same happened in both`() async throws {
            let (left, right) = (try Self.trace(["a", "b"]), try Self.trace(["a", "b"]))
            let ending = try await Program.run(["diff", left, right])
            #expect(ending.status == 0)
            #expect(ending.output.hasSuffix("\nThe same happened in both: 2 events.\n"))
            #expect(ending.error == "")
        }

        @Test func `1: something differs`() async throws {
            let (left, right) = (try Self.trace(["a", "b"]), try Self.trace(["a", "c", "d"]))
            let ending = try await Program.run(["diff", left, right])
            #expect(ending.status == 1)
            #expect(
                ending.output == """
                    - \(left): the trace ends without a verdict
                    + \(right): the trace ends without a verdict

                      Console        a
                    First difference:
                    - Console        b
                    + Console        c
                    + Console        d

                    """)
        }

        @Test func `1: as JSON, with the events of both`() async throws {
            let (left, right) = (try Self.trace(["a"]), try Self.trace(["b"]))
            let ending = try await Program.run(["diff", left, right, "--format", "json"])
            #expect(ending.status == 1)
            #expect(
                ending.output == """
                    {"comparison":{"firstDifference":0,"rows":[{"left":0,"right":0}],"same":false,"unaligned":0},\
                    "left":{"events":[{"kind":"console","lane":"Console","seq":1,"text":"a","time":0}],"name":"\(left)"},\
                    "right":{"events":[{"kind":"console","lane":"Console","seq":1,"text":"b","time":0}],"name":"\(right)"}}

                    """)
        }

        @Test func `A step stands for its record`() async throws {
            let ending = try await Program.run(["diff", "hackworth/flush", "hackworth/flush"])
            #expect(ending.status == 0)
            let other = try await Program.run(["diff", "hackworth/stored-configuration", "hackworth/flush"])
            #expect(other.status == 1)
            #expect(other.output.contains("\nFirst difference:\n"))
        }

        @Test func `A step may be called by its number, and one that is not there is said`() async throws {
            #expect(try await Program.run(["diff", "hackworth/14", "hackworth/flush"]).status == 0)
            let missing = try await Program.run(["diff", "hackworth/99", "hackworth/flush"])
            #expect(missing.status == 2)
            #expect(missing.error.hasPrefix("understudy: There is no step hackworth/99.\n"))
        }

        @Test func `A recorded step, and a path that is mistyped, need no toolchain`() async throws {
            let bare = ["PATH": "/nowhere", "HOME": "/nowhere", "XDG_CACHE_HOME": "/nowhere"]
            let recorded = try await Program.run(["diff", "hackworth/flush", "hackworth/flush"], environment: bare)
            #expect(recorded.status == 0)
            #expect(recorded.error == "")
            let mistyped = try await Program.run(["diff", "before/after", "hackworth/flush"], environment: bare)
            #expect(mistyped.status == 2)
            #expect(mistyped.error.hasPrefix("understudy: before/after: There is no such file, and no tutorial's step"))
        }

        @Test func `2: what is there cannot be read`() async throws {
            let ending = try await Program.run(["diff", "/tmp", "hackworth/flush"])
            #expect(ending.status == 2)
            #expect(
                ending.error == """
                    understudy: /tmp: The file cannot be read.
                    Check its permissions, or name another file. Record a trace with: understudy run MyApp.xcodeproj --format jsonl > trace.jsonl

                    """)
        }

        @Test func `2: there is no such trace`() async throws {
            let ending = try await Program.run(["diff", "/nowhere.jsonl", "hackworth/flush"])
            #expect(ending.status == 2)
            #expect(ending.error.hasPrefix("understudy: /nowhere.jsonl: There is no such file, and no tutorial's step"))
        }
    }
}
