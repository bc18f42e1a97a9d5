public import Foundation

/// Cases that follow from a seed, one after the other. A case that brings the process down is left in a file.
///
/// `UNDERSTUDY_FUZZ_SEED` sets another seed, and `UNDERSTUDY_FUZZ_TIMES` multiplies the number of cases.
public struct FuzzCases {
    /// The subject of the cases, as a word.
    public let name: String
    public let count: Int
    public let seed: UInt64
    /// The file with the current case, to be read if the process is gone.
    public let diary: URL

    public init(_ name: String, count: Int) {
        let environment = ProcessInfo.processInfo.environment
        self.name = name
        self.count = count * (environment["UNDERSTUDY_FUZZ_TIMES"].flatMap { Int($0) } ?? 1)
        seed = environment["UNDERSTUDY_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        diary = FileManager.default.temporaryDirectory
            .appending(path: "understudy-fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier).txt")
    }

    /// The outcome of all cases.
    public struct Outcome: Sendable {
        public var cases = 0
        /// The cases that failed, with the reason.
        public var failures: [String] = []
        /// The time that the longest took.
        public var slowest = Duration.zero
        var slowestCase = ""
    }

    /// Goes through all cases and prints their seed and their number.
    ///
    /// - Parameter body: Does a case. It names the case before it does it, and returns the reason why it failed.
    public func run(
        _ body: (inout SplitMix64, (String) -> Void) async throws -> String?
    ) async throws -> Outcome {
        var outcome = Outcome()
        try Data().write(to: diary)
        let file = try FileHandle(forWritingTo: diary)
        for number in 0..<count {
            var chance = SplitMix64(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
            var text = ""
            let start = ContinuousClock.now
            let failure: String?
            do {
                failure = try await body(&chance) { said in
                    text = said
                    try? file.seek(toOffset: 0)
                    try? file.write(contentsOf: Data("\(name), seed \(seed), case \(number): \(said)\n".utf8))
                    try? file.truncate(atOffset: (try? file.offset()) ?? 0)
                }
            } catch {
                failure = "threw \(error)"
            }
            let time = ContinuousClock.now - start
            outcome.cases += 1
            if time > outcome.slowest { (outcome.slowest, outcome.slowestCase) = (time, "\(number)") }
            if let failure, outcome.failures.count < 5 {
                outcome.failures.append("seed \(seed), case \(number): \(failure): \(text.prefix(2000))")
            }
        }
        try file.close()
        try FileManager.default.removeItem(at: diary)
        print(
            "Fuzzed \(name): seed \(seed), \(outcome.cases) cases, the slowest was \(outcome.slowestCase) with",
            "\(outcome.slowest)")
        return outcome
    }
}
