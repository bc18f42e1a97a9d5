import Confinement
import Foundation
import TestSupport
import Testing

@testable import Lowering
@testable import Projects
@testable import SampleReading
@testable import Samples
@testable import Storage
@testable import Wording

/// The behaviour of a process that reads, and of the program that started it.
@Suite(.serialized) struct ReaderProcessTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)").path

    private func process() throws -> Int32 {
        try #require(Int32(String(contentsOfFile: file, encoding: .utf8).trimmingSpaces))
    }

    @Test func `A process says what this one would`() async throws {
        let reader = ReaderProcess(program: try ReaderTrial.program(try await ReaderTrial.protection.value))
        try await ScratchFolder.with([
            "App/Info.plist": ReaderTrial.plist, "App/a.swift": "@main class A {}", "AppTests/t.swift": "import XCTest",
        ]) { folder in
            for needsTests in [true, false] {
                let sample = try await reader.sample(at: folder.path, app: nil, tests: nil, needsTests: needsTests)
                #expect(sample == (try SampleDiscovery().sample(at: folder.path, needsTests: needsTests)))
                #expect(try await reader.lowered(sample) == LocalSampleReader().lowered(sample))
                #expect(try await reader.facts(of: sample) == LocalSampleReader().facts(of: sample))
            }
            let asked = Mistake.noSuchApp("Other", apps: ["App"], place: folder.path)
            await #expect(throws: asked) {
                try await reader.sample(at: folder.path, app: "Other", tests: nil, needsTests: false)
            }
        }
    }

    @Test func `Texts that lie nowhere make a sample, and leave nothing`() async throws {
        let reader = ReaderProcess(program: try ReaderTrial.program(try await ReaderTrial.protection.value))
        let texts = SampleTexts(
            ["App/Info.plist": ReaderTrial.plist, "App/a.swift": "let a = 1"], root: "/understudy/x")
        let sample = try await reader.sample(of: texts, needsTests: false)
        #expect(sample == (try await LocalSampleReader().sample(of: texts, needsTests: false)))
        #expect(sample.app.sources == [SourceFile(path: "/understudy/x/App/a.swift", text: "let a = 1")])
        let folder = try #require(reader.workFolder)
        #expect(Disk.names(in: folder) == [])
    }

    @Test func `A process sees no file of the owner's but those around the sample`() async throws {
        let protection = try await ReaderTrial.protection.value
        guard case .bubblewrap = protection.isolation else { return }
        let reader = ReaderProcess(program: try ReaderTrial.program(protection))
        try await ScratchFolder.with(["secret.swift": "let secret = 1"]) { elsewhere in
            try await ScratchFolder.with(["App/Info.plist": ReaderTrial.plist]) { folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder / "App/a.swift", withDestinationPath: elsewhere / "secret.swift")
                let sample = try SampleDiscovery().sample(at: folder / "App", needsTests: false)
                #expect(sample.app.sources.map(\.text) == ["let secret = 1"])
                await #expect(throws: Mistake.unreadableFile(folder / "App/a.swift")) {
                    try await reader.sample(at: folder / "App", app: nil, tests: nil, needsTests: false)
                }
            }
        }
    }

    @Test func `A reader that was killed while it waited is followed by another`() async throws {
        defer { Files.remove(file) }
        let reader = ReaderProcess(program: try ReaderTrial.program(tellingProcessTo: file))
        let expected = try LocalSampleReader().lowered(ReaderTrial.honest)
        var processes: Set<Int32> = []
        for _ in 1...3 {
            #expect(try await reader.lowered(ReaderTrial.honest) == expected)
            processes.insert(try process())
            kill(try process(), SIGKILL)
        }
        #expect(processes.count == 3)
    }

    @Test func `A reader that is killed in the middle is followed by another`() async throws {
        defer { Files.remove(file) }
        let reader = ReaderProcess(program: try ReaderTrial.program(tellingProcessTo: file))
        let expected = try LocalSampleReader().lowered(ReaderTrial.honest)
        #expect(try await reader.lowered(ReaderTrial.honest) == expected)
        let process = try process()
        kill(process, SIGSTOP)
        async let answer = reader.lowered(ReaderTrial.honest)
        try await Task.sleep(for: .milliseconds(200))
        kill(process, SIGKILL)
        #expect(try await answer == expected)
    }

    @Test func `A reader that hangs is ended, and followed by another`() async throws {
        defer { Files.remove(file) }
        let reader = ReaderProcess(
            program: try ReaderTrial.program(tellingProcessTo: file), limits: ReaderLimits(time: .seconds(3)))
        let expected = try LocalSampleReader().lowered(ReaderTrial.honest)
        #expect(try await reader.lowered(ReaderTrial.honest) == expected)
        let process = try process()
        kill(process, SIGSTOP)
        await #expect(throws: Mistake.tookTooLong(at: nil, .seconds(3), .lower(ReaderTrial.honest))) {
            try await reader.lowered(ReaderTrial.honest)
        }
        #expect(try await reader.lowered(ReaderTrial.honest) == expected)
        #expect(try await isGone(process))
    }

    @Test func `A request that is cancelled ends its process`() async throws {
        defer { Files.remove(file) }
        let reader = ReaderProcess(program: try ReaderTrial.program(tellingProcessTo: file))
        let expected = try LocalSampleReader().lowered(ReaderTrial.honest)
        #expect(try await reader.lowered(ReaderTrial.honest) == expected)
        let process = try process()
        kill(process, SIGSTOP)
        let request = Task { try await reader.lowered(ReaderTrial.honest) }
        try await Task.sleep(for: .milliseconds(200))
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(try await isGone(process))
        #expect(try await reader.lowered(ReaderTrial.honest) == expected)
    }

    @Test func `A reader's processes end with it`() async throws {
        defer { Files.remove(file) }
        var reader: ReaderProcess? = ReaderProcess(program: try ReaderTrial.program(tellingProcessTo: file))
        _ = try await reader?.lowered(ReaderTrial.honest)
        let process = try process()
        #expect(kill(process, 0) == 0)
        reader = nil
        #expect(try await isGone(process))
    }

    /// A process that announces a file and ends by a signal.
    @Test(arguments: [
        ("SEGV", Mistake.ranOutOfRoom(at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("BUS", .ranOutOfRoom(at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("ABRT", .ranOutOfRoom(at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("ILL", .broke(at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("TRAP", .broke(at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("KILL", .endedFromOutside(by: 9, at: "/App/a.swift", .lower(ReaderTrial.honest))),
        ("TERM", .endedFromOutside(by: 15, at: "/App/a.swift", .lower(ReaderTrial.honest))),
        // This process ignores the signal; those that it starts do not.
        ("PIPE", .endedFromOutside(by: 13, at: "/App/a.swift", .lower(ReaderTrial.honest))),
    ])
    func `A signal is told with the file that it struck at`(signal: String, mistake: Mistake) async {
        let reader = ReaderProcess(
            program: ReaderTrial.script(#"echo '{"reading":{"_0":"/App/a.swift"}}'; kill -\#(signal) $$"#))
        await #expect(throws: mistake) { try await reader.lowered(ReaderTrial.honest) }
        #expect(mistake.kind == .build)
    }

    @Test(arguments: [(300, 10), (99_999, 10), (100_000, 11), (5_000_000, 60)])
    func `A large sample has more time`(bytes: Int, seconds: Int) {
        #expect(ReaderLimits(time: .seconds(10)).time(forRequestOf: bytes) == .seconds(seconds))
    }

    @Test func `A file on which it takes too long is told`() async {
        let reader = ReaderProcess(
            program: ReaderTrial.script(#"echo '{"reading":{"_0":"/App/a.swift"}}'; sleep 60"#),
            limits: ReaderLimits(time: .milliseconds(500)))
        await #expect(
            throws: Mistake(
                .build, what: "The parser was not done after 0.5 s.", place: "/App/a.swift",
                cure:
                    "The code there is nested thousands of levels deep, or far too long. Split it up. If the machine was very busy, run it again."
            )
        ) { try await reader.lowered(ReaderTrial.honest) }
    }

    @Test(arguments: [
        ("echo garbage", "What it said cannot be understood."),
        ("echo '{}'", "What it said cannot be understood."),
        (#"printf '\000\377\n'"#, "What it said cannot be understood."),
        (#"echo '{"lowered":{"_0":{"app":7}}}'"#, "What it said cannot be understood."),
        (#"echo '{"mistake":{"_0":{"kind":"other","what":"","cure":""}}}'"#, "What it said cannot be understood."),
        ("printf '[%.0s' $(seq 20000); echo", "What it said cannot be understood."),
        (saying(#"{"sample":{"_0":\#(sample)}}"#), "Its answer belongs to another request."),
        (saying(#"{"lowered":{"_0":\#(lowered)}}"#), "It lowered other files than it was asked to."),
        ("echo help >&2; exit 3", "It ended with status 3. help"),
    ])
    func `Garbage is a fault that is told`(script: String, what: String) async {
        let reader = ReaderProcess(program: ReaderTrial.script(script + "\nsleep 0.2"))
        await #expect(throws: ReaderFault(what)) { try await reader.lowered(ReaderTrial.honest) }
    }

    private static func saying(_ text: String) -> String { "cat <<'END'\n\(text)\nEND\n" }

    private static let sample = String(decoding: try! JSONEncoder().encode(ReaderTrial.sample("")), as: UTF8.self)
    private static let lowered = String(
        decoding: try! JSONEncoder().encode(
            LoweredSample(
                app: LoweredTarget(lowering: Sample.Target(name: "B", module: "B", sources: []), role: .app),
                appClasses: [],
                testClasses: [], missing: [])), as: UTF8.self)

    @Test func `A reader that says more than it may is ended`() async {
        let reader = ReaderProcess(program: ReaderTrial.script("yes"), limits: ReaderLimits(answer: 1 << 20))
        await #expect(throws: (any Error).self) { try await reader.lowered(ReaderTrial.honest) }
        let mute = ReaderProcess(
            program: ReaderTrial.script("head -c 2000000 /dev/zero; sleep 60"), limits: ReaderLimits(answer: 1 << 20))
        await #expect(throws: Mistake.saidTooMuch(at: nil, 1 << 20, .lower(ReaderTrial.honest))) {
            try await mute.lowered(ReaderTrial.honest)
        }
    }

    @Test func `A program that is not there is a fault that is told`() async throws {
        let reader = ReaderProcess(program: ReaderProgram(path: "/nowhere/understudy", arguments: []))
        let fault = await #expect(throws: ReaderFault.self) { try await reader.lowered(ReaderTrial.honest) }
        #expect(fault?.reason.hasPrefix("It could not be run: ") == true)
    }

    private func isGone(_ process: Int32) async throws -> Bool {
        for _ in 1...100 {
            if kill(process, 0) != 0 { return true }
            try await Task.sleep(for: .milliseconds(50))
        }
        return false
    }
}
