import Building
import Foundation
import LeavingOutMutations
import Lifecycle
import PackageResources
import Projects
import Samples

/// Makes pieces of a fixture uncompilable, one in each case, and compares the verdict with that of the whole fixture.
///
///     leaving-out [CASES [SEED [uniform]]]
///
/// Each kind has its turn, so that few cases try all of them. With `uniform`, each place is as likely as any other.
@main
struct Program {
    static func main() async throws {
        let words = CommandLine.arguments.dropFirst().map { Int($0) }
        let count = (words.first ?? 40) ?? 40
        let seed = UInt64((words.dropFirst().first ?? 1) ?? 1)
        let fixture = try SampleDiscovery().sample(at: Checkout.repertory, needsTests: true)
        let builder = try await SampleBuilder(
            sources: PackageResources.folder?.path ?? "", environment: ProcessInfo.processInfo.environment,
            timeLimit: .seconds(300), progress: { _ in })
        let truths = [
            try await MutationCase.verdict(
                of: MutationCase.sample(fixture, isProduction: false), leavingOut: false, builder),
            try await MutationCase.verdict(
                of: MutationCase.sample(fixture, isProduction: true), leavingOut: false, builder),
        ]
        var cases = Cases(fixture, seed: seed, isUniform: CommandLine.arguments.dropFirst(3).first == "uniform")
        var table: [Mutation.Kind: Tally] = [:]
        for number in 1...max(1, count) {
            let one = cases.next(number)
            let outcome = try await one.outcome(in: fixture, truth: truths[one.isProduction ? 1 : 0], builder)
            table[one.mutation.kind, default: Tally()].add(outcome)
            switch outcome {
            case .same: break
            case .unknown(let reason): print("\(number) \(one.place): not known: \(reason)")
            case .different(let what): print("\(number) \(one.place): DIFFERENT: \(what)")
            case .notBuilt(let why): print("\(number) \(one.place): NOT BUILT: \(why)")
            }
        }
        print("kind             same  not known  different  not built")
        for kind in Mutation.Kind.allCases { print(Tally.line(kind.rawValue, table[kind] ?? Tally())) }
        let all = table.values.reduce(Tally(), +)
        print(Tally.line("all", all))
        let same = all.same * 100 / max(1, count)
        print("the same in \(same) of 100, at least 80 are required")
        exit(all.different == 0 && all.notBuilt == 0 && same >= 80 ? 0 : 1)
    }
}

/// The places of this checkout.
private enum Checkout {
    static let repertory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Repertory").path
}

/// The cases in the order of a seed: at a place by chance, of each kind in its turn or of all.
private struct Cases {
    private let all: [Mutation]
    private let byKind: [Mutation.Kind: [Mutation]]
    private let isUniform: Bool
    private var state: UInt64

    init(_ fixture: Sample, seed: UInt64, isUniform: Bool) {
        let files = fixture.app.sources + (fixture.tests?.sources ?? [])
        all = files.flatMap { Mutation.all(in: $0.text, path: $0.path) }
        byKind = Dictionary(grouping: all, by: \.kind)
        state = seed
        self.isUniform = isUniform
    }

    mutating func next(_ number: Int) -> MutationCase {
        let kinds = Mutation.Kind.allCases.filter { byKind[$0] != nil }
        let places = isUniform ? all : byKind[kinds[number % kinds.count]] ?? []
        return MutationCase(places[Int(random() % UInt64(places.count))], isProduction: random() % 3 == 0)
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension MutationCase {
    /// The place of the mutation, for a reader.
    fileprivate var place: String {
        let file = mutation.path.split(separator: "/").last ?? ""
        return
            "\(mutation.kind.rawValue) \(file):\(mutation.range.lowerBound) \(mutation.replacement.prefix(60).replacing("\n", with: " "))"
            + (isProduction ? " (production)" : "")
    }
}

/// The number of cases by their outcomes.
private struct Tally {
    var same = 0
    var unknown = 0
    var different = 0
    var notBuilt = 0

    mutating func add(_ outcome: MutationCase.Outcome) {
        switch outcome {
        case .same: same += 1
        case .unknown: unknown += 1
        case .different: different += 1
        case .notBuilt: notBuilt += 1
        }
    }

    static func + (left: Tally, right: Tally) -> Tally {
        Tally(
            same: left.same + right.same, unknown: left.unknown + right.unknown,
            different: left.different + right.different, notBuilt: left.notBuilt + right.notBuilt)
    }

    static func line(_ name: String, _ tally: Tally) -> String {
        [tally.same, tally.unknown, tally.different, tally.notBuilt].reduce(
            name.padding(toLength: 14, withPad: " ", startingAt: 0)
        ) { line, number in
            line + String(format: "%9d", number)
        }
    }
}
