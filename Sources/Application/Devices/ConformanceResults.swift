package import DeviceReports
internal import Foundation
internal import Lifecycle
internal import Runs
package import Wording

/// The logs that the script of a conformance set left, to be compared with the model.
package struct ConformanceResults: Sendable {
    private let folder: URL
    /// The logs by their paths below `results`: `17.5-iphone/T47/fresh.log`.
    private let logs: [[String]]

    /// Finds the logs of a set.
    ///
    /// - Returns: nil if the folder is not a conformance set.
    /// - Throws: `Mistake` if the set has no logs yet.
    package init?(_ path: String) throws(Mistake) {
        folder = URL(filePath: path)
        guard FileManager.default.fileExists(atPath: folder.appending(path: ConformanceSet.list).path) else {
            return nil
        }
        let results = folder.appending(path: "results")
        let names = FileManager.default.enumerator(atPath: results.path)?.compactMap { $0 as? String } ?? []
        logs = names.filter { $0.hasSuffix(".log") }.map { $0.split(separator: "/").map(String.init) }
            .filter { $0.count == 3 }.sorted { $0.lexicographicallyPrecedes($1) }
        guard !logs.isEmpty else {
            throw Mistake(
                .usage, what: "The set has no logs yet.", place: path,
                cure: "Run its script on a Mac: ./\(ConformanceSet.script)")
        }
    }

    /// Compares each log with the model, one after the other.
    ///
    /// A log that cannot be compared is told with the reason, and the others are compared.
    ///
    /// - Throws: What is the fault of Understudy or the machine.
    package func compared(with tools: SampleTools, progress: (String) -> Void) async throws -> SetComparison {
        var comparison = SetComparison()
        for (index, parts) in logs.enumerated() {
            let (place, project) = (parts[0], parts[1])
            let history = String(parts[2].dropLast(4))
            progress("\(project), \(place), \(history) (\(index + 1) of \(logs.count))")
            do {
                let compared = try await compared(parts, project, with: tools)
                comparison.add(.init(project, place, history, compared))
            } catch let mistake as any UserFacingError where mistake.blame != .program {
                comparison.add(.init(project, place, history, failure: mistake.description))
            }
        }
        return comparison
    }

    private func compared(
        _ parts: [String], _ project: String, with tools: SampleTools
    ) async throws -> RecordComparison {
        let log = folder.appending(path: "results/" + parts.joined(separator: "/"))
        let records = try LogReader(try LogFile(log.path).data(), named: parts.joined(separator: "/")).records
        let sample = folder.appending(path: "projects/\(project)/Stage.xcodeproj").path
        guard let record = records.last else { return RecordComparison(unreached: "", isWhole: false) }
        let request = LaunchRequest(
            sample: sample, kind: .test, parameters: LaunchParameters(), strict: false, timeLimit: .seconds(30),
            buildLimit: .seconds(600))
        return try await RecordedLaunch(record, request).compared(with: tools).comparison
    }
}
