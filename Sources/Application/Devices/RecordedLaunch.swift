package import Confinement
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
    /// The conditions in which the launch in the model is another than the recorded one: `os 13.0`.
    package let overrides: [String]
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
        if let history { self.history = history } else { self.history = try Self.namedHistory(of: record) }
        let parameters = LaunchParameters(typed: [
            .device: [device.idiom.word], .os: [device.system.description],
            .sdk: device.sdk.map { [$0.description] } ?? [],
            .xcode: device.xcode.map { [$0.hosting.rawValue] } ?? [],
        ]).merging(request.parameters)
        var request = request
        request.parameters = parameters
        request.history = self.history
        self.request = request
        let parsed = request.parsed()
        if let problem = parsed.problems.first {
            throw Mistake(
                .usage, what: problem.what, cure: "\(problem.cure) Or compare with another: --\(problem.option).")
        }
        overrides = LaunchParameters(parsed.configuration, from: Self.recorded(device, self.history)).differences
    }

    /// Returns the history that a log names; fresh if it names none.
    private static func namedHistory(of record: LaunchRecord) throws(Mistake) -> DeviceHistory {
        guard let name = record.history else { return .fresh }
        guard let history = DeviceHistory(rawValue: name) else {
            throw Mistake(
                .usage, what: "The log names an unknown history: \"\(name)\".",
                cure: "There are: \(DeviceHistory.allCases.map(\.rawValue).list()). Name one: --history.")
        }
        return history
    }

    /// Returns the launch that a record is of.
    private static func recorded(_ device: RecordedDevice, _ history: DeviceHistory) -> LaunchConfiguration {
        LaunchConfiguration(
            .test, idiom: device.idiom, system: device.system, sdk: device.sdk,
            hosting: device.xcode?.hosting ?? .newest, scenario: .history(history))
    }

    /// Launches the sample in the model with the recorder among its tests, and compares.
    ///
    /// - Parameter protection: The bounds of the app; none for an app that has the rights of whoever starts it.
    /// - Throws: `Mistake` and what a build throws.
    package func compared(
        with tools: SampleTools, within protection: Protection = .none
    ) async throws -> Compared {
        let launch = try SampleLaunch(request)
        var found = try await tools.finder.sample(request.sample, request.choice, by: tools.reader)
        found.sample = try RecorderFile(tools.folders).added(to: found.sample)
        let built = try await launch.built(found, tools.output) {
            try tools.builder(timeLimit: request.buildLimit)
        }
        let summary = try await built.run(within: protection) { _ in }
        let production = try await ordinary(found, with: tools, within: protection)
        return Compared(
            device: device, history: history, overrides: overrides, comparison: try compared(with: summary, production),
            remarks: built.remarks)
    }

    /// Returns the lines that the app prints in an ordinary launch on a fresh device.
    private func ordinary(
        _ found: FoundSample, with tools: SampleTools, within protection: Protection
    ) async throws -> [String] {
        var ordinary = request
        ordinary.kind = .run
        ordinary.history = .fresh
        let built = try await SampleLaunch(ordinary).built(found, tools.output) {
            try tools.builder(timeLimit: request.buildLimit)
        }
        return try await built.run(within: protection) { _ in }.printed
    }

    private func compared(with summary: RunSummary, _ production: [String]) throws -> RecordComparison {
        let log = Data(summary.printed.joined(separator: "\n").utf8)
        guard let model = try? LogReader(log, named: "the model's run").last, model.isNoted else {
            return RecordComparison(unreached: summary.words.sentence, isWhole: record.isWhole)
        }
        return RecordComparison(
            device: record, model: model, rules: DecidingRules(summary.events), production: production)
    }

    /// A record, compared with the model.
    package struct Compared: Sendable {
        package let device: RecordedDevice
        package let history: DeviceHistory
        /// The conditions in which the launch in the model was another than the recorded one.
        package let overrides: [String]
        package let comparison: RecordComparison
        /// The notes about the sample in the model: what cannot work here.
        package let remarks: [String]
    }
}

extension RunSummary {
    /// The lines that the app and its tests printed.
    fileprivate var printed: [String] {
        events.filter { $0.kind == .console && $0.lane == .console }.compactMap(\.text)
    }
}

extension LaunchParameters {
    /// The options of a device that they mention, with their values.
    fileprivate var differences: [String] {
        [LaunchOption.device, .os, .sdk, .xcode, .reading].compactMap { option in
            self[option].map { "\(option.name) \($0.joined(separator: ","))" }
        }
    }
}
