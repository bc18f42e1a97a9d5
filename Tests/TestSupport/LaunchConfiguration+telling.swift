package import Lifecycle
package import Runs

extension LaunchConfiguration {
    /// A run that says something other than by default of each option of a launch.
    package static let telling = LaunchConfiguration(
        .run, idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26), hosting: .xcode8,
        readings: [.manifestAloneAdopts], scheme: Scheme(arguments: ["-one", "two"], environment: ["A": "1"]),
        isPreview: true, scenario: .history(.afterSplit), actions: [.home, .activate])
}
