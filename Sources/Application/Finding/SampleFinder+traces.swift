internal import Foundation
package import Lifecycle
internal import Samples
internal import Traces
internal import Tutorials
internal import Wording

extension SampleFinder {
    /// Returns the events of a file, or of a step's record.
    ///
    /// - Throws: `Mistake` if there is neither, or it is not a trace.
    package func events(_ name: String) async throws -> [TraceEvent] {
        if let events = try TraceFile.events(of: name) { return events }
        if case .success(.step(let step)) = SampleID.parse(name) {
            if let events = try recorded(step) { return events }
            // The catalog tells which step a number means, and which name was probably meant. It needs the toolchain:
            // a path that only looks like a step's name must not.
            if isDirectory(try folder(of: step)), let events = try recorded(try await tutorials().library.step(step)) {
                return events
            }
        }
        throw Mistake(
            .usage, what: "There is no such file, and no tutorial's step of this name has a record.", place: name,
            cure: TraceFile.recording)
    }

    /// Returns the folder with the records of a step's tutorial.
    private func folder(of step: SampleID.Step) throws -> URL {
        try folders.records.appending(path: "Steps/\(step.tutorial)")
    }

    private func isDirectory(_ folder: URL) -> Bool {
        (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }

    /// Returns the trace that a step's last command left; nil if it has no record, or launched nothing.
    private func recorded(_ step: SampleID.Step) throws -> [TraceEvent]? {
        let file = try folder(of: step).appending(path: "\(step.slug).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        do throws(TraceLine.Unreadable) {
            return try StepTranscript.runs(in: text).last.flatMap { $0.events.isEmpty ? nil : $0.events }
        } catch {
            throw Mistake(.usage, what: error.what, place: "\(file.path):\(error.line)", cure: error.cure)
        }
    }
}
