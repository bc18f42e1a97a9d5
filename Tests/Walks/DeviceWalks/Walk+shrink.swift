internal import Lifecycle

extension Walk {
    /// Returns the shortest and plainest walk found that still breaks the same promise.
    public func shrunk() -> Walk {
        let kind = check(writes: true).kind
        return shrunk { $0.check(writes: true).kind == kind }
    }

    /// Returns the shortest and plainest walk found for which `fails` still holds.
    public func shrunk(_ fails: (Walk) -> Bool) -> Walk {
        var walk = self
        var size = max(1, steps.count / 2)
        while true {
            let before = walk
            walk = walk.withoutChunks(of: size, fails)
            if size > 1 {
                size /= 2
                continue
            }
            walk = walk.plainer(fails)
            if walk == before { return walk }
        }
    }

    private func withoutChunks(of size: Int, _ fails: (Walk) -> Bool) -> Walk {
        var walk = self
        var start = 0
        while start < walk.steps.count {
            var shorter = walk
            shorter.steps.removeSubrange(start..<min(start + size, walk.steps.count))
            if fails(shorter) { walk = shorter } else { start += size }
        }
        return walk
    }

    private func plainer(_ fails: (Walk) -> Bool) -> Walk {
        var walk = self
        func take(_ candidate: Walk) -> Bool {
            guard candidate != walk, fails(candidate) else { return false }
            walk = candidate
            return true
        }
        for conditions in conditions.plainer {
            var candidate = walk
            candidate.conditions = conditions
            if take(candidate) { break }
        }
        for build in Build.allCases.prefix(while: { $0 != build }) {
            var candidate = walk
            candidate.build = build
            if take(candidate) { break }
        }
        for index in steps.indices {
            for instruction in walk.steps[index].plainer {
                var candidate = walk
                candidate.steps[index] = instruction
                if take(candidate) { break }
            }
        }
        return walk
    }
}

extension Conditions {
    /// The same conditions with fewer special values, plainest first.
    fileprivate var plainer: [Conditions] {
        let plain = SystemVersion(17)
        let without = readings.map { reading in
            Conditions(idiom: idiom, system: system, readings: readings.filter { $0 != reading })
        }
        return [Conditions(idiom: idiom, system: plain), Conditions(idiom: idiom, system: system)]
            + [Conditions(idiom: idiom, system: plain, readings: readings)] + without
            + [Conditions(idiom: .phone, system: system, readings: readings)]
    }
}

extension Walk.Instruction {
    /// The same with plainer parameters, plainest first.
    fileprivate var plainer: [Walk.Instruction] {
        let acts = act.plainer.map { Walk.Instruction($0, patience: patience) }
        guard let patience else { return acts }
        return [Walk.Instruction(act)] + (0..<patience).map { Walk.Instruction(act, patience: $0) } + acts
    }
}

extension Walk.Act {
    fileprivate var plainer: [Walk.Act] {
        switch self {
        case .launch(let launch) where launch != .run: [.launch(.run)]
        case .action(.swipe(let card)) where card > 1: (1..<card).map { .action(.swipe(card: $0)) }
        case .action(.front(let card)) where card > 1: (1..<card).map { .action(.front(card: $0)) }
        case .action(.openURL), .action(.continueActivity), .action(.shortcut), .action(.notification):
            [.action(.activate)]
        case .install(let build): Build.allCases.prefix { $0 != build }.map { .install($0) }
        case .crash(let count): [.action(.terminate)] + (0..<count).map { .crash(after: $0) }
        case .ask(let wish, inOrder: true): [.ask(wish, inOrder: false)]
        default: []
        }
    }
}
