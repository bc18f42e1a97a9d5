import DeviceWalks
import Foundation
import Lifecycle

@main
struct Program {
    static func main() async {
        let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000
        let start = ContinuousClock.now
        let chunk = 250
        var inputs = 0
        var firings = Firings()
        var failures: [UInt64] = []
        await withTaskGroup(of: (Int, Firings, [UInt64]).self) { group in
            var next = 0
            func add() {
                guard next < count else { return }
                let range = next..<min(next + chunk, count)
                next += chunk
                group.addTask {
                    var inputs = 0
                    var firings = Firings()
                    var bad: [UInt64] = []
                    for seed in range {
                        let outcome = Walk(seed: UInt64(seed)).check(writes: seed % 100 == 0)
                        inputs += outcome.inputs
                        firings.add(outcome.firings)
                        if outcome.breach != nil { bad.append(UInt64(seed)) }
                    }
                    return (inputs, firings, bad)
                }
            }
            add(); add()
            while let (i, f, b) = await group.next() {
                inputs += i
                firings.add(f)
                failures += b
                add()
            }
        }
        print("\(count) walks, \(inputs) inputs, \(ContinuousClock.now - start), \(failures.count) fail")
        var seen: Set<String> = []
        for seed in failures.prefix(400) {
            let walk = Walk(seed: seed)
            let outcome = walk.check(writes: true)
            let breach = outcome.breach ?? "?"
            let key = outcome.kind ?? "?"
            if seen.count < 6, seen.insert(key).inserted {
                let small = walk.shrunk()
                print("seed \(seed): \(breach)\n  shrunk: \(small.check(writes: true).breach ?? "?")\n\(small)")
            }
        }
        for (rule, count) in firings.rarer(than: 100) { print(count, rule) }
    }
}
