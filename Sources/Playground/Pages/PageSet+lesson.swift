extension PageSet {
    /// Returns a lesson's text as HTML. Its commands are buttons, in their order.
    func text(of lesson: Lesson) -> String {
        if let text = lesson.projectText { return render(.projectText, text) }
        var html = ""
        var rest = lesson.text[...]
        for (index, command) in lesson.commands.enumerated() {
            let button = CommandButton(command, number: index + 1, of: lesson.commands.count)
            guard let code = button.code, let found = rest.firstRange(of: code) else { continue }
            html += rest[..<found.lowerBound]
            // The line's end of the file is none of the sentence's.
            html += render(.command, button).split(whereSeparator: \.isNewline).joined()
            rest = rest[found.upperBound...]
        }
        return html + rest
    }
}
