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

    /// The logs that the script was asked for, and did not leave.
    private var missing: [String] {
        let there = Set(logs.map { String($0.joined(separator: "/").dropLast(4)) })
        return lines(of: Self.asked).filter { !there.contains($0) }
    }

    /// The script's notes on what it left out, with their count.
    private var notes: [String] {
        let skipped = lines(of: "skipped.txt")
        return skipped.isEmpty ? [] : ["Left out by the script:"] + skipped.map { "  \($0)" }
    }

    private func lines(of name: String) -> [String] {
        let text = try? String(contentsOf: folder.appending(path: "results/\(name)"), encoding: .utf8)
        return Set((text ?? "").split(separator: "\n").map(String.init)).sorted()
    }

    /// The file that lists the logs that the script was asked for.
    private static let asked = "asked.txt"

    /// Compares each log with the model, one after the other.
    ///
    /// A log that cannot be compared has its reason in the comparison.
    ///
    /// - Throws: What is the fault of Understudy or the machine.
    package func compared(with tools: SampleTools, progress: (String) -> Void) async throws -> SetComparison {
        var comparison = SetComparison()
        comparison.missing = missing
        comparison.notes = notes
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
        let sample = folder.appending(path: "projects/\(project)/Stage.xcodeproj").path
        let record = try LogReader(try LogFile(log.path).data(), named: parts.joined(separator: "/")).last
        let device = try RecordedDevice(record)
        guard parts[0] == "\(device.system)-\(device.idiom.word)" else {
            throw Mistake(
                .usage, what: "The log is of \(device.words), and lies in the folder \(parts[0]).",
                cure: "Let the script write the logs.")
        }
        let request = LaunchRequest(
            sample: sample, kind: .test, parameters: LaunchParameters(), strict: false, timeLimit: .seconds(30),
            buildLimit: .seconds(600))
        return try await RecordedLaunch(record, request).compared(with: tools).comparison
    }
}
