extension LeftOutFacts {
    /// The risk that no class has to bring and that is nearest to the start of a launch with some classes; nil if such
    /// a launch comes to none.
    func anyClassRisk(in classes: Set<String>) -> Risk? {
        let risks = risks.filter { $0.type == nil }
        guard let reach, !risks.isEmpty else { return risks.first }
        let reached = reach.reached(from: classes)
        let depths = risks.map { $0.condition.map { $0.depth(in: reached) } ?? 0 }
        return zip(depths, risks).filter { $0.0 != nil }.min { ($0.0 ?? 0) < ($1.0 ?? 0) }?.1
    }

    /// The first risk that a class brings along; nil if it brings none.
    func risk(of type: String) -> Risk? {
        risks.first { risk in risk.type.map { $0 == type.split(separator: ".").last ?? "" } ?? false }
    }

    /// Returns the first of a launch's classes, up to one that brings a risk along, which its appearance precedes.
    ///
    /// - Parameter order: The classes in the order in which they appeared.
    func beforeClassRisks(in order: [String]) -> ArraySlice<String> {
        order.prefix((order.firstIndex { risk(of: $0) != nil } ?? order.endIndex) + 1)
    }

    /// Returns the first of a launch's classes: those that appeared before it could come to code that a removal changed.
    ///
    /// - Parameter order: The classes in the order in which they appeared.
    public func unchanged(in order: [String]) -> ArraySlice<String> {
        let classes = beforeClassRisks(in: order)
        // With each class, a launch can come to more.
        var (safe, end) = (0, classes.count)
        while safe < end {
            let count = (safe + end + 1) / 2
            if anyClassRisk(in: Set(classes.prefix(count - 1))) == nil { safe = count } else { end = count - 1 }
        }
        return classes.prefix(safe)
    }

    /// Returns the names by which a launch comes to what a risk needs, from its start; none if the risk needs nothing, or
    /// names do not tell.
    ///
    /// - Parameters:
    ///   - risk: One of these risks.
    ///   - classes: The classes that the system used in the launch.
    public func way(to risk: Risk, from classes: Set<String>) -> [String] {
        guard let reach, let condition = risk.condition else { return [] }
        let reached = reach.reached(from: classes, isOrdered: true)
        let needed = condition.names.isEmpty ? Set([condition.type].compactMap(\.self)) : condition.names
        let nearest = needed.union([CodeReach.anything]).sorted()
            .compactMap { name in reached.names[name].map { (name, $0) } }.min { $0.1 < $1.1 }
        return nearest.map { reached.way(to: $0.0) } ?? []
    }
}
