internal import Lifecycle
internal import Traces

/// A timeline of launches on one device, with the configuration that it stores between them.
package enum DeviceMemoryPicture {
    /// Draws two devices: one on which nothing is done about the stored session, and one on which the tests remove it.
    ///
    /// - Parameters:
    ///   - without: The launches on the first, in order.
    ///   - with: The launches on the second.
    package static func picture(without: [RememberedLaunch], with: [RememberedLaunch]) -> Picture {
        var sheet = PictureSheet()
        let production = Set((without + with).filter { !$0.isTest }.compactMap(\.connected))
        var words: [String] = []
        for (title, launches) in [("Nothing done", without), ("Tests remove the session", with)] {
            if !words.isEmpty { sheet.y += 22 }
            sheet.text(.title, x: PictureSheet.margin, y: sheet.y + 14, title)
            sheet.y += 26
            words.append(draw(launches, production, on: &sheet, title))
        }
        return Picture(
            "device-memory.svg", title: "What the device remembers between launches",
            words: words.joined(separator: " "), sheet)
    }

    private static let axis = 26.0
    private static let left = 48.0

    /// Returns the launches in words.
    private static func draw(
        _ launches: [RememberedLaunch], _ production: Set<String>, on sheet: inout PictureSheet, _ title: String
    ) -> String {
        var words: [String] = []
        let top = sheet.y
        var drawn = PictureSheet()
        drawn.y = sheet.y
        store(launches.first?.isFirst == false ? "a session" : "nothing", production, on: &drawn)
        for launch in launches {
            words.append(card(launch, production, on: &drawn))
            store(launch.connected ?? "nothing", production, on: &drawn)
        }
        sheet.line("dashed", x: axis, y: top + 12, toX: axis, toY: drawn.y - 20)
        for shape in drawn.shapes { sheet.add(shape) }
        sheet.y = drawn.y
        return "\(title): \(words.joined(separator: "; "))."
    }

    /// Draws what the device stores, and moves below it.
    private static func store(_ content: String, _ production: Set<String>, on sheet: inout PictureSheet) {
        sheet.add(SVG.circle("dot", x: axis, y: sheet.y + 12, radius: 4))
        sheet.text(.faint, x: left, y: sheet.y + 16, "stored:")
        let style: PictureSheet.Style =
            content == "nothing" ? .faint : production.contains(content) ? .production : .test
        sheet.text(style, x: left + 46, y: sheet.y + 16, content)
        sheet.y += 32
    }

    private static func card(
        _ launch: RememberedLaunch, _ production: Set<String>, on sheet: inout PictureSheet
    ) -> String {
        let width = PictureSheet.width - PictureSheet.margin - left
        let isProduction = launch.connected.map(production.contains) ?? false
        var steps: [String] = []
        if launch.isRemoved { steps.append("The tests remove the session.") }
        if launch.isUnresolved { steps.append("The stored class is missing: (null).") }
        steps.append(launch.asked.map { "UIKit asks \($0)." } ?? "UIKit does not ask.")
        let connected = launch.connected ?? "no scene delegate"
        var lines = PictureSheet.Lines()
        lines.add(.strong, launch.isTest ? "Test" : "Run", width: width)
        for step in steps { lines.add(.body, step, width: width - 20) }
        lines.add(isProduction ? .production : .test, "\(connected) connects", width: width - 20)
        if launch.isTest, isProduction { lines.add(.production, "Production runs under test.", width: width - 20) }
        sheet.line(x: axis, y: sheet.y + 18, toX: left, toY: sheet.y + 18)
        let bottom = sheet.card(
            !launch.isTest ? .card : isProduction ? .productionCard : .testCard, x: left, y: sheet.y, width: width,
            lines)
        sheet.add(SVG.circle(isProduction ? "production" : "test", x: axis, y: sheet.y + 18, radius: 6))
        sheet.y = bottom + 10
        return "\(launch.isTest ? "test" : "run"), " + steps.map(sentence).joined(separator: ", ")
            + ", \(connected) connects"
    }

    /// Returns a step without its full stop, to go on with.
    private static func sentence(_ step: String) -> String {
        let text = step.hasSuffix(".") ? String(step.dropLast()) : step
        return text.hasPrefix("The") ? "the" + text.dropFirst(3) : text
    }
}
