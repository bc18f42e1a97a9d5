package import ArgumentParser
internal import Lifecycle
internal import Runs

/// The device that a launch happens on, as options. `LaunchParameters` reads the texts.
package struct DeviceOptions: ParsableArguments {
    @Option(
        help: "The kind of device: iphone or ipad. (default: iphone)",
        completion: .list(Idiom.allCases.map(\.word)))
    package var device: String?

    @Option(help: ArgumentHelp("The version of iOS, from \(SystemVersion.modelledRange).", valueName: "version"))
    package var os: String?

    @Option(
        help: ArgumentHelp(
            "The SDK that the app is built with, by the version of iOS that it is for. (default: the device's)",
            valueName: "version"))
    package var sdk: String?

    @Option(
        help: ArgumentHelp(
            """
            If sources contradict each other, the side to take instead of the model's own: \
            \(Reading.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "side,..."))
    package var reading: String?

    @Option(
        help: ArgumentHelp(
            "A file that keeps the device between launches; created if it is missing. Without it, the device is fresh.",
            valueName: "file"))
    package var state: String?

    package init() {}
}
