/// The judgement if a test run was kept from production: a function of what the run and an ordinary launch showed.
public struct IsolationJudgement: Hashable, Sendable {
    /// The classes that appeared in the test run.
    public var appearances: Appearances
    /// The classes that an ordinary launch calls, as far as they are known.
    public var production: Set<String>
    /// Those of them that it calls, whatever left-out code does.
    public var certain: Set<String>
    /// Those of them that appear in it before it can come to code that a removal changed.
    public var unchanged: Set<String>
    /// The roles that production's classes have in an ordinary launch whatever left-out code does.
    public var settledRoles: Set<Appearances.Role>
    /// The reason why not all of production's classes are known, as a clause; nil if they are.
    public var productionGap: String?
    /// True if the reason is left-out code that an ordinary launch reached.
    private let isGapLeftOut: Bool
    /// The parts that were not built; nil if all of it was.
    public var leftOut: LeftOutFacts?
    /// The classes that no ordinary launch has, such as those of the tests' target.
    public var outsiders: Set<String>

    /// A judgement of a run beside an ordinary launch. `certain` is nil if that launch reached no left-out code, and
    /// `unchanged` if nothing that it may come to was changed by a removal.
    public init(
        _ appearances: Appearances, production: Set<String>, certain: Set<String>? = nil,
        unchanged: Set<String>? = nil, settledRoles: Set<Appearances.Role> = [], productionGap: String? = nil,
        leftOut: LeftOutFacts? = nil, outsiders: Set<String> = []
    ) {
        self.appearances = appearances
        self.production = production
        self.certain = certain ?? production
        isGapLeftOut = certain != nil
        self.unchanged = unchanged ?? production
        self.settledRoles = settledRoles
        self.productionGap = productionGap
        self.leftOut = leftOut
        self.outsiders = outsiders
    }

    /// The judgement of a launch that came to the app's code.
    public var isolation: Verdict.Isolation {
        let called = appearances.calledBeforeTests
        let surely = appearances.calledBeforeUnknown ?? called
        // The app and its delegate come first, before any code of theirs could call another function than it should.
        let first = [appearances.app, appearances.application, appearances.appDelegate].compactMap { $0 }
            .filter { !Appearances.isSystems($0) }
        let isSettled = !certain.intersection(surely).isDisjoint(with: first)
        if isSettled, leftOut?.choosesDelegate != true { return .notIsolated }
        // Whatever a launch comes to later, a class that has appeared has.
        let order = appearances.orderBeforeTests
        if let first = leftOut?.unchanged(in: order),
            !surely.intersection(first).isDisjoint(with: certain.intersection(unchanged))
        {
            return .notIsolated
        }
        if let risk = leftOut?.anyClassRisk(in: called) { return .unknown(risk.reason) }
        // What a class lacks changes nothing before the class appears, and not that it does.
        let known = surely.intersection(leftOut?.beforeClassRisks(in: order) ?? order[...])
        if !known.isDisjoint(with: certain) { return .notIsolated }
        if let risk = risk(in: called) { return .unknown(risk) }
        if let use = appearances.leftOut.first(where: { $0.effect != .assumed }) {
            return .unknown("the launch reached left-out code (\(use.text))")
        }
        let gap = productionGap ?? risk(in: production)
        guard called.isDisjoint(with: production) else {
            return .unknown(gap ?? "an ordinary launch reached left-out code")
        }
        guard let gap else { return .isolated }
        // A role that is settled is another class's there.
        let others = settledRoles.reduce(into: outsiders) { $0.formUnion(appearances.classes(in: $1)) }
        if leftOut != nil || isGapLeftOut, called.allSatisfy({ Appearances.isSystems($0) || others.contains($0) }) {
            return .isolated
        }
        return .unknown(gap)
    }

    /// The risk that classes bring along, or that no class has to bring; nil if there is none.
    private func risk(in classes: Set<String>) -> String? {
        guard let leftOut else { return nil }
        let brought = leftOut.risks.first { risk in classes.contains { leftOut.risk(of: $0) == risk } }
        return (brought ?? leftOut.anyClassRisk(in: classes))?.reason
    }
}
