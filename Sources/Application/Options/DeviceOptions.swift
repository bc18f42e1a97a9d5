package import ArgumentParser
internal import Runs

/// The device that a launch happens on, as options. `LaunchParameters` reads the texts.
package struct DeviceOptions: ParsableArguments {
    @Option(LaunchOption.device) package var device: String?
    @Option(LaunchOption.os) package var os: String?
    @Option(LaunchOption.sdk) package var sdk: String?
    @Option(LaunchOption.reading) package var reading: String?

    @Option(
        help: ArgumentHelp(
            "A file that keeps the device between launches; created if it is missing. Without it, the device is fresh.",
            valueName: "file"))
    package var state: String?

    package init() {}

    var parameters: LaunchParameters {
        LaunchParameters(typed: [
            .device: typed(device), .os: typed(os), .sdk: typed(sdk), .reading: typed(reading),
        ])
    }
}
