package import Confinement
internal import Lifecycle
package import Runs
package import Simulator
internal import Storage
internal import Wording

/// The launches of a scenario.
package struct ScenarioRun: Sendable {
    package var app: AppUnderTest
    package var limits: RunLimits
    package var protection: Protection

    package init(_ app: AppUnderTest, limits: RunLimits = RunLimits(), protection: Protection = .none) {
        self.app = app
        self.limits = limits
        self.protection = protection
    }

    /// Launches the app as a scenario says. A launch that the machine did not allow is a result, too.
    ///
    /// - Throws: `CancellationError`.
    package func result(of scenario: CheckScenario) async throws -> ScenarioResult {
        if scenario.id.kind == .testsWithTwoWindows, let reason = oneWindow {
            return ScenarioResult(scenario.id, .omitted(reason))
        }
        do {
            let series = scenario.series(of: app)
            let ends = try await SeriesRun(series, limits: limits, protection: protection).run { _, _ in }
            let trouble = zip(ends.earlier, scenario.earlier).lazy.compactMap { Self.trouble($0.verdict, $1) }.first
            var launched = LaunchedApp(
                ends.last, leftOut: app.launchable(.host, for: scenario.launch).leftOut,
                earlierTrouble: trouble)
            launched.passed = scenario.launch.scheme
            return ScenarioResult(scenario.id, .launched(launched))
        } catch let error as CancellationError {
            throw error
        } catch {
            let known = error as? any UserFacingError ?? Files.Refused(error)
            return ScenarioResult(scenario.id, .failed(known.map { "\($0.what) \($0.cure)" } ?? "\(error)"))
        }
    }

    /// The reason why the app has never two windows; nil if it may have them.
    private var oneWindow: String? {
        let description = app.host.app.description
        return description.sceneManifest?.supportsMultipleScenes == true
            ? nil : "the app shows one window: its Info.plist does not set UIApplicationSupportsMultipleScenes"
    }

    private static func trouble(_ verdict: Verdict, _ launch: LaunchConfiguration) -> String? {
        guard let words = verdict.exit.early else { return nil }
        return "\(launch.kind == .test ? "the tests" : "the normal run") before it \(words)"
    }
}

extension Verdict.Exit {
    /// The end in words if it came before the run was over.
    var early: String? {
        switch self {
        case .finished, .failed, .killed: nil
        case .crashed: "crashed"
        case .exited: "ended by itself"
        case .timedOut: "was stopped by the time limit"
        case .limitExceeded: "was stopped by a limit"
        case .leftOut: "reached code that is left out"
        case .forged: "was stopped because its process sent a forged message"
        }
    }
}
