internal import Samples

/// A step of a tutorial: its text, the file that it shows and the picture beside it.
///
/// A step's own commands give it its name: `flush` is the slug of the step that says `understudy test hackworth/flush`.
/// A command of another step is emphasized: `*`understudy run hackworth/window`*`.
package struct TutorialStep: Hashable, Sendable {
    /// Its place in the whole tutorial, from 1, as in the address `hackworth/14`. It changes if a step is inserted before
    /// this one, and is not for display: pages number steps within their sections.
    package let number: Int
    /// The title that its author wrote; nil if there is none.
    package var writtenTitle: String?
    package let text: [Prose]
    /// The text that DocC shows apart below the step's, with the asides.
    package let caption: [Prose]
    package var code: CodeFile?
    package var picture: Picture?
    /// The commands that the step tells you to run, in order: the code in its text that begins with `understudy `.
    package let commands: [StepCommand]
    /// The name that stays with the step: that of its first own command, or the number if it has none.
    package let slug: String

    package init(
        number: Int, writtenTitle: String? = nil, text: [Prose], caption: [Prose], code: CodeFile? = nil,
        picture: Picture? = nil
    ) {
        self.number = number
        self.writtenTitle = writtenTitle
        self.text = text
        self.caption = caption
        self.code = code
        self.picture = picture
        commands = (text + caption).flatMap(\.codeVoices).filter { $0.text.hasPrefix("understudy ") }
            .map { StepCommand($0.text, isOfAnotherStep: $0.isEmphasized) }
        slug =
            commands.lazy.filter { !$0.isOfAnotherStep }.compactMap(\.step).first { $0.number == nil }?.slug
            ?? "\(number)"
    }
}

/// A file as a step shows it.
package struct CodeFile: Hashable, Sendable {
    /// Its path in the sample: `Stage/AppDelegate.swift`.
    package var path: String
    /// The file of the catalog that holds it: `hackworth-08-AppDelegate.swift`.
    package var file: String
    package var lines: [String]
    /// The lines, from 1, that differ from the file before.
    package var highlights: [Int]

    /// The file's text. It ends with a newline, as files of code do.
    package var text: String { lines.map { $0 + "\n" }.joined() }
}
