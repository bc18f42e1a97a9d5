internal import Lifecycle
internal import Lowering
internal import Traces
internal import Wording

/// The findings about production's app delegate.
extension RunFindings {
    /// Production's app delegate, with the scene delegates of production's that come with it.
    func appDelegate(_ delegate: String, _ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding {
        let scenes = app.verdict.sceneDelegates.filter { !Appearances.isSystems($0) && app.roles.isProduction($0) }
        let names = ([delegate] + scenes).unique.map(ClassName.short)
        let advice = cure(scenes.isEmpty, delegate, app, id)
        return Finding(
            .productionAppDelegate,
            names.count == 1
                ? "\(names[0]), production's app delegate, is launched before the first test."
                : "\(names.list()), production's delegates, are launched before the first test.",
            of: names.list(), scenarios: [id], place: sources.named(delegate)?.place, rule: .hostingTestsAfterLaunch,
            cure: advice.cure, patch: advice.patch, page: advice.page)
    }

    /// The way to keep production's app delegate out.
    private struct Advice {
        var cure: String
        var patch: Patch?
        /// The page that leads there; nil for the one of the finding.
        var page: Finding.Page?
    }

    private func cure(_ isAlone: Bool, _ delegate: String, _ app: LaunchedApp, _ id: CheckScenario.ID) -> Advice {
        let own = sources.facts.tests?.classes.filter(\.isAppDelegate).map(\.last) ?? []
        if let lookup = missed.first(where: { $0.scenarios.contains(id) }) {
            let what = own.isEmpty ? "The app looks up an app delegate" : "The tests have \(own.list())"
            return Advice(
                cure: "\(what), and the lookup misses it: see \(lookup.id.rawValue) below. Its cure is this one's, too."
            )
        }
        if let gap = LaunchGap(sources, passed: app.passed) { return Advice(cure: gap.cure) }
        let main = sources.mainFile
        if !own.isEmpty {
            if let main, let lookup = sources.place(of: "NSClassFromString", in: main) {
                return Advice(
                    cure:
                        "The tests have \(own.list()), and main.swift looks a class up in line \(lookup.line): the name or "
                        + "the condition there did not lead to it. The trace has each lookup: understudy test.",
                    page: .quickFix)
            }
            let place = main == nil ? "in a main.swift in place of @main" : "in main.swift"
            return Advice(
                cure: "The tests have \(own.list()); let the app look it up by name, with NSClassFromString \(place). "
                    + "The quick fix has that file.", page: .quickFix)
        }
        let place = main == nil ? "the app" : "main.swift"
        return Advice(
            cure: isAlone
                ? "Give the tests their own app delegate, and let \(place) look it up by name: NSClassFromString."
                : "Give the tests their own app delegate and scene delegate, and let \(place) look up the app delegate by "
                    + "name: NSClassFromString. The quick fix has the files.",
            patch: TestDelegatesCure(sources, delegate)?.patch, page: .quickFix)
    }

    /// Production's app delegate behind SwiftUI's own, in an app of SwiftUI that is for tests.
    func adapted(_ delegate: String, by type: String, _ id: CheckScenario.ID) -> Finding {
        let app = sources.app(type)
        let (name, adopter) = (ClassName.short(delegate), ClassName.short(type))
        return Finding(
            .productionAppDelegate,
            "\(name), production's app delegate, is launched before the first test: \(adopter) has it as its "
                + "@UIApplicationDelegateAdaptor.",
            of: name, scenarios: [id], place: app?.adaptor?.place ?? app?.place ?? sources.named(delegate)?.place,
            rule: .swiftuiAdaptor,
            cure: "Remove the adaptor from \(adopter), or name a delegate for tests in it.",
            patch: AdaptorCure(sources, app)?.patch, page: .adaptor)
    }
}
