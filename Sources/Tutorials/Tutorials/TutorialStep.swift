/// A step of a tutorial: its text, the file that it shows and the picture beside it.
public struct TutorialStep: Hashable, Sendable {
    /// Counted through the whole tutorial, from 1.
    public var number: Int
    public var text: [Prose]
    /// What DocC sets apart below the text, with the asides.
    public var caption: [Prose]
    public var code: CodeFile?
    public var picture: Picture?

    /// What the step tells its reader to run, in order: the code in its text that begins with `understudy `.
    public var commands: [String] {
        (text + caption).flatMap(\.codeVoices).filter { $0.hasPrefix("understudy ") }
    }
}

/// A file as a step shows it.
public struct CodeFile: Hashable, Sendable {
    /// Its path in the sample: `Stage/AppDelegate.swift`.
    public var path: String
    /// The file of the catalog that holds it: `hackworth-04-AppDelegate.swift`.
    public var file: String
    public var lines: [String]
    /// The lines, from 1, that differ from the file before.
    public var highlights: [Int]

    /// The file's text. It ends with a newline, as files of code do.
    public var text: String { lines.map { $0 + "\n" }.joined() }
}
