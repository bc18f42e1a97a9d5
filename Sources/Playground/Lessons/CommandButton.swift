internal import Tutorials

/// The values of the template `command`: a button that runs a command. A script enables it.
package struct CommandButton: Hashable, Sendable {
    /// Its number on the page, from 1.
    var number: Int
    /// The number that it shows; nil if it shows none.
    var shownNumber: Int?
    /// The words on it; nil if it shows the command.
    var title: String?
    /// The command as HTML; nil if it shows words.
    var code: String?

    /// A button with words.
    package init(_ title: String, number: Int) {
        self.number = number
        self.title = title
    }

    /// A button that shows its command, one of some.
    init(_ command: Lesson.Command, number: Int, of count: Int) {
        self.number = number
        shownNumber = count == 1 ? nil : number
        code = Prose.html(code: command.line)
    }
}
