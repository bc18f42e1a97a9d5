internal import Foundation
internal import Lifecycle
internal import Runs
internal import Simulator
internal import Wording

extension LaunchRequest {
    /// The file that keeps the device.
    var deviceFile: DeviceFile? {
        state.map { DeviceFile(URL(filePath: $0)) }
    }

    /// Returns the launch, the device before it, and whether a file has kept that device from an earlier launch.
    ///
    /// - Throws: `Mistake` if the file of the device cannot be used, or holds another device than the one asked for.
    func start() throws(Mistake) -> (configuration: LaunchConfiguration, device: Device, isKept: Bool) {
        let kept = try keptDevice()
        let parsed = parsed(on: kept)
        if let kept, let difference = parsed.configuration.differences(from: kept).first {
            throw Mistake(
                .usage, what: difference.what, place: state,
                cure: "Leave out --\(difference.option), or name another file.")
        }
        if let problem = parsed.problems.first {
            throw Mistake(.usage, what: problem.what, place: state, cure: problem.cure)
        }
        return (parsed.configuration, kept ?? parsed.configuration.freshDevice, kept != nil)
    }

    /// Returns the device that the file keeps; nil if there is none.
    private func keptDevice() throws(Mistake) -> Device? {
        switch deviceFile?.read() {
        case nil, .missing: return nil
        case .unusable(let why):
            throw Mistake(.usage, what: "The device in this file cannot be used.", place: state, cure: why)
        case .device(let kept): return kept
        }
    }

    /// Calls `work` while no other run has the device of the file.
    ///
    /// - Throws: `Mistake` if the file cannot be written to.
    package func holdingDevice<Result: Sendable>(
        _ output: ProgramOutput, _ work: () async throws -> Result
    ) async throws -> Result {
        guard let file = deviceFile, let state else { return try await work() }
        return try await file.hold(
            waiting: {
                output.say("\(state): Another run uses this device. Waiting for it to end; Ctrl-C stops waiting.")
            },
            work)
    }
}
