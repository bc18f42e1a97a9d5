internal import Lifecycle

extension BuiltSample.RunResult {
    /// The lines that the app printed, and the faults that ended it.
    package var printedLines: [String] {
        events.filter { $0.kind == .console && $0.lane == .console || $0.kind == .fault }.compactMap(\.text)
            .filter { !$0.hasPrefix("Current stack") }
    }
}

extension BuiltSample {
    /// Returns the lines that a small app prints whose `didFinishLaunching` does what `body` says.
    package static func lines(
        of name: String, _ body: String, files: [String: String] = [:], before: String = ""
    ) async throws -> [String] {
        let files = files.merging(["main.swift": before + SmallApp.main(body)]) { own, _ in own }
        return try await BuiltSample.small(name, files).play(.run).printedLines
    }
}
