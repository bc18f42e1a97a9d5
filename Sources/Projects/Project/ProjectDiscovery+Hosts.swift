internal import Samples
internal import Wording

/// The targets of a sample.
struct ChosenTargets: Sendable {
    /// The app that is launched with the tests.
    var app: ConfiguredTarget
    /// Nil if none are asked for.
    var tests: ConfiguredTarget?
    /// The app that ships, and the fact that decided it; nil if it is the same.
    var production: (app: ConfiguredTarget, decision: String)?

    /// A note on tests of the app that another app hosts, and that are not chosen; nil if there are none.
    var note: String?

    /// The app that users get.
    var shipping: ConfiguredTarget { production?.app ?? app }

    /// The targets that are built.
    var all: [ConfiguredTarget] { [app] + [tests].compactMap(\.self) }

    /// The app that ships, if it is another target than the one that hosts the tests.
    var shipped: ShippedApp? {
        production.map { production in
            let target = production.app.target.name
            return ShippedApp(
                name: production.app.settings.text("PRODUCT_NAME") ?? target, target: target,
                decision: production.decision)
        }
    }
}

/// The choice of the app that ships, beside the one that hosts the tests.
extension ProjectDiscovery {
    /// Returns the app and the tests that are meant.
    ///
    /// `TEST_HOST` says which app hosts tests. Another app ships if a scheme launches it with Run and runs these tests, or
    /// if it was asked for and the tests depend on it or are linked with what it is linked with.
    func chosenTargets() throws(Mistake) -> ChosenTargets {
        guard choice.needsTests else { return ChosenTargets(app: try appTarget()) }
        let apps = try configured(ProjectFile.application).filter { $0.settings.isForIOS }
        let hosted = apps.count > 1 ? try ownHosts(among: apps) : []
        let all = try configured(ProjectFile.unitTests)
        let chosen = hosted.filter { targets in
            isChosen(targets, beside: all.filter { Self.isHosted($0, by: targets.shipping) })
        }
        if chosen.count > 1, chosen.allSatisfy({ $0.app == chosen[0].app && $0.shipping == chosen[0].shipping }) {
            throw .severalTests(
                chosen.compactMap(\.tests?.target.name), app: chosen[0].app.target.name, place: project.path)
        }
        if chosen.count == 1 { return chosen[0] }
        let app = try appTarget()
        var targets = ChosenTargets(app: app, tests: try testTarget(of: app))
        if choice.tests == nil { targets.note = note(on: hosted.filter { $0.shipping == app }) }
        return targets
    }

    /// Returns true if tests with their own host are meant, beside those that the app that ships hosts itself: if they were
    /// asked for, or if it hosts none that a scheme runs when it runs these.
    private func isChosen(_ targets: ChosenTargets, beside own: [ConfiguredTarget]) -> Bool {
        guard let tests = targets.tests?.target, !own.isEmpty else { return true }
        if let name = choice.tests { return name == tests.name }
        let running = schemes.filter { $0.launched == targets.shipping.target.id && $0.runs(tests) }
        return !running.isEmpty && !running.contains { scheme in own.contains { scheme.runs($0.target) } }
    }

    private func note(on others: [ChosenTargets]) -> String? {
        let tests = others.compactMap { $0.tests?.target.name }
        guard let first = others.first, let name = tests.first else { return nil }
        return "The tests \(Mistake.names(tests)) run in \(first.app.target.name) (TEST_HOST), and were not run. Check "
            + "them with --tests \(name)."
    }

    /// Returns the tests with their own host.
    private func ownHosts(among apps: [ConfiguredTarget]) throws(Mistake) -> [ChosenTargets] {
        let tests = try configured(ProjectFile.unitTests)
        let schemes = schemes
        var found: [ChosenTargets] = []
        for host in apps {
            let hosted = tests.filter { Self.isHosted($0, by: host) }
            for tests in hosted where choice.tests.map({ $0 == tests.target.name }) ?? true {
                // An app that a scheme runs and tests ships itself.
                guard !schemes.contains(where: { $0.launched == host.target.id && $0.runs(tests.target) }) else {
                    continue
                }
                for app in apps where app != host && isMeant(app, host) {
                    guard let decision = decision(app, host, tests, schemes) else { continue }
                    found.append(ChosenTargets(app: host, tests: tests, production: (app, decision)))
                }
            }
        }
        return found
    }

    private func isMeant(_ app: ConfiguredTarget, _ host: ConfiguredTarget) -> Bool {
        choice.app.map { [app.target.name, host.target.name].contains($0) } ?? true
    }

    /// Returns the fact that makes an app the one that ships; nil if there is none.
    private func decision(
        _ app: ConfiguredTarget, _ host: ConfiguredTarget, _ tests: ConfiguredTarget, _ schemes: [SchemeFile]
    ) -> String? {
        let (name, test) = (app.target.name, tests.target.name)
        let place = "and TEST_HOST of \(test) is \(host.target.name)"
        if let scheme = schemes.first(where: { $0.launched == app.target.id && $0.runs(tests.target) }) {
            return "the scheme \(scheme.name) launches \(name) with Run and runs \(test), \(place)"
        }
        if tests.target.dependencies.contains(app.target.id) { return "\(test) depends on \(name), \(place)" }
        // Two apps may share a library and be two products.
        guard choice.app == name else { return nil }
        let own = Set(libraryNames(of: app.target))
        let shared = (libraryNames(of: tests.target) + libraryNames(of: host.target)).first(where: own.contains)
        return shared.map { "\(name) and \(test) with its host are linked with \($0), \(place)" }
    }

    /// Returns the names of the project's own targets and of package products that a target is linked with.
    private func libraryNames(of target: ProjectFile.Target) -> [String] {
        let libraries = project.targets.filter { $0.productType.map(ProjectFile.libraries.contains) ?? false }
        let depended = libraries.filter { target.dependencies.contains($0.id) }.map(\.name)
        let linked = libraries.map(\.name).filter { target.linked.contains("\($0).framework") }
        return depended + linked + target.packageProducts
    }
}
