internal import Foundation
internal import Wording

/// The line at which a file is malformed, from the words of the parser that met it.
enum FaultyLine {
    /// Returns the line that Foundation's words name; the last one if the file ends too early; nil if it is not known.
    static func named(by words: String, in data: Data) -> Int? {
        if let line = words.firstMatch(of: /line (\d+)/).flatMap({ Int($0.1) }) { return line }
        if let offset = words.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) {
            return 1 + data.prefix(offset).count { $0 == newline }
        }
        guard words.contains("EOF") || words.contains("end of file") else { return nil }
        return 1 + data.dropLast().count { $0 == newline }
    }

    /// Returns the line at which a file is not JSON; nil if it is.
    static func ofJSON(_ data: Data) -> Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return nil
        } catch {
            return ((error as NSError).userInfo["NSDebugDescription"] as? String).flatMap { named(by: $0, in: data) }
        }
    }

    private static let newline = UInt8(ascii: "\n")
}

extension Mistake {
    /// Returns a file with its line, if that is known.
    static func at(_ line: Int?, of path: String) -> String { path + (line.map { ":\($0)" } ?? "") }
}
