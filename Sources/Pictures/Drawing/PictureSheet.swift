internal import Traces

/// A picture that grows downwards, 320 wide: on a phone it is shown as it is, on wider screens larger.
///
/// Text is at least 12 high, so that it can be read at 360 pixels.
struct PictureSheet {
    static let width = 320.0
    /// The width at which it is shown if there is room.
    private static let shown = 420.0
    /// The space between the frame and what is in it.
    static let margin = 14.0

    private(set) var shapes: [String] = []
    /// The place below all that was drawn.
    var y = margin

    /// A font, a size and a colour of text.
    enum Style: String {
        case body, strong, title, code, faint, test, production
        /// The height of a line.
        var line: Double { self == .title ? 19 : 16 }
        /// The width of a letter, on the safe side.
        var letter: Double {
            switch self {
            case .code: 7.3
            case .title: 7.7
            case .strong, .test, .production: 7.2
            case .body, .faint: 6.4
            }
        }
    }

    /// The look of a box.
    enum Box: String {
        case card, store
        case testCard = "test-card"
        case productionCard = "production-card"
    }

    mutating func add(_ shape: String) {
        shapes.append(shape)
    }

    mutating func text(_ style: Style, x: Double, y: Double, _ text: String) {
        add(SVG.text(style.rawValue, x: x, y: y, text))
    }

    mutating func box(_ box: Box, x: Double, y: Double, width: Double, height: Double, radius: Double = 6) {
        add(SVG.rect(box.rawValue, x: x, y: y, width: width, height: height, radius: radius))
    }

    mutating func line(_ style: String = "line", x: Double, y: Double, toX: Double, toY: Double) {
        add(SVG.line(style, x: x, y: y, toX: toX, toY: toY))
    }

    /// Draws a line that ends with the tip of an arrow, downwards or to the right.
    mutating func arrow(x: Double, y: Double, toX: Double, toY: Double) {
        line(x: x, y: y, toX: toX, toY: toY)
        let n = SVG.number
        let tip =
            toY > y && toX == x
            ? "M\(n(toX - 4)) \(n(toY - 6))L\(n(toX)) \(n(toY))L\(n(toX + 4)) \(n(toY - 6))"
            : "M\(n(toX - 6)) \(n(toY - 4))L\(n(toX)) \(n(toY))L\(n(toX - 6)) \(n(toY + 4))"
        add("<path class=\"line\" d=\"\(tip)\"/>")
    }

    /// Lines of text, each with its style.
    struct Lines {
        var lines: [(style: Style, indent: Double, text: String)] = []

        /// Adds a text, wrapped to a width.
        ///
        /// - Parameter hanging: The indent of all its lines but the first.
        mutating func add(_ style: Style, _ text: String, width: Double, hanging: Double = 0) {
            let wrapped = Measure.wrap(text, limit: Int((width - hanging) / style.letter))
            lines += wrapped.enumerated().map { (style, $0 == 0 ? 0 : hanging, $1) }
        }

        var height: Double { lines.reduce(0) { $0 + $1.style.line } }
    }

    /// Draws lines of text and returns the place below them.
    @discardableResult
    mutating func lines(_ lines: Lines, x: Double, y: Double) -> Double {
        var y = y
        for line in lines.lines {
            text(line.style, x: x + line.indent, y: y + line.style.line - 4, line.text)
            y += line.style.line
        }
        return y
    }

    /// Draws a box around lines of text, and returns the place below it.
    @discardableResult
    mutating func card(_ look: Box, x: Double, y: Double, width: Double, _ lines: Lines) -> Double {
        box(look, x: x, y: y, width: width, height: lines.height + 16)
        self.lines(lines, x: x + 10, y: y + 8)
        return y + lines.height + 16
    }

    /// The file's text.
    func svg(title: String, description: String) -> String {
        let height = y + Self.margin
        let size = (SVG.number(Self.shown), SVG.number(height * Self.shown / Self.width))
        let extent = (SVG.number(Self.width), SVG.number(height))
        let ground = SVG.rect(
            "ground", x: 0.5, y: 0.5, width: Self.width - 1, height: height - 1, radius: 8)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="understudy-picture" role="img" width="\(size.0)" \
            height="\(size.1)" viewBox="0 0 \(extent.0) \(extent.1)">
            <title>\(SVG.escaped(title))</title>
            <desc>\(SVG.escaped(description))</desc>
            <style>
            \(SheetStyle.css)
            </style>
            \(([ground] + shapes).joined(separator: "\n"))
            </svg>

            """
    }
}
