package import Lifecycle
package import Samples

/// The record of a command in a transcript's text.
package struct RecordedRun: Hashable, Sendable {
    /// As the reader types it.
    package var command: String
    /// The messages to the user besides the trace: the compiler's messages, a mistake and its cure.
    package var messages: [String]
    /// The trace; empty where nothing was launched. Its times are 0.
    package var events: [TraceEvent]
    /// The exit status of the program.
    package var status = 0
}

extension StepTranscript {
    /// The commands of a transcript's text, in order.
    ///
    /// - Throws: `TraceLine.Unreadable` where a line looks like an event and is none.
    package static func runs(in text: String) throws(TraceLine.Unreadable) -> [RecordedRun] {
        var runs: [RecordedRun] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("$ ") {
                runs.append(RecordedRun(command: String(line.dropFirst(2)), messages: [], events: []))
            } else if line.hasPrefix(#"{"seq":"#), !runs.isEmpty {
                let timed = String(line).replacing(",", with: #","time":0,"#, maxReplacements: 1)
                runs[runs.count - 1].events.append(try TraceLine.decode(timed, number: index + 1))
            } else if !runs.isEmpty, line.hasPrefix("exit "), let status = Int(line.dropFirst("exit ".count)) {
                runs[runs.count - 1].status = status
            } else if !runs.isEmpty, !line.isEmpty {
                runs[runs.count - 1].messages.append(String(line))
            }
        }
        return runs
    }
}

extension StepRecords {
    /// Returns the recorded outcomes of a step's commands; empty if there are none.
    package func runs(_ name: SampleID.Step) -> [RecordedRun] {
        guard let text = read(trace(name)) else { return [] }
        return (try? StepTranscript.runs(in: text)) ?? []
    }
}
