internal import Foundation

/// The lines that the app's own code prints before the first test.
enum PrintedLines {
    /// Compares what a device's console shows with what the model's run printed, line by line in order.
    ///
    /// The console has other lines, too, so those that the model's run did not print say nothing.
    ///
    /// - Parameter isWhole: True if the recorder's lines are all there. Then a console that shows other lines before them
    ///   would show the app's, which are printed in the same way; one that shows none is only the recorder's lines.
    static func compared(_ device: [String], _ model: [String], isWhole: Bool) -> [ComparedFact] {
        var next = 0
        var results: [(line: String, result: ComparedFact.Result)] = []
        for line in model where !line.allSatisfy(\.isWhitespace) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let place = device[next...].firstIndex(where: { isSame($0, line) }) {
                results.append((line, .equal))
                next = place + 1
            } else {
                results.append((line, .different))
            }
        }
        let hasSome =
            results.contains { $0.result == .equal } || isWhole && device.contains { !$0.allSatisfy(\.isWhitespace) }
        return results.enumerated().map { index, entry in
            let result = hasSome ? entry.result : .notInLog
            return ComparedFact(
                "printed", of: "\(index + 1)", result, device: result == .equal ? entry.line : nil, model: entry.line)
        }
    }

    /// Returns the lines of an ordinary launch that a device's console shows before its first test, and that the model's run
    /// did not print: production's code ran on the device.
    static func ofProduction(_ production: [String], _ device: [String], _ model: [String]) -> [ComparedFact] {
        var told = Set(model.map { $0.trimmingCharacters(in: .whitespaces) })
        return production.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !line.isEmpty && told.insert(line).inserted && device.contains { isSame($0, line) } }
            .enumerated().map { ComparedFact("printed", of: "production \($0 + 1)", .different, device: $1) }
    }

    /// Returns true if a console shows a printed line: alone, or after what `NSLog` writes before it.
    private static func isSame(_ shown: String, _ line: String) -> Bool {
        let shown = shown.trimmingCharacters(in: .whitespaces)
        return shown == line || shown.hasSuffix("] \(line)")
    }
}
