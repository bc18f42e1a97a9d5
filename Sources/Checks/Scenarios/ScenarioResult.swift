package import Lifecycle
package import Runs
package import Samples
package import Traces

/// A scenario and its result: a row of the table.
package struct ScenarioResult: Hashable, Sendable {
    package var id: CheckScenario.ID
    package var outcome: Outcome

    package init(_ id: CheckScenario.ID, _ outcome: Outcome) {
        self.id = id
        self.outcome = outcome
    }

    package enum Outcome: Hashable, Sendable {
        case launched(LaunchedApp)
        /// It makes no sense for this app, for the reason given.
        case omitted(String)
        /// Nothing was launched, for the reason given.
        case failed(String)
    }

    /// Returns the result with its answer for all that Xcode does, of which the launch is a part.
    package func allowing(for ways: [UntriedWay]) -> ScenarioResult {
        guard case .launched(var app) = outcome else { return self }
        app.isolation = app.isolation?.allowing(for: ways)
        return ScenarioResult(id, .launched(app))
    }

    /// The launched app; nil if none was.
    package var launched: LaunchedApp? {
        if case .launched(let app) = outcome { app } else { nil }
    }
}

/// An app that was launched: who took part, and how it ended.
package struct LaunchedApp: Hashable, Sendable {
    package var verdict: Verdict
    package var roles: ClassRoles
    package var appearances: Appearances
    /// The root view controllers that windows showed before the first test, in order, each once.
    package var rootControllers: [String]
    /// The answer to the question if the tests were isolated; nil for a normal run.
    package var isolation: Verdict.Isolation?
    /// True if UIKit took a stored configuration for a scene.
    package var usedStoredConfiguration: Bool
    /// The app delegates behind SwiftUI's own, each once.
    package var adaptedAppDelegates: [String]
    /// The scene delegates behind SwiftUI's own, one for each scene.
    package var adaptedSceneDelegates: [String]
    /// The end of an earlier launch that did not go well: `the normal run before it crashed`.
    package var earlierTrouble: String?
    /// The line at which the process said why it crashed; nil if it said nothing.
    package var crash: RunIssue?
    /// The arguments and variables that the launch got from a scheme or from the user.
    package var passed = Scheme()
    /// The parts of the app and its tests that were not built; nil if all of it was.
    package var leftOut: LeftOutFacts?

    package init(_ summary: RunSummary, leftOut: LeftOutFacts? = nil, earlierTrouble: String? = nil) {
        self.init(
            summary.events, verdict: summary.verdict, roles: summary.roles, isolation: summary.isolation,
            earlierTrouble: earlierTrouble)
        self.leftOut = leftOut
    }

    /// Takes the facts from a trace.
    package init(
        _ events: [TraceEvent], verdict: Verdict, roles: ClassRoles, isolation: Verdict.Isolation?,
        earlierTrouble: String? = nil
    ) {
        self.verdict = verdict
        self.roles = roles
        self.isolation = isolation
        self.earlierTrouble = earlierTrouble
        appearances = Appearances(events)
        appearances.isProductionUnknown = isolation?.reason != nil
        crash = RunIssues(events).all.first { $0.kind == .crash }
        let launch = events.prefix { $0.kind != .test }
        rootControllers = launch.reduce(into: []) { all, event in
            guard case .rootViewController(let view?) = event.state, !all.contains(view.type) else { return }
            all.append(view.type)
        }
        adaptedAppDelegates = launch.filter { $0.state == .adaptedAppDelegate }.compactMap(\.class).unique
        adaptedSceneDelegates = launch.filter { $0.state == .adaptedSceneDelegate }.compactMap(\.class)
        usedStoredConfiguration = launch.contains { $0.state == .configuration(.stored) }
    }

    /// The delegates that took part, those behind SwiftUI's own included.
    var delegates: [String] {
        ([verdict.appDelegate].compactMap { $0 } + verdict.sceneDelegates + appearances.delegatesBehind)
            .filter { !Appearances.isSystems($0) }
    }

    /// True if the run ended before it was over, and neither left-out code nor a rule of the system's may be why.
    var brokeOff: Bool {
        switch verdict.exit {
        case .crashed, .exited, .timedOut: endedEarly && !reachedLeftOutCode
        case .finished, .failed, .killed, .leftOut: false
        case .limitExceeded, .forged: endedEarly
        }
    }

    /// True if the launch came to left-out code with more to it than an assumption: what follows may be its fault.
    private var reachedLeftOutCode: Bool { appearances.leftOut.contains { $0.effect != .assumed } }

    /// True if the run ended before it was over, and no rule of the system's forbade the launch.
    var endedEarly: Bool {
        switch verdict.exit {
        case .finished, .failed, .killed: false
        case .crashed, .exited, .timedOut, .limitExceeded, .forged, .leftOut: appearances.alternatives == nil
        }
    }
}
