package import Lifecycle
package import Projects
package import Runs
internal import Simulator

/// A launch that a command asks for, as far as its options say it.
package struct LaunchRequest: Hashable, Sendable {
    /// The sample's name, or its path.
    package var sample: String
    package var app: String?
    package var tests: String?
    /// The project's scheme; nil for the one that Xcode would take.
    package var scheme: String?
    /// The project's build configuration; nil for the one of the scheme.
    package var buildConfiguration: String?
    package var kind: ProcessLaunch
    /// The history of the device before the launch.
    package var history = DeviceHistory.fresh
    /// The rest of the launch, as it was typed.
    package var parameters: LaunchParameters
    /// The file that keeps the device; nil for a fresh one.
    package var state: String?
    /// True if code that cannot be compiled makes the build fail.
    package var strict: Bool
    package var timeLimit: Duration
    package var buildLimit: Duration

    /// Returns the launch, and the problems with it.
    ///
    /// - Parameter kept: The device that a file keeps.
    package func parsed(on kept: Device? = nil) -> LaunchParameters.Parsed {
        parameters.parsed(
            over: LaunchConfiguration(kind, scenario: .history(history)), on: kept, limits: .none)
    }

    /// The launch on a fresh device.
    package var configuration: LaunchConfiguration { parsed().configuration }

    /// The wishes given besides the sample's name.
    package var choice: SampleDiscovery.Choice {
        SampleDiscovery.Choice(
            app: app, tests: tests, scheme: scheme, configuration: buildConfiguration,
            needsTests: configuration.hostsTests)
    }
}
