/// A run's story as a generated page shows it, without the lines that most traces share.
enum PageTrace {
    /// The lines that are left out, in sentences for the reader.
    static let explanation = """
        A trace without a line `launch` is a launch by Xcode's Test, with the test bundle in the process. Of a test that \
        does nothing, only its end is shown, and not even that if it is the usual `testThatTestsRun()`, which passed. A \
        trace without a line `end` finished.
        """

    /// Returns the lines of a story that differ from the usual ones.
    static func lines(_ story: [String]) -> [String] {
        var lines = story
        if lines.first == "launch: by Xcode's Test, with the test bundle in the process" { lines.removeFirst() }
        if lines.last == "end: finished" { lines.removeLast() }
        let quiet = Set(
            lines.indices.dropLast().filter { index in
                guard let test = lines[index].wholeMatch(of: /( *test .*): started/)?.1 else { return false }
                return lines[index + 1].hasPrefix("\(test): ")
            })
        let shown = lines.indices.filter { !quiet.contains($0) }.map { lines[$0] }
        return shown.filter { !$0.hasSuffix(".testThatTestsRun(): passed") }
    }
}
