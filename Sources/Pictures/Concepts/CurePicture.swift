internal import Traces

/// A decision tree: a few questions about an app, and the way that keeps production out of its tests.
package enum CurePicture {
    /// Draws the questions down the left, each with the way that an answer leads to.
    ///
    /// - Parameter titles: The titles of the ways in *Choosing a technique*, by their identifiers.
    package static func picture(_ titles: [String: String]) -> Picture {
        var sheet = PictureSheet()
        var words: [String] = []
        for (index, question) in questions.enumerated() {
            if index > 0 {
                sheet.arrow(x: axis, y: sheet.y, toX: axis, toY: sheet.y + 26)
                sheet.text(.faint, x: axis + 10, y: sheet.y + 16, questions[index - 1].onward)
                sheet.y += 30
            }
            words.append(draw(question, titles, on: &sheet))
        }
        sheet.arrow(x: axis, y: sheet.y, toX: axis, toY: sheet.y + 26)
        sheet.text(.faint, x: axis + 10, y: sheet.y + 16, questions[questions.count - 1].onward)
        sheet.y += 30
        words.append("Otherwise: " + draw(last, titles, on: &sheet) + ".")
        sheet.y += 10
        for line in [
            (PictureSheet.Style.test, "Blue: production gets main.swift at most."),
            (.production, "Orange: production's own code changes."),
        ] {
            sheet.text(line.0, x: PictureSheet.margin, y: sheet.y + 12, line.1)
            sheet.y += 18
        }
        sheet.y -= 6
        return Picture(
            "choosing.svg", title: "Which way for which app", words: words.joined(separator: " "), sheet)
    }

    private static let axis = PictureSheet.margin + 20
    private static let width = PictureSheet.width - 2 * PictureSheet.margin

    private struct Way {
        /// The identifier.
        var id: String
        /// A sentence on what it does for the app of the question.
        var detail: String
        /// True if it changes nothing that the app's users get.
        var staysOutOfProduction = true
    }

    private struct Question {
        var text: String
        /// The answer that leads to the way.
        var answer: String
        var way: Way
        /// The answer that leads on.
        var onward: String
    }

    private static let questions = [
        Question(
            text: "Is its life cycle SwiftUI's App?", answer: "yes",
            way: Way(
                id: "swiftUILauncher", detail: "Your own main starts the App, or another one for tests.",
                staysOutOfProduction: false),
            onward: "no: UIKit delegates"),
        Question(
            text: "May tests make a private call?", answer: "yes",
            way: Way(
                id: "askAgain",
                detail: "The testing app delegate removes the stored sessions. Without scenes, there are none."),
            onward: "no: public means alone"),
        Question(
            text: "May the test build be another app to the device?", answer: "yes",
            way: Way(id: "ownIdentifier", detail: "The device has nothing stored for that app."),
            onward: "no: one identifier"),
        Question(
            text: "Can the app's code move to a framework?", answer: "yes",
            way: Way(id: "ownHost", detail: "An empty app hosts the tests, which link the framework."),
            onward: "no: one target"),
        Question(
            text: "May tests have another Info.plist?", answer: "yes",
            way: Way(id: "ownInfoPlist", detail: "The stored name stands for the testing class there."),
            onward: "no"),
    ]

    private static let last = Way(
        id: "changeProduction", detail: "Whatever is not behind the condition runs in the tests.",
        staysOutOfProduction: false)

    /// Returns the question in words.
    private static func draw(
        _ question: Question, _ titles: [String: String], on sheet: inout PictureSheet
    ) -> String {
        var lines = PictureSheet.Lines()
        lines.add(.strong, question.text, width: width - 20)
        sheet.y = sheet.card(.card, x: PictureSheet.margin, y: sheet.y, width: width, lines)
        let top = sheet.y
        sheet.line(x: axis, y: top, toX: axis, toY: top + 30)
        sheet.arrow(x: axis, y: top + 30, toX: axis + 44, toY: top + 30)
        sheet.text(.strong, x: axis + 8, y: top + 24, question.answer)
        sheet.y += 8
        let words = draw(question.way, titles, inset: 70, on: &sheet)
        sheet.line(x: axis, y: top + 30, toX: axis, toY: sheet.y)
        return "\(question.text) \(question.answer): \(words)."
    }

    /// Draws a way's card and returns it in words.
    private static func draw(
        _ way: Way, _ titles: [String: String], inset: Double = 0, on sheet: inout PictureSheet
    ) -> String {
        var lines = PictureSheet.Lines()
        let title = titles[way.id] ?? way.id
        lines.add(way.staysOutOfProduction ? .test : .production, title, width: width - inset - 20)
        lines.add(.body, way.detail, width: width - inset - 20)
        sheet.y =
            sheet.card(
                way.staysOutOfProduction ? .testCard : .productionCard, x: PictureSheet.margin + inset,
                y: sheet.y, width: width - inset, lines)
        return "\(title). \(way.detail.dropLast())"
    }
}
