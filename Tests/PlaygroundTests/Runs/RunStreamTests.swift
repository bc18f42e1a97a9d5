import Testing

@testable import Playground

/// The way in which a page follows a run.
@Suite struct RunStreamTests {
    @Test func `A run is told line by line, without a gap`() async throws {
        let lines = try await PlaygroundHarness().open { site in
            let id = try await site.begin()
            #expect(try await site.lines(of: id, count: 5) == Canned.start)
            #expect(try await site.act(id, "home") == 202)
            #expect(
                try await site.lines(of: id, after: 5, count: 2) == [
                    Canned.event(6, "home", seq: 4), Canned.settled(7),
                ])
            #expect(try await site.stop(id) == 204)
            return try await site.lines(of: id)
        }
        #expect(lines.dropLast() == Canned.start + [Canned.event(6, "home", seq: 4), Canned.settled(7)])
        #expect(lines.last?.hasPrefix(#"{"line":8,"type":"end","#) == true)
    }

    @Test(arguments: [0, 1, 3, 5])
    func `A reader who comes back gets every later line once`(after: Int) async throws {
        try await PlaygroundHarness().open { site in
            let id = try await site.begin()
            #expect(try await site.lines(of: id, count: 5) == Canned.start)
            _ = try await site.act(id, "home")
            let rest = try await site.lines(of: id, after: after, count: 7 - after)
            #expect(
                Canned.start.prefix(after) + rest == Canned.start + [
                    Canned.event(6, "home", seq: 4), Canned.settled(7),
                ])
        }
    }

    @Test func `Two readers get the same lines`() async throws {
        try await PlaygroundHarness().open { site in
            let id = try await site.begin()
            async let first = site.lines(of: id)
            async let second = site.lines(of: id)
            #expect(try await site.lines(of: id, count: 5) == Canned.start)
            _ = try await site.stop(id)
            let (left, right) = try await (first, second)
            #expect(left.count == 6)
            #expect(left == right)
        }
    }

    @Test func `A reader who leaves does not end the run`() async throws {
        try await PlaygroundHarness().open { site in
            let id = try await site.begin()
            _ = try await site.lines(of: id, count: 1)
            _ = try await site.act(id, "swipe")
            #expect(try await site.lines(of: id, after: 5, count: 1) == [Canned.event(6, "swipe", seq: 4)])
        }
    }

    @Test func `A run that no page follows ends`() async throws {
        let limits = Limits(abandoned: .seconds(1))
        try await PlaygroundHarness(limits: limits, backend: .endless).open { site in
            let id = try await site.begin()
            try await Task.sleep(for: .milliseconds(1800))
            let end = try await site.end(of: id)
            #expect(
                end
                    == .init(
                        type: "end", outcome: "stopped", sentence: "No page was connected to it for 1 s.", reason: nil)
            )
        }
    }

    @Test func `A page that follows keeps a run going`() async throws {
        let limits = Limits(abandoned: .seconds(5))
        try await PlaygroundHarness(limits: limits).open { site in
            let id = try await site.begin()
            async let all = site.lines(of: id)
            try await Task.sleep(for: .seconds(7))
            #expect(try await site.act(id, "home") == 202)
            #expect(try await site.lines(of: id, after: 5, count: 1) == [Canned.event(6, "home", seq: 4)])
            _ = try await site.stop(id)
            #expect(try await all.count == 8)
        }
    }

    @Test(arguments: ["-1", "6", "x", "99999999999999999999"])
    func `A line that no reader can have got is refused`(after: String) async throws {
        try await PlaygroundHarness().open { site in
            let id = try await site.begin()
            _ = try await site.lines(of: id, count: 5)
            let answer = try await site.caller.send(
                "GET", "/api/runs/\(id)/events?after=\(after)", headers: site.caller.tokenHeader)
            #expect(answer.status == 400)
        }
    }

    @Test func `A run that is over can be read, but takes no action`() async throws {
        try await PlaygroundHarness(backend: .brief).open { site in
            let id = try await site.begin()
            #expect(try await site.lines(of: id).count == 2)
            #expect(try await site.lines(of: id, after: 2) == [])
            #expect(try await site.act(id, "home") == 409)
            #expect(try await site.stop(id) == 204)
            #expect(try await site.act("nonesuch", "home") == 404)
        }
    }

    @Test func `Ended runs are forgotten in time, and only so many are kept`() async throws {
        try await PlaygroundHarness(limits: Limits(kept: .milliseconds(200)), backend: .brief).open { site in
            let id = try await site.begin()
            _ = try await site.lines(of: id)
            try await Task.sleep(for: .milliseconds(300))
            #expect(try await site.stop(id) == 404)
        }
        try await PlaygroundHarness(limits: Limits(keptRuns: 1), backend: .brief).open { site in
            let first = try await site.begin()
            _ = try await site.lines(of: first)
            let second = try await site.begin()
            _ = try await site.lines(of: second)
            #expect(try await site.stop(first) == 404)
            #expect(try await site.stop(second) == 204)
        }
    }

    @Test func `A fault of ours is logged and ends the run`() async throws {
        try await PlaygroundHarness(backend: .faulty).open { site in
            let end = try await site.end(of: try await site.begin())
            #expect(
                end
                    == .init(
                        type: "end", outcome: "broken",
                        sentence: "Understudy itself, or this machine, failed. This is not a fault of the code.",
                        reason: nil))
            #expect(
                site.log.errors == ["A run failed because of a fault in Understudy or on this machine. error=Fault()"])
        }
    }
}
