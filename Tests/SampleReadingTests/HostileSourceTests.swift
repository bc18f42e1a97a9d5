import Foundation
import Samples
import TestSupport
import Testing

@testable import Lowering
@testable import SampleReading
@testable import Wording

/// The program that reads a file goes on, whatever the file holds.
@Suite(.serialized, .tried("A source text is nested in any way, or larger than its reader")) struct HostileSourceTests {
    private static let time = Duration.seconds(2)
    private static let reader = Task {
        ReaderProcess(
            program: try ReaderTrial.program(try await ReaderTrial.protection.value), limits: ReaderLimits(time: time))
    }

    @Test(arguments: HostileShape.all)
    func `A file of any shape is lowered, or refused with its place`(_ shape: HostileShape) async throws {
        let reader = try await Self.reader.value
        for depth in [3, 100, shape.depth(bytes: 60_000)] {
            let text = shape.text(depth: depth)
            let place = "/App/a.swift"
            do {
                let lowered = try await reader.lowered(ReaderTrial.sample(text))
                let file = try #require(lowered.app.files.first)
                #expect(lowered.app.files.count == 1 && file.path == place)
                // Lines are added only after the file's own, and nothing of the file moves.
                #expect(file.text.utf8.prefix(text.utf8.count).count { $0 == 10 } == text.utf8.count { $0 == 10 })
                if depth == 3 {
                    let expected = try LocalSampleReader().lowered(ReaderTrial.sample(text))
                    #expect(lowered == expected)
                }
            } catch let mistake as Mistake {
                #expect(depth > 3)
                let tooDeep = Mistake.nestedTooDeeply(place, line: 1, limit: FileDeclarations.depthLimit)
                let request = ReaderRequest.lower(ReaderTrial.sample(text))
                #expect(
                    [tooDeep, .ranOutOfRoom(at: place, request), .tookTooLong(at: place, Self.time, request)].contains(
                        mistake))
            }
        }
        #expect(try await reader.lowered(ReaderTrial.honest) == LocalSampleReader().lowered(ReaderTrial.honest))
    }

    @Test(arguments: ["x!!!!", "f()()()", "a.b.b.b", "Int????", "if else if"])
    func `What is too deep is refused where it is`(name: String) async throws {
        let shape = try #require(HostileShape.all.first { $0.testDescription == name })
        let text = "// A comment.\n" + shape.text(depth: 5000)
        await #expect(throws: Mistake.nestedTooDeeply("/App/a.swift", line: 2, limit: 4000)) {
            try await Self.reader.value.lowered(ReaderTrial.sample(text))
        }
        #expect(throws: Mistake.nestedTooDeeply("/App/a.swift", line: 2, limit: 4000)) {
            try LocalSampleReader().lowered(ReaderTrial.sample(text))
        }
    }

    @Test func `A stack that overflows ends the process that read, and nothing else`() async throws {
        let reader = ReaderProcess(program: try ReaderTrial.program(), limits: ReaderLimits(stack: 256 << 10))
        let shape = try #require(HostileShape.all.first { $0.testDescription == "((((1))))" })
        let sample = ReaderTrial.sample(shape.text(depth: 250))
        for _ in 1...2 {
            await #expect(throws: Mistake.ranOutOfRoom(at: "/App/a.swift", .lower(sample))) {
                try await reader.lowered(sample)
            }
            #expect(
                try await reader.lowered(ReaderTrial.sample("let y = 1\n")).app.files.map(\.text) == ["let y = 1\n"])
        }
    }

    @Test func `A memory limit strikes`() async throws {
        let reader = ReaderProcess(
            program: try ReaderTrial.program(),
            limits: ReaderLimits(time: .seconds(60), memory: 384 << 20, stack: 64 << 20))
        let sample = ReaderTrial.sample(String(repeating: "let y = x\n", count: 150_000))
        await #expect(throws: Mistake.ranOutOfRoom(at: "/App/a.swift", .lower(sample))) {
            try await reader.lowered(sample)
        }
        #expect(try await reader.lowered(ReaderTrial.honest) == LocalSampleReader().lowered(ReaderTrial.honest))
    }
}
