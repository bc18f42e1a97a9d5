internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Simulator
internal import Wording

/// The device that a launch happens on, as options. `LaunchParameters` reads the texts.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: "The kind of device: iphone or ipad. (default: iphone)",
        completion: .list(Idiom.allCases.map(\.word)))
    var device: String?

    @Option(help: ArgumentHelp("The version of iOS, from \(SystemVersion.modelledRange).", valueName: "version"))
    var os: String?

    @Option(
        help: ArgumentHelp(
            "The SDK that the app is built with, by the version of iOS that it is for. (default: the device's)",
            valueName: "version"))
    var sdk: String?

    @Option(
        help: ArgumentHelp(
            """
            If sources contradict each other, the side to take instead of the model's own: \
            \(Reading.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "side,..."))
    var reading: String?

    @Option(
        help: ArgumentHelp(
            "A file that keeps the device between launches; created if it is missing. Without it, the device is fresh.",
            valueName: "file"))
    var state: String?

    /// The device that the file keeps; nil if there is none.
    ///
    /// - Throws: `Mistake` if the file cannot be used.
    func kept() throws -> Device? {
        switch file?.read() {
        case nil, .missing: return nil
        case .unusable(let why):
            throw Mistake(.usage, what: "The device in this file cannot be used.", place: state, cure: why)
        case .device(let kept): return kept
        }
    }

    var file: DeviceFile? {
        state.map { DeviceFile(URL(filePath: $0)) }
    }

    /// Calls `work` while no other run has the device of the file.
    ///
    /// - Throws: `Mistake` if the file cannot be written to.
    func held<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        guard let file, let state else { return try await work() }
        return try await file.hold(
            waiting: {
                Terminal.say("\(state): Another run uses this device. Waiting for it to end; Ctrl-C stops waiting.")
            },
            work)
    }
}
