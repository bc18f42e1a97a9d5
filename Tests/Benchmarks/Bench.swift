import Building
import Foundation
import Lifecycle
import PackageResources
import Runs
import SampleReading
import Simulator

/// A copy of a sample, edited and run over and over by the library itself.
struct Bench {
    let rounds: Int
    let folder: URL
    let builder: SampleBuilder

    init(rounds: Int) async throws {
        self.rounds = rounds
        folder = FileManager.default.temporaryDirectory.appending(path: "understudy-bench-\(UUID().uuidString)")
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/Stage")
        try FileManager.default.copyItem(at: fixture, to: folder)
        // As the command line and the playground read samples.
        let program = Bundle.main.bundleURL.appending(path: "understudy").resolvingSymlinksInPath().path
        let tools = try await BuildTools(
            sources: PackageResources.folder?.path ?? "", environment: ProcessInfo.processInfo.environment)
        let reader = ReaderProcess(
            program: ReaderProgram(path: program, arguments: ["read-samples"], protection: tools.protection))
        builder = try await SampleBuilder(tools, reader: reader, timeLimit: .seconds(600)) { _ in }
    }

    func cleanUp() {
        try? FileManager.default.removeItem(at: folder)
    }

    func print(_ comparison: Comparison) {
        Swift.print(comparison.line)
    }

    /// From an edit in a test to the first event of the app's process, beside the tools' calls replayed.
    func editOfTests() async throws -> Comparison {
        try await edits("edit a test, to the first event") { round in
            try edit("StageTests/StageTests.swift", "\nprivate let round = \(round)\n")
        }
    }

    /// The same for an edit that changes what the app's module offers its tests.
    func editOfInterface() async throws -> Comparison {
        try await edits("edit the app, to the first event of a test run") { round in
            try edit("Stage/ViewController.swift", "\nlet round\(round) = \(round)\n")
        }
    }

    /// Without an edit, beside the same executable started bare.
    func noEdit() async throws -> Comparison {
        var comparison = Comparison(name: "no edit, to the first event", goal: "at most 2")
        let app = try await build().app
        for _ in 0..<rounds {
            comparison.ours.append(try await toFirstEvent())
            comparison.floor.append(try await Replay.bareLaunch(of: app))
        }
        return comparison
    }

    private func edits(_ name: String, _ edit: (Int) throws -> Void) async throws -> Comparison {
        var comparison = Comparison(name: name, goal: "at most 1.3")
        _ = try await toFirstEvent()
        for round in 0..<rounds {
            // A number that no earlier run of the benchmark can have left in the cache.
            try edit(Int(Date.now.timeIntervalSince1970 * 1000) + round)
            var calls: [ToolCall] = []
            comparison.ours.append(try await toFirstEvent { calls = $0 })
            comparison.floor.append(try await Replay.calls(calls))
        }
        return comparison
    }

    private func edit(_ path: String, _ text: String) throws {
        let url = folder.appending(path: path)
        let original = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n// round\n")[0]
        try (original + "\n// round\n" + text).write(to: url, atomically: true, encoding: .utf8)
    }

    private func build() async throws -> BuiltApp {
        let sample = try await builder.reader.sample(at: folder.path, app: nil, tests: nil, needsTests: true)
        return try await BuiltApp(sample, layout: .debugLibrary, in: builder)
    }

    /// Milliseconds from now to the first event that the app's process sends.
    private func toFirstEvent(calls: ([ToolCall]) -> Void = { _ in }) async throws -> Double {
        let start = ContinuousClock.now
        let built = try await build()
        calls(built.build.product.calls)
        var run = LaunchRun(AppUnderTest(built), LaunchConfiguration())
        run.production = .none
        var first: Double?
        _ = try await run.run(on: run.configuration.freshDevice) { event in
            guard first == nil, case .trace(let event) = event, event.kind != .launch else { return }
            first = (ContinuousClock.now - start).milliseconds
        }
        return first ?? .infinity
    }
}

extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
