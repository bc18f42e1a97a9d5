package import Lifecycle
internal import Traces

/// A launch from top to bottom, in large type: the calls to each class in order, as a trace has them.
package enum LaunchPicture {
    /// Draws a trace.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - title: The title.
    ///   - events: The trace. Its calls and the objects that the system made are drawn.
    ///   - isTest: Returns true for a class of the tests.
    package static func picture(
        _ name: String, title: String, _ events: [TraceEvent], isTest: (String) -> Bool
    ) -> Picture {
        var sheet = PictureSheet()
        var words: [String] = []
        var current: Group?
        for event in events {
            if let group = current, group.class == event.class, let row = row(event) {
                current?.rows.append(row)
            } else if let row = row(event), let name = event.class {
                if let group = current { words.append(draw(group, on: &sheet)) }
                current = Group(class: name, isTest: isTest(name), rows: [row])
            }
        }
        if let group = current { words.append(draw(group, on: &sheet)) }
        if let tests = events.last?.verdict?.tests {
            let sentence = "Then \(tests.ran) \(tests.ran == 1 ? "test runs" : "tests run")."
            sheet.text(.strong, x: PictureSheet.margin, y: sheet.y + 14, sentence)
            sheet.y += 18
            words.append(sentence)
        }
        return Picture(name, title: title, words: words.joined(separator: " "), sheet)
    }

    private struct Group {
        var `class`: String
        var isTest: Bool
        var rows: [String]
    }

    /// Returns the words of an event that belongs in the picture; nil for the others.
    private static func row(_ event: TraceEvent) -> String? {
        switch event.state {
        case .appDelegate, .sceneDelegate: "is made"
        case .storyboardController: "init(coder:)"
        case nil where event.kind == .call: event.name
        default: nil
        }
    }

    /// Returns the group in words.
    private static func draw(_ group: Group, on sheet: inout PictureSheet) -> String {
        let width = PictureSheet.width - 2 * PictureSheet.margin
        var lines = PictureSheet.Lines()
        lines.add(group.isTest ? .test : .production, ClassName.short(group.class), width: width - 20)
        for row in group.rows { lines.add(.code, row, width: width - 20, hanging: 6) }
        let bottom = sheet.card(
            group.isTest ? .testCard : .productionCard, x: PictureSheet.margin, y: sheet.y, width: width, lines)
        sheet.y = bottom + 8
        return "\(ClassName.short(group.class)): \(group.rows.joined(separator: ", "))."
    }
}
