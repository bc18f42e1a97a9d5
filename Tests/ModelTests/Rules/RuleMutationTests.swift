import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Leaves out each rule of the catalog in turn: some log or claim must turn red, else the rule says nothing.
    struct RuleMutationTests {
        /// Rules that no run can be without, and why.
        static let exempt = [
            "swiftui.app-first": "the app makes itself before it has a device that could leave anything out",
            "hosting.debug-library": "it is how an app is built, before there is a device",
            "hosting.test-bundle-inject-path": "since which Xcode it is set is not known, so no profile sets it",
        ]

        /// Scenarios, by the rules that no event of theirs names.
        static let named: [String: [String]] = [
            "configuration.by-name": ["A configuration by its name"],
            "configuration.delegate": ["A configuration by its name"],
            "configuration.without-name": ["A configuration without a name"],
            "launch.background-state": ["The app's state at a launch with scenes"],
            "launch.inactive-state": ["The app's state at a launch without scenes"],
            "launch.declined": ["Launched for a URL without scenes, and false returned at the end"],
            "view.held-while-leaving": ["A pop", "Tabs replaced", "A page replaced"],
            "view.stack-appears": [
                "A stack that appears, with a delegate", "A stack that comes back, with a delegate",
            ],
            "session.removed-from-store": ["Sessions removed privately are asked for anew"],
            "session.discarded-after-connection": ["Swiped away while suspended: told at the next launch"],
            "configuration.role-mismatch": ["Another role than the session's"],
            "hosting.configuration-file": ["Hosted by the newest Xcode"],
            "hosting.framework-path": ["Hosted by Xcode 6"],
            "hosting.inject-bundle": ["Hosted by Xcode 6"],
            "hosting.inject-bundle-into": ["Hosted by the newest Xcode"],
            "hosting.insert-libraries": ["Hosted by the newest Xcode"],
            "hosting.scheme": ["Hosted by the newest Xcode"],
            "hosting.service-name": ["Hosted by Xcode 6"],
            "hosting.session-identifier": ["Hosted by the newest Xcode"],
            "hosting.test-bundle-location": ["Hosted by Xcode 8"],
            "hosting.test-bundle-path": ["Hosted by the newest Xcode"],
            "hosting.test-framework": ["Hosted by the newest Xcode"],
            "launch.adoption": ["5.11, the default: a manifest alone"],
            "launch.adoption-needs-both": ["5.11: with both there are scenes"],
            "launch.will-finish": ["A launch with scenes, every callback"],
            "launch.settled": ["A launch has settled once its main run loop has nothing ready"],
            "action.application-notifications": ["The application's notifications with scenes"],
            "request.unknown": ["A request for a session that the system does not know"],
            "hosting.tests-after-launch": ["Hosted by the newest Xcode"],
            "swiftui.appears": ["A SwiftUI app with a launcher"],
            "swiftui.adaptor-configures": ["A SwiftUI app with a scene delegate behind"],
            "swiftui.scene-delegate": ["A SwiftUI app with a scene delegate behind"],
            "launch.callback-adopts": ["X9, the default: on iOS 27 a delegate that configures scenes is enough"],
            "delivery.connection-options": ["Launched for a URL"],
            "scene.destroyed-by-system": ["A session that is destroyed with its process"],
            "scene.external-role": ["An external display comes and goes"],
            "session.activity-types": ["A state whose type the Info.plist does not list is not kept"],
            "session.stored-by-name": ["Stored by name: the entry's class comes with the test bundle"],
            "session.kept-after-offline-swipe": ["Swiped away while not running: the configuration is kept"],
            "configuration.default-first": ["G41 (a): a delegate class that is missing, asked for by name"],
            "scene.will-connect-notification": ["G44: the notification of a connection"],
            "swiftui.scene-phase": ["G38 (c): the phase of an App with a scene delegate"],
            "swiftui.phase-order": ["G39 SwiftUI3: the phase in a view, with a scene delegate"],
            "lookup.missed": ["Classes by names that miss them"],
            "session.identifier": ["A card keeps its identifier, a new card has a new one"],
            "session.open-sessions-empty": ["X2: on iOS 15 openSessions is empty at launch"],
            "session.removal-keeps-open-sessions": ["X2: removal leaves openSessions as it is"],
            "session.saved-at-connection": ["G02: a debug run, app already installed"],
            "session.test-runs-store-nothing": ["X1: a test run stores nothing"],
            "session.unresolved-stays-black": ["A stored class that is gone: the screen stays black"],
            "request.destroy-silent": ["A second window destroyed without a callback"],
            "request.replaced": ["The only window destroys itself"],
            "view.key-window": ["Two windows, each the key window of its scene"],
            "view.window-shown": ["A launch with scenes, every callback"],
            "window.arrangement-saved": ["Stopped before the app was left, the arrangement is the older one"],
            "window.last-remembered": ["G25: the last window of several is remembered"],
            "window.several": ["A new window, and back to the first"],
        ]

        @Test(.timeLimit(.minutes(10))) func `Without any one rule, a log or a claim is another`() async throws {
            let scenarios = GoldenLog.all + RuleScenario.all
            let clock = ContinuousClock()
            let begin = clock.now
            var rules: [String: Set<String>] = [:]
            for scenario in scenarios {
                let log = try await scenario.log()
                #expect(log.lines == scenario.lines, "\(scenario.name)")
                rules[scenario.name] = log.rules
            }
            var runs = 0
            var silent: [String] = []
            for rule in Rule.catalog where Self.exempt[rule.id] == nil {
                let names = Self.named[rule.id] ?? []
                let candidates =
                    scenarios.filter { names.contains($0.name) }
                    + scenarios.filter { !names.contains($0.name) && rules[$0.name]?.contains(rule.id) == true }
                var turnedRed = false
                for scenario in candidates.prefix(12) where !turnedRed {
                    runs += 1
                    turnedRed = try await scenario.log(without: [rule.id]).lines != scenario.lines
                }
                if !turnedRed { silent.append("\(rule.id) (\(candidates.count) scenarios)") }
            }
            #expect(silent == [])
            let seconds = (clock.now - begin) / .seconds(1)
            print(
                "\(Rule.catalog.count) rules, \(scenarios.count) scenarios, \(runs) runs without a rule, \(Int(seconds)) s"
            )
        }

        @Test func `What is exempt is a rule, and what is named a scenario`() {
            #expect(Self.exempt.keys.filter { Rule.named($0) == nil } == [])
            #expect(Self.named.keys.filter { Rule.named($0) == nil } == [])
            let scenarios = Set((GoldenLog.all + RuleScenario.all).map(\.name))
            #expect(Self.named.values.joined().filter { !scenarios.contains($0) } == [])
        }
    }
}
