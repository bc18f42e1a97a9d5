public import Lifecycle

/// Every state that a device can be in after a number of acts, each when the app has nothing left to do.
///
/// States that differ only in identifiers are one.
public struct Exploration: Sendable {
    public let conditions: Conditions
    public let build: Build

    public init(_ conditions: Conditions, _ build: Build) {
        self.conditions = conditions
        self.build = build
    }

    /// The findings of an exploration.
    public struct Finding: Sendable {
        public var states = 0
        public var edges = 0
        /// The walk that breaks a promise, and the promise.
        public var breach: (walk: Walk, promise: String)?

        public init() {}
    }

    /// The acts from each state: all actions that need no parameter, the second card, a URL, launches and tests.
    public static let acts: [Walk.Act] =
        Action.plain.map(Walk.Act.action) + [
            .action(.swipe(card: 2)), .action(.front(card: 2)), .action(.openURL("app://page")), .launch(.run),
            .launch(.test), .runTests,
        ]

    /// The first version of each generation, with which rules begin or cease to hold.
    public static let generations: [SystemVersion] =
        [SystemVersion(12)]
        + Set(Rule.catalog.flatMap { [$0.systems.since, $0.systems.until] }.compactMap(\.self)).sorted()

    /// An app with one window and one with several, on both devices of every generation.
    public static let all: [Exploration] = generations.flatMap { system in
        Idiom.allCases.flatMap { idiom in
            [Build.single, .several].map { Exploration(Conditions(idiom: idiom, system: system), $0) }
        }
    }

    private struct State {
        var device: Device
        var way: [Walk.Act]
    }

    /// Tries every sequence of `depth` acts.
    public func explore(depth: Int) -> Finding {
        let app = build.app
        var finding = Finding()
        let start = World(conditions, app).device
        // A state is kept by its hash of 64 bits: a million of them collide with a chance of one in ten millions.
        var seen: Set<Int> = [start.likeness.hashValue]
        var front = [State(device: start, way: [])]
        for level in 1...depth {
            var next: [State] = []
            for state in front {
                for act in Self.acts {
                    var world = World(state.device, app)
                    world.take(Walk.Instruction(act))
                    finding.edges += 1
                    if let promise = world.promises.breach {
                        let walk = Walk(
                            conditions: conditions, build: build,
                            steps: (state.way + [act]).map { Walk.Instruction($0) })
                        finding.breach = (walk, promise)
                        finding.states = seen.count
                        return finding
                    }
                    let device = world.device.likeness
                    if seen.insert(device.hashValue).inserted, level < depth {
                        next.append(State(device: device, way: state.way + [act]))
                    }
                }
            }
            front = next
        }
        finding.states = seen.count
        return finding
    }
}
