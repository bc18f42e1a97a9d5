internal import Lifecycle
internal import Lowering
internal import Traces

/// The lookups of classes by names that no class has, as runs saw them and as the sources show them.
struct LookupFindings {
    private let results: [ScenarioResult]
    private let sources: CheckedSources

    init(_ results: [ScenarioResult], _ sources: CheckedSources) {
        self.results = results
        self.sources = sources
    }

    var findings: [Finding] {
        var seen: [(lookup: ClassLookup, scenarios: [CheckScenario.ID])] = []
        for result in results {
            for lookup in result.launched?.appearances.nearMisses ?? [] {
                if let index = seen.firstIndex(where: { $0.lookup.name == lookup.name }) {
                    seen[index].scenarios += seen[index].scenarios.contains(result.id) ? [] : [result.id]
                } else {
                    seen.append((lookup, [result.id]))
                }
            }
        }
        for lookup in written where !seen.contains(where: { $0.lookup.name == lookup.name }) {
            seen.append((lookup, []))
        }
        return seen.compactMap(finding)
    }

    private func finding(_ lookup: ClassLookup, _ scenarios: [CheckScenario.ID]) -> Finding? {
        // A name in the Info.plist is another finding's.
        guard let near = lookup.near, lookup.api.hasSuffix("(_:)") else { return nil }
        let name = sources.targets.flatMap(\.names).filter { $0.text == lookup.name }
            .max { ($0.api == nil ? 0 : 1) < ($1.api == nil ? 0 : 1) }
        let isBare = !lookup.name.contains(".")
        let cure = LookupCure(sources, lookup, name)
        return Finding(
            .classNameNotFound, "\(lookup.api) finds no class \(lookup.name); \(near.text).", of: lookup.name,
            scenarios: scenarios,
            place: name?.place ?? sources.named(near.name)?.place, rule: near.difference.rule,
            cure: near.difference == .module && isBare
                ? "Put @objc(\(lookup.name)) before the class, or look it up as \(near.name)."
                : "Look the class up as \(near.name).",
            patch: cure?.patch)
    }

    /// The lookups in the sources that cannot find a class of the app or its tests, with the class that was meant.
    private var written: [ClassLookup] {
        // Of classes with the same name that of the tests is meant, which is the last, or else that of the app.
        let targets = sources.facts.libraries + [sources.facts.app] + [sources.facts.tests].compactMap { $0 }
        let known = targets.flatMap { target in target.classes.map { (target.module, $0) } }
        let names = Set(known.map { $1.runtimeName(in: $0) })
        return sources.targets.flatMap(\.names).compactMap { name in
            guard let api = name.api, !names.contains(name.text), !sources.mayBeElsewhere(name.text) else { return nil }
            let last = ClassName.short(name.text)
            guard let (module, type) = known.last(where: { $1.last == last || $1.objcName == last }) else {
                return nil
            }
            let difference: ClassLookup.Difference =
                if type.objcName != nil { .objectiveCName } else if name.text.contains(".") { .elsewhere } else {
                    .module
                }
            let near = ClassLookup.NearMiss(name: type.runtimeName(in: module), difference: difference)
            return ClassLookup(api: api, name: name.text, near: near)
        }
    }
}
