internal import Traces

/// A decision tree: a few questions about an app, and the mechanism that keeps production out of its tests.
package enum CurePicture {
    /// Draws the questions down the left, each with the mechanism that an answer leads to.
    package static func picture() -> Picture {
        var sheet = PictureSheet()
        var words: [String] = []
        for (index, question) in questions.enumerated() {
            if index > 0 {
                sheet.arrow(x: axis, y: sheet.y, toX: axis, toY: sheet.y + 26)
                sheet.text(.faint, x: axis + 10, y: sheet.y + 16, questions[index - 1].onward)
                sheet.y += 30
            }
            words.append(draw(question, on: &sheet))
        }
        sheet.arrow(x: axis, y: sheet.y, toX: axis, toY: sheet.y + 26)
        sheet.text(.faint, x: axis + 10, y: sheet.y + 16, questions[questions.count - 1].onward)
        sheet.y += 30
        words.append("Otherwise: " + mechanism(last, on: &sheet) + ".")
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
            "choosing.svg", title: "Which mechanism for which app", words: words.joined(separator: " "), sheet)
    }

    private static let axis = PictureSheet.margin + 20
    private static let width = PictureSheet.width - 2 * PictureSheet.margin

    private struct Mechanism {
        var name: String
        var detail: String
        /// True if it changes nothing that the app's users get.
        var staysOutOfProduction = true
    }

    private struct Question {
        var text: String
        /// The answer that leads to the mechanism.
        var answer: String
        var mechanism: Mechanism
        /// The answer that leads on.
        var onward: String
    }

    private static let questions = [
        Question(
            text: "Is its life cycle SwiftUI's App?", answer: "yes",
            mechanism: Mechanism(
                name: "A launcher", detail: "A main of your own starts the App, or another one for tests.",
                staysOutOfProduction: false),
            onward: "no: UIKit delegates"),
        Question(
            text: "Does it have a scene delegate?", answer: "no",
            mechanism: Mechanism(
                name: "main.swift alone", detail: "It names another app delegate. No scene is stored."),
            onward: "yes: the device remembers it"),
        Question(
            text: "May tests make a private call?", answer: "yes",
            mechanism: Mechanism(
                name: "Remove the sessions", detail: "In the testing app delegate, so that UIKit asks again."),
            onward: "no: public means alone"),
        Question(
            text: "May the test build be another app to the device?", answer: "yes",
            mechanism: Mechanism(
                name: "A bundle identifier of its own", detail: "The device has nothing stored for that app."),
            onward: "no: one identifier"),
        Question(
            text: "Can the app's code move to a framework?", answer: "yes",
            mechanism: Mechanism(
                name: "A host of its own", detail: "An empty app hosts the tests, which link the framework."),
            onward: "no: one target"),
        Question(
            text: "May tests have another Info.plist?", answer: "yes",
            mechanism: Mechanism(
                name: "An Info.plist of its own", detail: "The stored name stands for the testing class there."),
            onward: "no"),
    ]

    private static let last = Mechanism(
        name: "Change production",
        detail: "Its scene delegate, or the app delegate that is asked, lets the tests decide.",
        staysOutOfProduction: false)

    /// Returns the question in words.
    private static func draw(_ question: Question, on sheet: inout PictureSheet) -> String {
        var lines = PictureSheet.Lines()
        lines.add(.strong, question.text, width: width - 20)
        sheet.y = sheet.card(.card, x: PictureSheet.margin, y: sheet.y, width: width, lines)
        let top = sheet.y
        sheet.line(x: axis, y: top, toX: axis, toY: top + 30)
        sheet.arrow(x: axis, y: top + 30, toX: axis + 44, toY: top + 30)
        sheet.text(.strong, x: axis + 8, y: top + 24, question.answer)
        sheet.y += 8
        let words = mechanism(question.mechanism, inset: 70, on: &sheet)
        sheet.line(x: axis, y: top + 30, toX: axis, toY: sheet.y)
        return "\(question.text) \(question.answer): \(words)."
    }

    /// Draws a mechanism's card and returns it in words.
    private static func mechanism(
        _ mechanism: Mechanism, inset: Double = 0, on sheet: inout PictureSheet
    ) -> String {
        var lines = PictureSheet.Lines()
        let style: PictureSheet.Style = mechanism.staysOutOfProduction ? .test : .production
        lines.add(style, mechanism.name, width: width - inset - 20)
        lines.add(.body, mechanism.detail, width: width - inset - 20)
        sheet.y =
            sheet.card(
                mechanism.staysOutOfProduction ? .testCard : .productionCard, x: PictureSheet.margin + inset,
                y: sheet.y, width: width - inset, lines)
        return "\(mechanism.name). \(mechanism.detail.dropLast())"
    }
}
