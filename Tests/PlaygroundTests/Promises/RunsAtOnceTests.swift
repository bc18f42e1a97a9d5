import Testing

@testable import Playground

/// Promise 9: a limited number of runs at once, a bounded queue, and the place in it shown.
@Suite struct Promise9 {
    @Test func `Two run, eight wait, the next is refused`() async throws {
        try await PlaygroundHarness(backend: .endless).open { site in
            var places: [Int] = []
            for _ in 1...10 {
                places.append(
                    try PlaygroundHarness.RunningSite.Begun(
                        try await site.caller.post("/api/runs", PlaygroundHarness.RunningSite.order).body
                    )
                    .position)
            }
            #expect(places == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8])
            let answer = try await site.caller.post("/api/runs", PlaygroundHarness.RunningSite.order)
            #expect(answer.status == 503)
            #expect(
                answer.body
                    == #"{"error":{"cure":"Stop a run that you no longer need, or try again in a few seconds.","what":"2 runs are active and 8 are waiting. There is no room for another."}}"#
            )
        }
    }

    @Test func `The place in the queue is told as it changes`() async throws {
        try await PlaygroundHarness(limits: Limits(running: 1), backend: .endless).open { site in
            let ids = [try await site.begin(), try await site.begin(), try await site.begin()]
            #expect(try await site.lines(of: ids[2], count: 1) == [#"{"line":1,"type":"queue","position":2}"#])
            #expect(try await site.stop(ids[0]) == 204)
            #expect(
                try await site.lines(of: ids[1], count: 3) == [
                    #"{"line":1,"type":"queue","position":1}"#, #"{"line":2,"type":"queue","position":0}"#,
                    #"{"line":3,"type":"build","text":"Compiling"}"#,
                ])
            #expect(
                try await site.lines(of: ids[2], after: 1, count: 1) == [#"{"line":2,"type":"queue","position":1}"#])
            #expect(try await site.stop(ids[1]) == 204)
            #expect(
                try await site.lines(of: ids[2], after: 2, count: 1) == [#"{"line":3,"type":"queue","position":0}"#])
        }
    }

    @Test func `A run that waits for an action gives way to one that waits for its place`() async throws {
        try await PlaygroundHarness(limits: Limits(running: 1)).open { site in
            let first = try await site.begin()
            _ = try await site.lines(of: first, count: 5)
            let second = try await site.begin()
            #expect(
                try await site.end(of: first)
                    == .init(
                        type: "end", outcome: "finished", sentence: "It went well.",
                        reason: "It waited for an action, and another run needed its place."))
            #expect(try await site.lines(of: second, count: 3).last == #"{"line":3,"type":"phase","name":"test"}"#)
        }
    }

    @Test func `A run can be stopped while it waits, builds or runs`() async throws {
        try await PlaygroundHarness(limits: Limits(running: 1), backend: .endless).open { site in
            let building = try await site.begin()
            let waiting = try await site.begin()
            #expect(try await site.stop(waiting) == 204)
            #expect(
                try await site.end(of: waiting)
                    == .init(type: "end", outcome: "stopped", sentence: "It was stopped before it began.", reason: nil))
            #expect(try await site.stop(building) == 204)
            #expect(
                try await site.end(of: building)
                    == .init(type: "end", outcome: "stopped", sentence: "It was stopped.", reason: nil))
        }
        try await PlaygroundHarness().open { site in
            let running = try await site.begin()
            _ = try await site.lines(of: running, count: 5)
            #expect(try await site.stop(running) == 204)
            #expect(
                try await site.end(of: running)
                    == .init(type: "end", outcome: "finished", sentence: "It went well.", reason: "It was stopped."))
        }
    }
}
