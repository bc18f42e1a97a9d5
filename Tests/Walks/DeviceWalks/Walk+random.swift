internal import Lifecycle

extension Walk {
    /// Creates the walk that follows from a seed: 20 to 60 steps.
    public init(seed: UInt64) {
        var chance = SplitMix64(seed: seed)
        let count = Int.random(in: 20...60, using: &chance)
        self.init(
            conditions: Conditions(
                idiom: chance.oneIn(3) ? .phone : .pad, system: chance.pick(Self.systems),
                readings: chance.oneIn(2) ? [] : Reading.allCases.filter { _ in chance.oneIn(4) }),
            build: chance.pick(Build.allCases), steps: [Instruction(.launch(.random(&chance)))])
        while steps.count < count { steps.append(.random(&chance)) }
    }

    private static let systems =
        SystemVersion.modelled + [SystemVersion(18, 4), SystemVersion(26), .newest]
}

extension ProcessLaunch {
    fileprivate static func random(_ chance: inout SplitMix64) -> ProcessLaunch {
        chance.pick([.run, .run, .test, .homeScreen, .background])
    }
}

extension Walk.Instruction {
    fileprivate static func random(_ chance: inout SplitMix64) -> Walk.Instruction {
        let act = Walk.Act.random(&chance)
        return Walk.Instruction(act, patience: chance.oneIn(4) ? Int.random(in: 0...4, using: &chance) : nil)
    }
}

extension Walk.Act {
    fileprivate static func random(_ chance: inout SplitMix64) -> Walk.Act {
        switch chance.next() % 32 {
        case 0, 1: .launch(.random(&chance))
        case 2: .runTests
        case 3: .install(chance.pick(Build.allCases))
        case 4, 5, 6, 7, 8: .ask(.random(&chance), inOrder: chance.oneIn(2))
        case 9: .crash(after: Int.random(in: 0...6, using: &chance))
        case 10: .stray(id: Int.random(in: -2...40, using: &chance))
        case 11, 12: .action(.activate)
        default: .action(.random(&chance))
        }
    }
}

extension Action {
    fileprivate static func random(_ chance: inout SplitMix64) -> Action {
        switch chance.next() % 24 {
        case 0: .swipe(card: Int.random(in: 1...4, using: &chance))
        case 1: .front(card: Int.random(in: 1...4, using: &chance))
        case 2: .openURL("app://page")
        case 3: .continueActivity("reading")
        case 4: .shortcut("compose")
        case 5: .notification("curtain")
        default: chance.pick(Action.plain)
        }
    }
}

extension Walk.Wish {
    fileprivate static func random(_ chance: inout SplitMix64) -> Walk.Wish {
        let number = Int.random(in: 0...3, using: &chance)
        return switch chance.next() % 12 {
        case 0, 1: .activateNew(withActivity: chance.oneIn(2))
        case 2, 3: .activate(number, withActivity: chance.oneIn(2))
        case 4: .activateUnknown
        case 5, 6: .destroy(number)
        case 7: chance.oneIn(2) ? .destroyUnknown : .refresh(number)
        case 8: .remove(number)
        case 9, 10: .destructionConditions(number, DestructionCondition.allCases.filter { _ in !chance.oneIn(3) })
        default: .keep(number, activity: chance.oneIn(2))
        }
    }
}
