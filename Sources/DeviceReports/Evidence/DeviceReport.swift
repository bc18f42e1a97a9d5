internal import Foundation

/// A record of a launch on a device or a simulator, as a person reported it, with the comparison when it was kept.
package struct DeviceReport: Hashable, Sendable, Codable {
    /// The name of the person, as they want it.
    package var reporter: String
    /// The day of the report: `2026-11-27`.
    package var date: String
    /// The address of the report; nil if it has none.
    package var source: String?
    /// The sample, as `understudy verify` takes it.
    package var sample: String
    /// The device's history before the tests.
    package var history: String
    /// The recorder's lines, whole.
    package var lines: [RecordedLine]
    /// The lines of the app that the model prints, too.
    package var printed: [String]
    /// The facts as they compared with the model.
    package var facts: [ComparedFact]

    /// A report of a record that was compared.
    package init(
        reporter: String, date: String, source: String?, sample: String, history: String, record: LaunchRecord,
        comparison: RecordComparison
    ) {
        self.reporter = reporter
        self.date = date
        self.source = source
        self.sample = sample
        self.history = history
        lines = record.lines
        facts = comparison.facts
        // Of what a console shows, only the model's own lines are kept: the rest may be private.
        printed = facts.filter { $0.fact == "printed" && $0.result == .equal }.compactMap(\.device)
    }

    /// The record, to be compared with the model of today.
    package var record: LaunchRecord { LaunchRecord(lines: lines, printed: printed, history: history) }

    /// The device and the person, in words: `iPhone (simulator), iOS 17.5.1, SDK 17.5, Xcode 15.4 (Anna, 2026-12-01)`.
    package var words: String {
        let device = (try? RecordedDevice(record).words) ?? "a device without a system"
        return "\(device) (\(reporter), \(date))"
    }
}
