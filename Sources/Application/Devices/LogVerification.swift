package import Confinement
internal import DeviceReports
package import Foundation
internal import Lifecycle
package import Runs
package import Samples
internal import Wording

/// Compares the logs that a page sends with the model: what `understudy verify` does, one after the other.
package actor LogVerification {
    private let tools: SampleTools
    private let protection: Protection
    private var last: Task<String, any Error>?

    /// - Parameter protection: The bounds of the apps that are launched.
    package init(_ tools: SampleTools, within protection: Protection) {
        self.tools = tools
        self.protection = protection
    }

    /// Returns the comparison of a sample's log as JSON. It waits for those that were asked for before.
    ///
    /// - Parameter history: The device's history; nil for the one that the log names.
    /// - Throws: `Mistake` about the log or the sample, and what a build throws.
    package func json(_ sample: SampleID, _ log: Data, after history: DeviceHistory? = nil) async throws -> String {
        // Each waits for the one before, whose page may have left.
        let work = Task { [last, tools, protection] in
            _ = await last?.result
            return try await Self.json(sample, log, history, with: tools, within: protection)
        }
        last = work
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }

    private static func json(
        _ sample: SampleID, _ log: Data, _ history: DeviceHistory?, with tools: SampleTools,
        within protection: Protection
    ) async throws -> String {
        try Task.checkCancellation()
        let name = "the log"
        let record = try LogReader(log, named: name).last
        let request = LaunchRequest(
            sample: sample.description, kind: .test, parameters: LaunchParameters(), strict: false,
            timeLimit: .seconds(30), buildLimit: .seconds(120))
        let compared = try await RecordedLaunch(record, request, history: history).compared(
            with: tools, within: protection)
        return try JSON.document(VerifiedLog(sample: sample.description, log: name, compared))
    }
}
