import Confinement
import Foundation
import TestSupport
import Testing
import Wording

@testable import Building
@testable import Storage

/// Source texts on which the compiler works without end, or until memory is gone: each ends with a message.
@Suite(
    AtWorkbench(), .serialized, .timeLimit(.minutes(4)),
    .tried("A source text lets the compiler compute, or take memory, without end"))
struct CompilerBombTests {
    /// A source text of at most 64 KiB, as the playground takes it.
    struct Bomb: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String

        init(_ name: String, _ text: String) {
            testDescription = name
            self.text = text
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let bombs = [
        Bomb("operators", "let bomb = " + (1...60).map { "\($0) + 0.5 - -\"\($0)\"" }.joined(separator: " * ")),
        Bomb("closures in closures", "let bomb = " + repeated("{ ($0 + 1) * ", 40) + "1" + repeated(" }(2.5)", 40)),
        Bomb(
            "tuples that double",
            "typealias A0 = (Int, Int)\n" + (1...40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" }.joined()
                + "var bomb: A40?"),
        Bomb(
            "a literal of 20,000 numbers",
            "let bomb = [" + (0..<20_000).map { $0 % 2 == 0 ? "1," : "2," }.joined() + "]"),
        Bomb("a literal of many types", "let bomb = [" + repeated("1, 2.5, \"a\", [1: \"b\"], nil, ", 2_000) + "]"),
        Bomb("dictionaries in dictionaries", "let bomb = " + repeated("[1: [2.5: ", 60) + "1" + repeated("]]", 60)),
        Bomb(
            "a switch over 24 flags",
            "func bomb(_ f: (\(repeated("Bool, ", 23))Bool)) {\n    switch f {\n"
                + (0..<24).map { place in
                    "    case (" + (0..<24).map { $0 == place ? "true" : "_" }.joined(separator: ", ") + "): break\n"
                }.joined() + "    }\n}"),
        Bomb(
            "generic types that grow",
            "struct Pair<A, B> { var a: A, b: B }\nfunc twice<T>(_ t: T) -> Pair<T, T> { Pair(a: t, b: t) }\nlet bomb = "
                + repeated("twice(", 40) + "1" + repeated(")", 40)),
        Bomb("nested interpolations", "let bomb = " + repeated("\"\\(", 150) + "1" + repeated(")\"", 150)),
    ]

    private static let limit = Duration.seconds(4)

    @Test(arguments: bombs) func `A build that goes on and on is ended`(_ bomb: Bomb) async throws {
        #expect(bomb.text.utf8.count < 65_536)
        var builder = try #require(Workbench.current).builder
        builder.timeLimit = Self.limit
        let name = "Bomb\(bomb.text.utf8.count)"
        let start = ContinuousClock.now
        do {
            _ = try await builder.build(app: .app(name, extra: bomb.text + "\n"))
        } catch let failure as CompileFailure {
            #expect(failure.diagnostics.contains { $0.severity == .error })
        } catch let slow as BuildTimedOut {
            #expect(slow.what == "Building \(name) took longer than 4 s, so the build was stopped.")
            #expect(slow.cure == "Split long expressions, or try again when the machine is less busy.")
        } catch let crash as ToolFailure {
            // The compiler itself does not stand every text.
            #expect(!crash.what.isEmpty && !crash.cure.isEmpty)
        }
        #expect(ContinuousClock.now - start < Self.limit * 4)
        #expect(ProcessTable.processes(with: "-module-name\0\(name)\0") == [])
    }

    /// The limit of the processor's time is smaller than a build's.
    @Test(arguments: bombs.filter { ["tuples that double", "generic types that grow"].contains($0.testDescription) })
    func `A compiler that computes for too long is ended`(_ bomb: Bomb) async throws {
        let workbench = try #require(Workbench.current)
        var tools = try await workbench.builder.tools()
        tools.runner.protection.limits = ResourceLimits(
            memory: 4 << 30, processorTime: 2, fileSize: 1 << 20, processes: 64)
        let folder = try workbench.cache.makeWorkFolder()
        defer { ProcessFolder.remove(folder) }
        try Files.write(Array(bomb.text.utf8), to: folder + "/bomb.swift")
        let call = ToolCall(
            tool: workbench.toolchain.compiler,
            arguments: [
                "-frontend", "-c", "bomb.swift", "-o", "bomb.o", "-module-cache-path",
                workbench.cache.clangModules(workbench.toolchain),
            ], workingDirectory: folder)
        let failure = await #expect(throws: CompileFailure.self) { try await tools.compile(call, module: "Bomb") }
        #expect(
            failure?.diagnostics.map(\.message) == ["the compiler needed more than 120 s of processor time"])
    }
}
