/// A step of a tutorial: its text, the file that it shows and the picture beside it.
package struct TutorialStep: Hashable, Sendable {
    /// Its number, counted through the whole tutorial, from 1.
    package var number: Int
    package var text: [Prose]
    /// The text that DocC shows apart below the step's, with the asides.
    package var caption: [Prose]
    package var code: CodeFile?
    package var picture: Picture?

    /// The commands that the step tells you to run, in order: the code in its text that begins with `understudy `.
    package var commands: [String] {
        (text + caption).flatMap(\.codeVoices).filter { $0.hasPrefix("understudy ") }
    }
}

/// A file as a step shows it.
package struct CodeFile: Hashable, Sendable {
    /// Its path in the sample: `Stage/AppDelegate.swift`.
    package var path: String
    /// The file of the catalog that holds it: `hackworth-04-AppDelegate.swift`.
    package var file: String
    package var lines: [String]
    /// The lines, from 1, that differ from the file before.
    package var highlights: [Int]

    /// The file's text. It ends with a newline, as files of code do.
    package var text: String { lines.map { $0 + "\n" }.joined() }
}
