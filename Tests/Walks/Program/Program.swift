import DeviceWalks
import Foundation
import Lifecycle

/// Checks the promises that hold in every life of an app.
///
/// It does 100,000 walks at random, explores every state within six acts, and measures how many inputs the model takes
/// in a second.
///
///     device-walks [--walks COUNT] [--acts COUNT]
///     device-walks --benchmark
///     device-walks --seed SEED
///
/// The exit status is 1 if a promise was broken or a rule stayed too rare; it never depends on a time.
@main
struct Program {
    static func main() async {
        let options = Options(CommandLine.arguments)
        if options.flags.contains("--benchmark") {
            Benchmark.run()
        } else if let seed = options.number("--seed") {
            let walk = Walk(seed: UInt64(seed))
            print(walk, walk.check(writes: true).breach ?? "No promise is broken.", separator: "\n")
        } else {
            let walksHold = await walks(options.number("--walks") ?? 100_000)
            let statesHold = await states(within: options.number("--acts") ?? 6)
            exit(walksHold && statesHold ? 0 : 1)
        }
    }

    private static func walks(_ count: Int) async -> Bool {
        let start = ContinuousClock.now
        let census = await Census(seeds: 0..<UInt64(count)) { done in
            if done % 10_000 == 0 { progress("\(done) walks") }
        }
        print("\(census.walks) walks with \(census.inputs) inputs in \((ContinuousClock.now - start).inSeconds)")
        for seed in census.broken.prefix(3) {
            let walk = Walk(seed: seed).shrunk()
            print("Seed \(seed): \(walk.check(writes: true).breach ?? "a promise is broken")", walk, separator: "\n")
        }
        if !census.broken.isEmpty { print("\(census.broken.count) walks break a promise") }
        print("The rules that fired least: \(words(census.firings.rarest(10)))")
        let rare = census.firings.rarer(than: count / 1000)
        if !rare.isEmpty { print("Rules that fired fewer than \(count / 1000) times: \(words(rare))") }
        return census.broken.isEmpty && rare.isEmpty
    }

    private static func words(_ counts: [(rule: Rule.ID, count: Int)]) -> String {
        counts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
    }

    private static func states(within acts: Int) async -> Bool {
        let start = ContinuousClock.now
        var total = Exploration.Finding()
        var holds = true
        // The largest first, so that both cores have something to do until the end.
        var rest = Exploration.all.sorted { $0.build == .several && $1.build != .several }.makeIterator()
        await withTaskGroup(of: (Exploration, Exploration.Finding).self) { group in
            func add() {
                guard let next = rest.next() else { return }
                group.addTask { (next, next.explore(depth: acts)) }
            }
            add()
            add()
            for await (exploration, finding) in group {
                let conditions = exploration.conditions
                progress("\(conditions.idiom) \(conditions.system) \(exploration.build): \(finding.states) states")
                total.states += finding.states
                total.edges += finding.edges
                if let breach = finding.breach {
                    holds = false
                    print("Within \(acts) acts: \(breach.promise)", breach.walk, separator: "\n")
                }
                add()
            }
        }
        print(
            "\(total.states) states within \(acts) acts, \(total.edges) ways between them, on both devices of",
            "\(Exploration.generations.count) generations, in \((ContinuousClock.now - start).inSeconds)")
        return holds
    }

    private static func progress(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// The arguments of the program.
private struct Options {
    let flags: Set<String>
    private let values: [String: Int]

    init(_ arguments: [String]) {
        flags = Set(arguments)
        values = Dictionary(
            zip(arguments, arguments.dropFirst()).compactMap { name, value in Int(value).map { (name, $0) } },
            uniquingKeysWith: { $1 })
    }

    func number(_ name: String) -> Int? { values[name] }
}

extension Duration {
    var inSeconds: String {
        String(format: "%.1f s", Double(components.seconds) + Double(components.attoseconds) / 1e18)
    }
}
