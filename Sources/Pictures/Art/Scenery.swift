internal import Traces

/// A drawing without words for a chapter or a tutorial: figures and props on a stage.
struct Scenery {
    static let (width, height) = (480.0, 300.0)
    /// The place of the stage's floor.
    private static let floor = 236.0

    private(set) var shapes: [String] = []

    /// The colour of a thing: the tests', production's, or neither's.
    enum Role: String {
        case test, production, plain
        /// Missing production.
        case absent
    }

    /// Creates a stage with its curtains, which are open that far: 0 to 1.
    init(curtains: Double = 1) {
        let side = 150 - 96 * curtains
        for index in 0..<4 {
            let width = side / 4
            let x = Double(index) * width
            add(SVG.rect(index % 2 == 0 ? "fold" : "fold-dark", x: x, y: 0, width: width, height: Self.floor + 20))
            let right = Self.width - x - width
            add(
                SVG.rect(
                    index % 2 == 0 ? "fold" : "fold-dark", x: right, y: 0, width: width, height: Self.floor + 20))
        }
        add(SVG.rect("boards", x: 0, y: Self.floor + 20, width: Self.width, height: Self.height - Self.floor - 20))
    }

    mutating func add(_ shape: String) {
        shapes.append(shape)
    }

    /// Draws a cone of light that falls on a place.
    mutating func light(at x: Double, width: Double = 150) {
        let n = SVG.number
        add(
            "<path class=\"light\" d=\"M\(n(x - 14)) 0L\(n(x + 14)) 0L\(n(x + width / 2)) \(n(Self.floor + 20))"
                + "L\(n(x - width / 2)) \(n(Self.floor + 20))z\"/>")
        add(
            "<ellipse class=\"pool\" cx=\"\(n(x))\" cy=\"\(n(Self.floor + 20))\" rx=\"\(n(width / 2))\" ry=\"13\"/>")
    }

    /// Draws a figure that stands on the floor.
    mutating func figure(_ role: Role, at x: Double, scale: Double = 1) {
        let n = SVG.number
        let foot = Self.floor + 18
        let (body, head) = (84 * scale, 21 * scale)
        let half = 27 * scale
        add(
            "<path class=\"\(role.rawValue)\" d=\"M\(n(x - half)) \(n(foot))V\(n(foot - body + half))"
                + "A\(n(half)) \(n(half)) 0 0 1 \(n(x + half)) \(n(foot - body + half))V\(n(foot))z\"/>")
        add(SVG.circle(role.rawValue, x: x, y: foot - body - head - 6 * scale, radius: head))
    }

    /// Draws a window of the app that hangs above the stage, or stands on it.
    mutating func window(_ role: Role, x: Double, y: Double, width: Double = 76, height: Double = 112) {
        add(SVG.rect(role.rawValue, x: x, y: y, width: width, height: height, radius: 10))
        if role == .absent { return }
        add(SVG.rect("bar", x: x + 12, y: y + 14, width: width - 24, height: 7, radius: 3))
        add(SVG.rect("bar", x: x + 12, y: y + 29, width: (width - 24) * 0.6, height: 7, radius: 3))
    }

    /// Draws an arrow through places.
    mutating func arrow(_ places: [(x: Double, y: Double)]) {
        let n = SVG.number
        guard let (first, last) = places.first.flatMap({ first in places.last.map { (first, $0) } }) else { return }
        let way = places.dropFirst().map { "L\(n($0.x)) \(n($0.y))" }.joined()
        add("<path class=\"way\" d=\"M\(n(first.x)) \(n(first.y))\(way)\"/>")
        let before = places[places.count - 2]
        let (dx, dy) = (last.x - before.x, last.y - before.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = (dx / length * 11, dy / length * 11)
        let tip = [
            (last.x - ux - uy * 0.7, last.y - uy + ux * 0.7), (last.x, last.y),
            (last.x - ux + uy * 0.7, last.y - uy - ux * 0.7),
        ].map { "\(n($0)) \(n($1))" }
        add("<path class=\"way\" d=\"M\(tip.joined(separator: "L"))\"/>")
    }

    /// Draws the audience's heads in front of the stage.
    mutating func audience() {
        for index in 0..<9 {
            add(SVG.circle("seat", x: 40 + Double(index) * 50, y: Self.height + 2, radius: 19))
        }
    }

    /// The file's text.
    func svg(_ words: String) -> String {
        let (width, height) = (SVG.number(Self.width), SVG.number(Self.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="understudy-art" role="img" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)">
            <title>\(SVG.escaped(words))</title>
            <style>
            \(SceneryStyle.css)
            </style>
            <clipPath id="frame"><rect width="\(width)" height="\(height)" rx="12"/></clipPath>
            <g clip-path="url(#frame)">
            <rect class="back" width="\(width)" height="\(height)"/>
            \(shapes.joined(separator: "\n"))
            </g>
            </svg>

            """
    }
}
