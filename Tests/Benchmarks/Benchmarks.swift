import Foundation
import PackageResources
import Simulator

/// Prints how long the ways of a run take, each beside its floor: the same tools started bare, in the same run.
/// It never fails on a time. The argument `leaving-out` asks for the last of them alone.
@main
struct Benchmarks {
    static func main() async throws {
        let bench = try await Bench(rounds: 15)
        defer { bench.cleanUp() }
        if !CommandLine.arguments.contains("leaving-out") {
            try await bench.print(bench.editOfTests())
            try await bench.print(bench.editOfInterface())
            try await bench.print(bench.noEdit())
        }
        try await LeavingOutBench(builder: bench.builder).run(files: 500)
    }
}

/// Times of one thing and of its floor, in milliseconds.
struct Comparison {
    var name: String
    var goal: String
    var ours: [Double] = []
    var floor: [Double] = []

    var line: String {
        let ratio = Self.median(ours) / Self.median(floor)
        return name.padding(toLength: 46, withPad: " ", startingAt: 0)
            + String(
                format: "%6.1f ms  floor %6.1f ms  ratio %.2f  (best %.1f / %.1f)  goal %@", Self.median(ours),
                Self.median(floor), ratio, ours.min() ?? 0, floor.min() ?? 0, goal)
    }

    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
}
