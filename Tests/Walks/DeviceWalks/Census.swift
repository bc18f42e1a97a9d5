/// The outcome of many walks.
public struct Census: Sendable {
    public private(set) var walks = 0
    public private(set) var inputs = 0
    public private(set) var firings = Firings()
    /// The seeds of the walks that broke a promise, in order.
    public private(set) var broken: [UInt64] = []

    /// Walks for some seeds, one on each core at a time, and compares the effects of every hundredth byte for byte.
    ///
    /// - Parameters:
    ///   - seeds: The seeds.
    ///   - cores: The number of cores.
    ///   - message: Called now and then with the number of walks done.
    public init(seeds: Range<UInt64>, cores: Int = 2, message: (Int) -> Void = { _ in }) async {
        let chunk: UInt64 = 500
        var starts = Array(stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(chunk))).reversed()
            .makeIterator()
        await withTaskGroup(of: Census.self) { group in
            func start() {
                guard let first = starts.next() else { return }
                group.addTask { Census(first..<min(first + chunk, seeds.upperBound)) }
            }
            for _ in 0..<cores { start() }
            for await part in group {
                add(part)
                message(walks)
                start()
            }
        }
        broken.sort()
    }

    private init(_ seeds: Range<UInt64>) {
        for seed in seeds {
            let outcome = Walk(seed: seed).check(writes: seed % 100 == 0)
            walks += 1
            inputs += outcome.inputs
            firings.add(outcome.firings)
            if outcome.breach != nil { broken.append(seed) }
        }
    }

    private mutating func add(_ part: Census) {
        walks += part.walks
        inputs += part.inputs
        firings.add(part.firings)
        broken += part.broken
    }
}
