internal import Lifecycle
internal import Traces

/// The way UIKit finds the configuration of a scene that connects, with the rule behind each part.
package enum ConfigurationPicture {
    /// Draws the way: first the store, then the app delegate, then the Info.plist.
    package static func picture() -> Picture {
        var sheet = PictureSheet()
        var words: [String] = []
        for (index, part) in parts.enumerated() {
            if index > 0 {
                sheet.arrow(x: 34, y: sheet.y, toX: 34, toY: sheet.y + 24)
                if let reason = part.reason { sheet.text(.strong, x: 46, y: sheet.y + 16, reason) }
                sheet.y += 28
            }
            words.append(draw(part, on: &sheet))
        }
        sheet.y += 12
        legend(on: &sheet)
        return Picture(
            "configuration-lookup.svg", title: "How UIKit finds a scene's configuration",
            words: words.joined(separator: " "), sheet)
    }

    /// A question to the store, to the app delegate or to the Info.plist, and its possible answers.
    private struct Part {
        /// The outcome of the part before that leads here.
        var reason: String?
        var title: String
        var outcomes: [(text: String, rule: Rule)]
    }

    private static let parts = [
        Part(
            title: "A scene connects: is its session known?",
            outcomes: [
                ("Known: the stored configuration counts. UIKit does not ask.", .sessionStoredConfiguration),
                ("Stored by name: the name is looked up again.", .sessionStoredByName),
                ("The stored class is missing: (null), and on to the app delegate.", .sessionUnresolvedConfiguration),
                ("Unknown, or removed: on to the app delegate.", .sessionUnknown),
            ]),
        Part(
            reason: "not known, or not resolved", title: "UIKit asks the app delegate",
            outcomes: [
                ("It returns a configuration: a copy is stored.", .configurationDelegate),
                ("It lacks the method: the first entry counts.", .configurationInfoPlist),
            ]),
        Part(
            reason: "UISceneConfiguration(name:…)", title: "The Info.plist fills it in",
            outcomes: [
                ("An entry has the name: its values.", .configurationByName),
                ("The name is nil: the first entry's values.", .configurationWithoutName),
                ("No entry has it: no class, no storyboard.", .configurationNotFound),
            ]),
        Part(
            reason: "the configuration is whole", title: "The scene connects",
            outcomes: [
                ("UIKit makes the scene delegate.", .sceneDelegate),
                ("An entry's class is missing: a message, no delegate.", .configurationClassMissing),
                ("The session is stored with it.", .sessionSavedAtConnection),
            ]),
    ]

    /// Returns the part in words.
    private static func draw(_ part: Part, on sheet: inout PictureSheet) -> String {
        let width = PictureSheet.width - 2 * PictureSheet.margin
        var contents: [(Rule, PictureSheet.Lines)] = []
        for outcome in part.outcomes {
            var lines = PictureSheet.Lines()
            lines.add(.body, outcome.text, width: width - 36)
            lines.add(.code, outcome.rule.id, width: width - 36)
            contents.append((outcome.rule, lines))
        }
        let height = 34 + contents.reduce(0) { $0 + $1.1.height + 8 }
        sheet.box(.card, x: PictureSheet.margin, y: sheet.y, width: width, height: height)
        sheet.text(.strong, x: PictureSheet.margin + 10, y: sheet.y + 20, part.title)
        var y = sheet.y + 30
        for (rule, lines) in contents {
            mark(rule.certainty, x: PictureSheet.margin + 16, y: y + 8, on: &sheet)
            y = sheet.lines(lines, x: PictureSheet.margin + 28, y: y) + 8
        }
        sheet.y += height
        return part.title + (part.title.hasSuffix("?") ? " " : ": ")
            + part.outcomes.map { "\($0.text.dropLast()) (\($0.rule.id))" }.joined(separator: "; ") + "."
    }

    /// Draws how sure a rule is: a filled circle, a ring or a dashed ring.
    private static func mark(_ certainty: Rule.Certainty, x: Double, y: Double, on sheet: inout PictureSheet) {
        switch certainty {
        case .documented: sheet.add(SVG.circle("documented", x: x, y: y, radius: 4))
        case .observed: sheet.add(SVG.circle("observed", x: x, y: y, radius: 4))
        case .inferred, .convention: sheet.add(SVG.circle("inferred", x: x, y: y, radius: 4))
        }
    }

    private static func legend(on sheet: inout PictureSheet) {
        var x = PictureSheet.margin + 6
        for certainty in [Rule.Certainty.documented, .observed, .inferred] {
            mark(certainty, x: x, y: sheet.y + 4, on: &sheet)
            sheet.text(.faint, x: x + 9, y: sheet.y + 8, certainty.rawValue)
            x += 30 + Double(certainty.rawValue.count) * 6.4
        }
        sheet.y += 10
    }
}
