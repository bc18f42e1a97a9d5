internal import Lifecycle
package import Runs

extension Technique {
    /// The differences of the app that hosts the tests from the app that its users get.
    package var hostSettings: HostSettings {
        HostSettings(conditions: conditionsInTests, hasOwnIdentifier: hasOwnIdentifier)
    }

    /// The launch of its tests: another one with what the technique's scheme passes, and with what a person does before.
    package func launch(in setting: LaunchConfiguration) -> LaunchConfiguration {
        var launch = setting
        launch.scheme = scheme
        launch.before = before.compactMap { Action($0) }
        return launch
    }
}
