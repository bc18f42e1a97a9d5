import Lifecycle
import Testing

@testable import Runs

/// A device and launches on it: the value that everything which comes before a launch is made into.
struct LaunchSeriesTests {
    private typealias Entry = LaunchSeries<String>.Entry

    private static func launch(_ configuration: LaunchConfiguration) -> Entry {
        .launch(PlannedLaunch("App", configuration, production: .none))
    }

    private static func actions(_ actions: [Action], _ launch: LaunchConfiguration) -> Entry {
        var absent = launch
        absent.actions = actions
        return .actions(PlannedLaunch("App", absent, build: .host))
    }

    private static let bare = LaunchConfiguration(hosting: .xcode7)

    @Test(
        arguments: [
            (.history(.fresh), [], []),
            (.history(.fresh), [.swipe(card: 1)], [actions([.swipe(card: 1)], bare)]),
            (.history(.fresh), [.activate, .home], [launch(LaunchConfiguration(.run, actions: [.home]))]),
            (.history(.afterRun), [], [launch(LaunchConfiguration(.run))]),
            (.history(.afterTests), [], [launch(bare)]),
            (
                .history(.afterRunAndTests), [.activate, .home],
                [
                    launch(LaunchConfiguration(.run)), launch(bare),
                    launch(LaunchConfiguration(.run, actions: [.home])),
                ]
            ),
            (.history(.afterSplit), [], [launch(LaunchConfiguration(.run, actions: [.split, .home]))]),
            (.lesson, [.activate, .home], []), (.kept, [.activate, .home], []),
        ] as [(LaunchScenario, [Action], [LaunchSeries<String>.Entry])])
    func `A launch is made into a series after what its scenario and a person do`(
        scenario: LaunchScenario, before: [Action], earlier: [LaunchSeries<String>.Entry]
    ) {
        let launch = LaunchConfiguration(hosting: .xcode7, scenario: scenario, before: before, actions: [.home])
        #expect(
            launch.series(of: "App")
                == LaunchSeries(on: launch.freshDevice, after: earlier, PlannedLaunch("App", launch)))
    }

    @Test(
        arguments: [
            (.fresh, [], []), (.afterRun, [], [[]]), (.afterSplit, [], [[.split, .home]]),
            (.fresh, [.swipe(card: 1)], []), (.fresh, [.activate, .home], [[.home]]),
            (.afterRun, [.swipe(card: 1)], [[.terminate, .swipe(card: 1)]]),
            (.afterRun, [.activate, .unsplit], [[], [.unsplit]]),
        ] as [(DeviceHistory, [Action], [[Action]])])
    func `A terminal has launches alone`(history: DeviceHistory, before: [Action], runs: [[Action]]) {
        let launch = LaunchConfiguration(
            sdk: SystemVersion(26), hosting: .xcode7, scheme: Scheme(arguments: ["-a"]), scenario: .history(history),
            before: before)
        #expect(
            launch.series(of: "App").launchesAlone.launches.map(\.configuration)
                == runs.map { LaunchConfiguration(.run, sdk: SystemVersion(26), actions: $0) } + [launch])
    }

    @Test func `A device that was kept is the one that a series begins on`() {
        let launch = LaunchConfiguration(scenario: .kept)
        let kept = Device(Conditions(idiom: .pad, system: SystemVersion(16)))
        #expect(launch.series(of: "App", on: kept).device == kept)
        #expect(launch.series(of: "App").device == launch.freshDevice)
    }

    @Test func `Tests are launched in their host, anything else as production, unless said otherwise`() {
        #expect(PlannedLaunch("App", LaunchConfiguration(.test)).build == .host)
        #expect(PlannedLaunch("App", LaunchConfiguration(.run)).build == .production)
        #expect(PlannedLaunch("App", LaunchConfiguration(.test), build: .production).build == .production)
    }

    @Test func `The same launches of other apps keep all but the app`() {
        let launch = LaunchConfiguration(hosting: .xcode7, scenario: .history(.afterRun), before: [.swipe(card: 1)])
        let mapped = launch.series(of: "App").map { app, planned in "\(planned.kind.rawValue) \(app)" }
        #expect(mapped.launches.map(\.app) == ["run App", "test App"])
        #expect(mapped.map { _, _ in "App" } == launch.series(of: "App"))
    }
}
