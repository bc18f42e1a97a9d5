internal import Foundation
package import Lifecycle
internal import Traces
package import Wording

/// A file of trace lines that the user named. It may be a pipe; `-` is standard input.
package enum TraceFile {
    /// Reads the events.
    ///
    /// - Returns: nil if there is no such file.
    /// - Throws: `Mistake` if it cannot be read, or is not a trace.
    package static func events(of path: String) throws(Mistake) -> [TraceEvent]? {
        guard path == "-" || FileManager.default.fileExists(atPath: path) else { return nil }
        guard
            let data = path == "-"
                ? try? FileHandle.standardInput.readToEnd() ?? Data() : FileManager.default.contents(atPath: path)
        else {
            throw Mistake(
                .usage, what: "The file cannot be read.", place: path,
                cure: "Check its permissions, or name another file. \(recording)")
        }
        do throws(TraceLine.Unreadable) {
            return try TraceLine.events(in: String(decoding: data, as: UTF8.self))
        } catch {
            throw Mistake(.usage, what: error.what, place: "\(path):\(error.line)", cure: error.cure)
        }
    }

    /// The way to get a trace.
    package static let recording = "Record a trace with: understudy run MyApp.xcodeproj --format jsonl > trace.jsonl"
}
