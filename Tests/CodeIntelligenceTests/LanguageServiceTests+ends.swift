import Building
import Foundation
import TestSupport
import Testing

@testable import CodeIntelligence
@testable import Storage

/// The number of language servers, and their end.
extension LanguageServiceTests {
    @Test func `The server that was used least recently gives way, and none is left`() async throws {
        var limits = LanguageLimits()
        limits.servers = 2
        try await Self.with(limits) { service in
            func ask(_ name: String) async throws {
                let place = try Self.place("UIWindow", in: Self.delegate)
                let answer = try await service.answer(
                    .hover(place), in: Self.path(name), of: try await Self.sample(name))
                #expect(answer != .hover(nil))
            }
            try await ask("one")
            try await ask("two")
            try await ask("one")
            let two = Set(Self.processes())
            try await ask("three")
            #expect(await service.count == 2)
            try await until { Self.processes().count == two.count }
            // The first is still there: it answers at once.
            let kept = Set(Self.processes()).intersection(two)
            try await ask("one")
            #expect(!kept.isEmpty && Set(Self.processes()).isSuperset(of: kept))
        }
        // The system ends what was in a namespace right after the namespace.
        try await until { Self.processes() == [] }
    }

    @Test func `A server that nobody asks ends, and the next question starts another`() async throws {
        let cache = try await TestBuilder.shared.value.modules.cache
        let before = Set(Self.folders(cache))
        var limits = LanguageLimits()
        limits.idle = .milliseconds(200)
        try await Self.with(limits) { service in
            let sample = try await Self.sample("idle")
            let place = try Self.place("UIWindow", in: Self.delegate)
            for _ in 0..<2 {
                #expect(try await service.answer(.hover(place), in: Self.path("idle"), of: sample) != .hover(nil))
                #expect(await service.count == 1)
                try await until { await service.count == 0 }
                try await until { Self.processes() == [] }
                try await until { Set(Self.folders(cache)).isSubset(of: before) }
            }
        }
    }

    @Test func `A question that is given up leaves the server to the others`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        // It gets the question, the notice that no caller waits, and another question.
        let patient =
            #": > $HOME/asked; r; r; m '{"id":3,"result":{"contents":{"value":"still here"}}}'; exec sleep 60"#
        try await Self.with(LanguageLimits(), Self.hostile(patient), cache: cache) { service in
            let sample = try await Self.sample("given-up")
            let place = try Self.place("UIWindow", in: Self.delegate)
            let question = Task { try await service.answer(.hover(place), in: Self.path("given-up"), of: sample) }
            try await until { Self.hasAsked(in: cache) }
            question.cancel()
            await #expect(throws: CancellationError.self) { try await question.value }
            #expect(
                try await service.answer(.hover(place), in: Self.path("given-up"), of: sample)
                    == .hover(HoverText(declaration: "", comment: "still here")))
        }
    }

    /// Returns true if a server made the file that says that it got a question.
    static func hasAsked(in cache: String) -> Bool {
        let work = BuildCache(folder: cache).work
        return Files.names(in: work).contains { process in
            Files.names(in: "\(work)/\(process)").contains { Files.exists("\(work)/\(process)/\($0)/home/asked") }
        }
    }

    @Test func `More questions than may wait are refused at once`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.questions = 1
        try await Self.with(limits, Self.hostile(": > $HOME/asked; exec sleep 60"), cache: cache) { service in
            let place = try Self.place("UIWindow", in: Self.delegate)
            let first = try await Self.sample("busy")
            let question = Task { try await service.answer(.hover(place), in: Self.path("busy"), of: first) }
            try await until { Self.hasAsked(in: cache) }
            // Also about other code: what comes before the server's turn is work, too.
            let other = try await Self.sample("other")
            await #expect(throws: LanguageUnavailable.busy) {
                try await service.answer(.hover(place), in: Self.path("other"), of: other)
            }
            question.cancel()
            await #expect(throws: CancellationError.self) { try await question.value }
            #expect(await service.count == 1)
        }
    }

    @Test(arguments: [("sleep 0.5; exit 0", LanguageUnavailable.brokeOff), ("exec sleep 60", .late)])
    func `All that waited for a server that broke off are told so, and it counts once`(
        what: String, problem: LanguageUnavailable
    ) async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.start = .seconds(2)
        limits.faults = 2
        try await Self.with(limits, Self.hostile(": > $HOME/asked; " + what), cache: cache) { service in
            let place = try Self.place("UIWindow", in: Self.delegate)
            let sample = try await Self.sample("several")
            @Sendable func ask() async throws {
                _ = try await service.answer(.hover(place), in: Self.path("several"), of: sample)
            }
            let questions = (0..<3).map { _ in Task { try await ask() } }
            for question in questions { await #expect(throws: problem) { try await question.value } }
            await #expect(throws: problem) { try await ask() }
            await #expect(throws: LanguageUnavailable.broken(2)) { try await ask() }
        }
    }

    @Test func `A filling that fails is no sample's fault, and is not tried without end`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.faults = 1
        let program = LanguageProgram(path: "/bin/sh", arguments: ["-c", "exit 0"])
        try await Self.with(limits, program, cache: cache) { service in
            let sample = try await Self.sample("unfilled")
            for _ in 0..<2 {
                await #expect(throws: LanguageUnavailable.unprepared(1)) {
                    try await service.answer(.fixes, in: Self.path("unfilled"), of: sample)
                }
            }
            #expect(Self.folders(BuildCache(folder: cache)) == [])
        }
    }

    @Test func `The end of the service ends a filling that goes on`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        let program = LanguageProgram(path: "/bin/sh", arguments: ["-c", ": > $HOME/asked; exec sleep 60"])
        let clock = ContinuousClock()
        var began = clock.now
        try await Self.with(LanguageLimits(), program, cache: cache) { service in
            let sample = try await Self.sample("ended")
            let question = Task { try await service.answer(.fixes, in: Self.path("ended"), of: sample) }
            try await until { Self.hasAsked(in: cache) }
            began = clock.now
            await service.end()
            await #expect(throws: LanguageUnavailable.gaveWay) { try await question.value }
        }
        #expect(began.duration(to: clock.now) < .seconds(10))
        #expect(Self.folders(BuildCache(folder: cache)) == [])
    }
}
