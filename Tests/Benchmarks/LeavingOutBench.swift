import Building
import Foundation
import Glibc
import Lowering
import SampleReading
import Samples
import Synchronization

/// Leaving out what an app of many files needs and the machine lacks, beside the type check of what remains.
struct LeavingOutBench {
    let builder: SampleBuilder
    let folder = FileManager.default.temporaryDirectory.appending(path: "understudy-many-\(UUID().uuidString)")

    /// Prints the ratios for an app of so many files, and of half as many.
    func run(files count: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let half = try await measure(count / 2)
        let whole = try await measure(count)
        print(whole.cold.line)
        print(whole.warm.line)
        print(
            "  \(whole.parts) parts in \(whole.rounds) rounds;"
                + String(
                    format:
                        " twice the files take %.2f times as long (goal about 2); largest process %.0f MB (goal below 1500)",
                    Comparison.median(whole.cold.ours) / Comparison.median(half.cold.ours), Self.largestChild))
    }

    private struct Measure {
        var cold: Comparison
        var warm: Comparison
        var parts = 0
        var rounds = 0
    }

    private func measure(_ count: Int) async throws -> Measure {
        let sample = try await write(ManyFiles(count: count, round: Int(Date.now.timeIntervalSince1970 * 1000)))
        var measure = Measure(
            cold: Comparison(name: "leave out of \(count) files, cold", goal: "at most 4"),
            warm: Comparison(name: "leave out of \(count) files, warm", goal: "at most 1.5"))
        let progress = Progress()
        let build = try await builder.build(sample, leavingOut: true) { progress.note($0) }
        measure.cold.ours = [progress.reduced]
        measure.rounds = progress.rounds
        measure.parts = build.reduction.count
        let start = ContinuousClock.now
        _ = try await builder.build(sample, leavingOut: true)
        measure.warm.ours = [(ContinuousClock.now - start).milliseconds]
        let floor = try await parsing(build.reduction.applied(to: sample)) + Replay.calls(build.product.calls.checks)
        measure.cold.floor = [floor]
        measure.warm.floor = [floor]
        return measure
    }

    private func write(_ app: ManyFiles) async throws -> Sample {
        try? FileManager.default.removeItem(at: folder)
        for (path, text) in app.files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
        return try await builder.reader.sample(at: folder.path, app: nil, tests: nil, needsTests: false)
    }

    /// Milliseconds for parsing all files once.
    private func parsing(_ sample: Sample) async throws -> Double {
        let start = ContinuousClock.now
        _ = try LocalSampleReader().lowered(sample)
        return (ContinuousClock.now - start).milliseconds
    }

    /// The memory of the largest process that was started until now, in megabytes.
    private static var largestChild: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

/// The time from the start to the compilation of what remained.
private final class Progress: Sendable {
    private let start = ContinuousClock.now
    private let state = Mutex((reduced: 0.0, rounds: 0, isReduced: false))

    var reduced: Double { state.withLock(\.reduced) }
    var rounds: Int { state.withLock(\.rounds) }

    func note(_ progress: BuildProgress) {
        state.withLock { state in
            switch progress {
            case .leavingOut(_, let round, _):
                state.rounds = round
                state.isReduced = false
            case .compiling where !state.isReduced:
                state.reduced = (ContinuousClock.now - start).milliseconds
                state.isReduced = true
            default: break
            }
        }
    }
}

extension [ToolCall] {
    /// The type check of what a build compiles.
    fileprivate var checks: [ToolCall] {
        filter { $0.arguments.contains("-c") }.map { call in
            var call = call
            let outputs = call.arguments.indices.filter { call.arguments[$0] == "-o" }
            let without = call.arguments.indices.filter { !outputs.contains($0) && !outputs.contains($0 - 1) }
            call.arguments = without.map { call.arguments[$0] == "-c" ? "-typecheck" : call.arguments[$0] }
            call.arguments.append("-suppress-warnings")
            call.after = []
            return call
        }
    }
}
