package import DeviceReports
internal import Foundation
package import Lifecycle
package import Runs
internal import Samples
internal import Simulator
internal import Traces
package import Wording

/// A launch that a device recorded, to be launched in the model and compared.
package struct RecordedLaunch: Sendable {
    package let record: LaunchRecord
    /// The device that recorded it.
    package let device: RecordedDevice
    /// The device's history: as it was asked for, or as the log says, or none.
    package let history: DeviceHistory
    private let request: LaunchRequest

    /// Reads a record.
    ///
    /// - Parameters:
    ///   - request: The launch of the sample's tests, whose parameters go before those of the record.
    ///   - history: The device's history; nil for the one that the log names.
    /// - Throws: `Mistake` if the record does not reach the first test, or if its device is not modelled.
    package init(_ record: LaunchRecord, _ request: LaunchRequest, history: DeviceHistory? = nil) throws(Mistake) {
        guard record.isNoted else {
            throw Mistake(
                .usage, what: "The log ends within the facts that the recorder notes at the first test.",
                cure: "Take the log again, to the end of the tests. What is cut off is not compared.")
        }
        self.record = record
        device = try RecordedDevice(record)
        self.history = history ?? record.history.flatMap(DeviceHistory.init) ?? .fresh
        let parameters = LaunchParameters(typed: [
            .device: [device.idiom.word], .os: [device.system.description],
            .sdk: device.sdk.map { [$0.description] } ?? [],
            .xcode: device.xcode.map { [$0.hosting.rawValue] } ?? [],
        ]).merging(request.parameters)
        var request = request
        request.parameters = parameters
        request.history = self.history
        self.request = request
        if let problem = request.parsed().problems.first {
            throw Mistake(
                .usage, what: problem.what, cure: "\(problem.cure) Or compare with another: --\(problem.option).")
        }
    }

    /// Launches the sample in the model with the recorder among its tests, and compares.
    ///
    /// - Throws: `Mistake` and what a build throws.
    package func compared(with tools: SampleTools) async throws -> Compared {
        let launch = try SampleLaunch(request)
        var found = try await tools.finder.sample(request.sample, request.choice, by: tools.reader)
        found.sample = try LaunchRecorder(tools.folders).added(to: found.sample)
        let built = try await launch.built(found, tools.output) {
            try await tools.builder(timeLimit: request.buildLimit)
        }
        let summary = try await built.run { _ in }
        return Compared(
            device: device, history: history, comparison: try compared(with: summary), remarks: built.remarks)
    }

    private func compared(with summary: RunSummary) throws -> RecordComparison {
        let printed = summary.events.filter { $0.kind == .console && $0.lane == .console }.compactMap(\.text)
        let log = Data(printed.joined(separator: "\n").utf8)
        guard let model = try? LogReader(log, named: "the model's run").records.last, model.isNoted else {
            return RecordComparison(unreached: summary.words.sentence, isWhole: record.isWhole)
        }
        return RecordComparison(device: record, model: model, rules: DecidingRules(summary.events))
    }

    /// A record, compared with the model.
    package struct Compared: Sendable {
        package let device: RecordedDevice
        package let history: DeviceHistory
        package let comparison: RecordComparison
        /// The notes about the sample in the model: what cannot work here.
        package let remarks: [String]
    }
}
