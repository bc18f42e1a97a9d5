import Foundation
import Lowering
import Samples
import TestSupport
import Testing

@testable import SampleReading
@testable import Storage

/// An answer about a large sample, which is kept for the next process, by the program and all that was asked.
struct KeptAnswersTests {
    /// A sample of a hundred kilobytes, whose texts end with a mark.
    private static func large(_ mark: String) -> Sample {
        var sample = ReaderTrial.honest
        sample.app.sources[0].text += "\n// \(String(repeating: "large ", count: 20_000))\(mark)\n"
        return sample
    }

    /// Returns a script in the reader's place that counts its requests in a file and answers with what is in another.
    private static func counting(_ count: String, answer: String) -> ReaderProgram {
        ReaderProgram(
            path: "/bin/sh", arguments: ["-c", "while read request; do echo >> '\(count)'; cat '\(answer)'; done"])
    }

    private static func inFolder(_ body: (String) async throws -> Void) async throws {
        let folder = "/tmp/understudy-tests-" + Files.uniqueName()
        try Files.makeFolder(folder)
        defer { Files.remove(folder) }
        try await body(folder)
    }

    @Test func `An equal question is answered without a process, and another is not`() async throws {
        try await Self.inFolder { folder in
            let (count, answer) = ("\(folder)/count", "\(folder)/answer")
            let cache = BuildCache(folder: "\(folder)/cache")
            func asked() -> Int { (try? Files.bytes(count).count) ?? 0 }
            func lowered(_ sample: Sample, once: Bool = false) async throws -> LoweredSample {
                let expected = try LocalSampleReader().lowered(sample)
                try Files.write(try ReaderLine.bytes(ReaderMessage.lowered(expected)), to: answer)
                // Each has its own memory, as another process of the program.
                let reader = ReaderProcess(program: Self.counting(count, answer: answer), cache: cache)
                let result = try await once ? reader.lowered(once: sample) : reader.lowered(sample)
                #expect(result == expected)
                return result
            }
            _ = try await lowered(Self.large("a"))
            #expect(asked() == 1)
            _ = try await lowered(Self.large("a"))
            #expect(asked() == 1)
            _ = try await lowered(Self.large("b"))
            #expect(asked() == 2)
            // A round of leaving out keeps nothing, and a small sample is not worth it.
            for number in 3...4 {
                _ = try await lowered(Self.large("c"), once: true)
                #expect(asked() == number)
            }
            for number in 5...6 {
                _ = try await lowered(ReaderTrial.honest)
                #expect(asked() == number)
            }
            // A damaged answer is asked for again.
            for name in Files.names(in: "\(folder)/cache/entries") {
                try Files.write(Array("{}".utf8), to: "\(folder)/cache/entries/\(name)/answer.json")
            }
            _ = try await lowered(Self.large("a"))
            #expect(asked() == 7)
        }
    }

    @Test func `A program that was built again is asked again`() throws {
        let answers = KeptAnswers(cache: BuildCache(folder: "/nowhere"))
        let line = [UInt8](repeating: 0, count: KeptAnswers.smallest)
        let key = { (program: ReaderProgram, line: [UInt8]) in answers.key(ofRequest: line, to: program) }
        let program = ReaderProgram(path: "/bin/sh", arguments: ["a"])
        #expect(key(program, line) != nil)
        #expect(key(program, line) == key(program, line))
        #expect(key(program, line) != key(ReaderProgram(path: "/bin/sh", arguments: ["b"]), line))
        #expect(key(program, line) != key(ReaderProgram(path: "/bin/ls", arguments: ["a"]), line))
        #expect(key(program, line) != key(program, line + [1]))
        #expect(key(program, Array(line.dropLast())) == nil)
        #expect(key(ReaderProgram(path: "/nowhere/understudy", arguments: []), line) == nil)
    }

    @Test func `Facts and risks are kept, and mistakes are not`() async throws {
        try await Self.inFolder { folder in
            let cache = BuildCache(folder: "\(folder)/cache")
            let sample = Self.large("facts")
            let first = ReaderProcess(program: try ReaderTrial.program(), cache: cache)
            let facts = try await first.facts(of: sample)
            let assessed = try await first.assessed(Reduction(), of: sample)
            #expect(Files.names(in: cache.folder + "/entries").count == 2)
            let second = ReaderProcess(program: try ReaderTrial.program(), cache: cache)
            #expect(try await second.facts(of: sample) == facts)
            #expect(try await second.assessed(Reduction(), of: sample) == assessed)
            let deep = ReaderTrial.sample("a" + String(repeating: ".a", count: 60_000))
            for _ in 1...2 {
                await #expect(throws: (any Error).self) { try await second.lowered(deep) }
            }
            #expect(Files.names(in: cache.folder + "/entries").count == 2)
        }
    }
}
