/// A part of the app or its tests that was left out of the build and that the run came to.
public struct LeftOutUse: Codable, Hashable, Sendable {
    /// The code that was left out, shortened to a line.
    public var code: String
    /// The reason why it was left out, such as a module that is not here.
    public var reason: String
    /// The meaning of its absence for the run.
    public var effect: Effect
    /// The line where the code begins; nil in the event, which has it itself.
    public var place: SourcePlace?

    /// A part with the reason why it was left out and the meaning of its absence.
    public init(code: String, reason: String, effect: Effect) {
        self.code = code
        self.reason = reason
        self.effect = effect
    }

    /// The meaning of left-out code for what follows it in a run.
    public enum Effect: String, Codable, Hashable, Sendable, CaseIterable {
        /// It uses a module that is not here, and nothing of the app's: the run goes on as if it did nothing.
        case assumed
        /// It may have done anything to the launch: the run goes on, but a device may go another way.
        case unknown
        /// Its value is needed: the run cannot go on.
        case stops
    }

    /// The part in words: `FirebaseApp.configure(): module Firebase is not here`.
    public var text: String { "\(code): \(reason)" }
}

/// The parts left out of a build, as far as a verdict needs them.
public struct LeftOutFacts: Codable, Hashable, Sendable {
    /// The number of parts.
    public var parts: Int
    /// The removals that may change a launch even if no left-out code is used.
    public var risks: [Risk]
    /// The number of tests that are in those parts.
    public var tests: Int
    /// The number of tests that are not Swift.
    public var foreignTests: Int
    /// True if code of the app's own chooses the app delegate, as that of `main.swift` does.
    public var choosesDelegate: Bool
    /// The code that launches may come to; nil if all of it counts for every launch.
    public var reach: CodeReach?

    /// The version of the rules of leaving out, and of what a removal may change: what is remembered counts for one version.
    public static let rules = "37"

    /// Parts with the risks of their absence.
    public init(
        parts: Int, risks: [Risk] = [], tests: Int = 0, foreignTests: Int = 0, choosesDelegate: Bool = false,
        reach: CodeReach? = nil
    ) {
        self.parts = parts
        self.risks = risks
        self.tests = tests
        self.foreignTests = foreignTests
        self.choosesDelegate = choosesDelegate
        self.reach = reach
    }

    /// Returns the parts as far as they concern an app that is built with an SDK; nil if nothing is left of them.
    public func concerning(sdk: SystemVersion) -> LeftOutFacts? {
        var facts = self
        facts.risks.removeAll { risk in risk.endsWithSDK.map { $0 <= sdk } ?? false }
        let isEmpty = facts.risks.isEmpty && parts == 0 && tests == 0 && foreignTests == 0
        return isEmpty && !risks.isEmpty ? nil : facts
    }

    /// A removal that may change a launch although nothing tells when it does.
    public struct Risk: Codable, Hashable, Sendable {
        /// The removal and what it may change, in a clause.
        public var reason: String
        /// The class without which it changes nothing, by its name without the module; nil if it may change any launch.
        public var type: String?
        /// The line of the removed piece; nil if it is not one piece.
        public var place: SourcePlace?
        /// The code that has to be reached for it; nil if it may change any launch.
        public var condition: Condition?
        /// The SDK from which on it changes nothing, by the version of iOS that it is for; nil if it does with every SDK.
        public var endsWithSDK: SystemVersion?

        /// A risk that a class brings along, or the whole module.
        public init(
            _ reason: String, of type: String? = nil, at place: SourcePlace? = nil, if condition: Condition? = nil
        ) {
            self.reason = reason
            self.type = type
            self.place = place
            self.condition = condition
        }
    }

    /// The code that a launch has to come to before a removal can change it: all that is given.
    public struct Condition: Codable, Hashable, Sendable {
        /// The names of which one is used; empty if none has to be.
        public var names: Set<String>
        /// The type that is in use.
        public var type: String?
        /// The piece of code around the removal, by its place in `CodeReach.pieces`.
        public var piece: Int?

        /// A condition of what is given.
        public init(names: Set<String> = [], type: String? = nil, piece: Int? = nil) {
            self.names = names
            self.type = type
            self.piece = piece
        }

        /// Returns the number of steps after which a launch meets the condition, also if it comes to code that may come to
        /// anything; nil if it never does.
        func depth(in reached: CodeReach.Reached) -> Int? {
            [named(in: reached), reached.names[CodeReach.anything]].compactMap(\.self).min()
        }

        private func named(in reached: CodeReach.Reached) -> Int? {
            var steps: [Int] = []
            if !names.isEmpty {
                guard let nearest = names.compactMap({ reached.names[$0] }).min() else { return nil }
                steps.append(nearest)
            }
            if let type {
                guard let depth = reached.names[type] else { return nil }
                steps.append(depth)
            }
            if let piece {
                guard let depth = reached.pieces[piece] else { return nil }
                steps.append(depth)
            }
            return steps.max() ?? 0
        }
    }
}
