import DeviceWalks
import Foundation
import Lifecycle

/// The number of inputs that the model takes in a second on one core, beside a loop that only looks at the same values.
enum Benchmark {
    static func run() {
        let records = (0..<400).map { Walk(seed: UInt64($0)).record() }
        let count = records.reduce(0) { $0 + $1.inputs.count }
        var best = (model: Double.infinity, loop: Double.infinity)
        for _ in 0..<7 {
            best.model = min(best.model, seconds { records.reduce(0) { $0 &+ receive($1) } })
            best.loop = min(best.loop, seconds { records.reduce(0) { $0 &+ look($1) } })
        }
        let rate = Double(count) / best.model
        print(
            String(
                format: "%-46@%9.0f inputs/s  (%d inputs, empty loop %.0f/s, ratio %.1f)  goal at least 200,000",
                "the model, one core" as NSString, rate, count, Double(count) / best.loop, best.model / best.loop))
    }

    private static func receive(_ record: Walk.Record) -> Int {
        var device = Device(record.conditions)
        var effects = 0
        for input in record.inputs { effects &+= device.receive(input, for: record.bundle).count }
        return effects
    }

    private static func look(_ record: Walk.Record) -> Int {
        var count = 0
        for input in record.inputs { count &+= weight(input) }
        return count
    }

    @inline(never)
    private static func weight(_ input: DeviceInput) -> Int {
        if case .message = input { 1 } else { 2 }
    }

    private static func seconds(_ work: () -> Int) -> Double {
        let start = ContinuousClock.now
        let result = work()
        let time = ContinuousClock.now - start
        // The result is used, so that the work is done.
        precondition(result > 0)
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
}
