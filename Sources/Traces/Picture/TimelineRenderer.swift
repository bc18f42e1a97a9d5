internal import Lifecycle

/// A renderer that lays out the content of a picture and draws it.
struct TimelineRenderer {
    static let width = 600.0
    private static let margin = 16.0
    private static let padding = 10.0
    private static let columnWidth = 118.0
    private static let rowHeight = 17.0
    private static let gap = 9.0
    private static let laneLine = 7.0

    private let bill: TimelineModel
    private let roles: ClassRoles
    private let columns: [TraceEvent.Lane: Double]
    private let columnStep: Double
    /// The position below everything drawn so far.
    private var y = margin
    private var frames: [(top: Double, bottom: Double)] = []
    private var front: [String] = []
    private var back: [String] = []
    private(set) var height = 0.0

    init(_ bill: TimelineModel, _ roles: ClassRoles) {
        self.bill = bill
        self.roles = roles
        // More lanes than usual move closer together, so that the last one keeps room for its cards.
        let room = Self.width - 2 * Self.margin - 180
        let step = min(Self.columnWidth, room / Double(max(1, bill.lanes.count - 1)))
        columnStep = step
        columns = Dictionary(
            uniqueKeysWithValues: bill.lanes.enumerated().map { ($1, Self.margin + Double($0) * step) })
    }

    var shapes: [String] { back + front }

    mutating func draw(verdict: String?) {
        drawLanes()
        let top = y
        for item in bill.items {
            switch item {
            case .card(let card): draw(card)
            case .note(let text, let isFault): drawNote(text, isFault: isFault)
            }
            y += Self.gap
        }
        let lines = columns.values.sorted().map { x in
            SVG.line("life", x: x + Self.laneLine, y: top, toX: x + Self.laneLine, toY: y)
        }
        let bars = bill.spans.sorted { ($0.card, $0.last) < ($1.card, $1.last) }.compactMap(bar)
        if let verdict { drawVerdict(verdict) }
        height = y + Self.margin - Self.gap
        let ground = SVG.rect(
            "ground", x: 0.5, y: 0.5, width: Self.width - 1, height: height - 1, radius: 8)
        back = [ground] + lines + bars
    }

    private mutating func drawLanes() {
        guard !columns.isEmpty else { return }
        let limit = max(11, Int(columnStep / Measure.heading))
        let headings = bill.lanes.map { ($0, Measure.wrap($0.heading, limit: limit)) }
        for (lane, lines) in headings {
            for (index, line) in lines.enumerated() {
                front.append(SVG.text("lane", x: columns[lane] ?? 0, y: y + 12 + Double(index) * 14, line))
            }
        }
        y += 10 + 14 * Double(headings.map(\.1.count).max() ?? 1)
    }

    private mutating func draw(_ card: TimelineModel.Card) {
        let column = columns[card.lane] ?? Self.margin
        let x = column + Double(min(card.shift, 4)) * 20
        let limit = Self.width - Self.margin - x - 2 * Self.padding
        let role = card.lane == .test ? (roles == .unknown ? nil : .test) : card.class.flatMap(roles.role)
        let tagWidth = role.map { Double($0.rawValue.count) * Measure.tag + 12 } ?? 0
        let name = card.class.map(ClassName.short) ?? card.lane.heading
        let nameLines = Measure.wrap(name.oneLine, limit: max(8, Int((limit - tagWidth - 8) / Measure.name)))
        let rows = card.rows.flatMap { Line.lines(of: $0, width: limit) }
        let nameWidth = Double(nameLines.map(Measure.letters).max() ?? 0) * Measure.name
        let rowWidth = rows.map(\.width).max() ?? 0
        let width = min(limit, max(nameWidth + (role == nil ? 0 : tagWidth + 8), rowWidth)) + 2 * Self.padding
        let height = Double(nameLines.count + rows.count) * Self.rowHeight + 13
        let radius = role == .production ? 0.0 : 7.0
        if let parent = card.parent { drawElbow(from: parent, toX: x) }
        front.append(
            SVG.rect(
                "card" + (role.map { " of-\($0.rawValue)" } ?? ""), x: x, y: y, width: width, height: height,
                radius: radius))
        var baseline = y + 18
        for (index, line) in nameLines.enumerated() {
            front.append(SVG.text("name", x: x + Self.padding, y: baseline, line))
            if index == 0, let role { drawTag(role, right: x + width - 6, y: baseline, width: tagWidth) }
            baseline += Self.rowHeight
        }
        for row in rows {
            front.append(SVG.text(row.style, x: x + Self.padding + row.indent, y: baseline, row.text))
            baseline += Self.rowHeight
        }
        frames.append((y, y + height))
        y += height
    }

    private mutating func drawTag(_ role: ClassRoles.Role, right: Double, y: Double, width: Double) {
        let radius = role == .production ? 0.0 : 8.0
        front.append(SVG.rect(role.rawValue, x: right - width, y: y - 12, width: width, height: 16, radius: radius))
        front.append(SVG.text("tag", x: right - width / 2, y: y, role.rawValue))
    }

    /// Draws the line from the call around a card to the card.
    private mutating func drawElbow(from parent: Int, toX x: Double) {
        guard case .card(let outer) = bill.items[parent], let column = columns[outer.lane] else { return }
        let start = column + Double(min(outer.shift, 4)) * 20 + Self.laneLine
        front.append(SVG.line("elbow", x: start, y: y + 14, toX: x, toY: y + 14))
    }

    /// Returns the bar that shows the time for which a card's call stayed open below it.
    private func bar(_ span: TimelineModel.Span) -> String? {
        guard case .card(let card) = bill.items[span.card], let column = columns[card.lane] else { return nil }
        let x = column + Double(min(card.shift, 4)) * 20 + Self.laneLine - 2.5
        let top = frames[span.card].bottom
        return SVG.rect("bar", x: x, y: top, width: 5, height: frames[span.last].bottom - top)
    }

    private mutating func drawNote(_ text: String, isFault: Bool) {
        let x = Self.margin + 16
        let lines = Measure.wrap(text.oneLine, limit: Int((Self.width - x - Self.margin) / Measure.prose))
        let height = Double(lines.count) * Self.rowHeight
        let style = isFault ? "note fault" : "note"
        front.append(SVG.rect("mask", x: 4, y: y, width: Self.width - 8, height: height))
        front.append(SVG.circle(style, x: Self.margin + Self.laneLine, y: y + 8, radius: 3))
        for (index, line) in lines.enumerated() {
            front.append(SVG.text(style, x: x, y: y + 12 + Double(index) * Self.rowHeight, line))
        }
        frames.append((y, y + height))
        y += height
    }

    private mutating func drawVerdict(_ verdict: String) {
        front.append(SVG.line("rule", x: Self.margin, y: y, toX: Self.width - Self.margin, toY: y))
        y += 8
        for line in Measure.wrap(verdict.oneLine, limit: Int((Self.width - 2 * Self.margin) / Measure.headline)) {
            front.append(SVG.text("verdict", x: Self.margin, y: y + 13, line))
            y += 19
        }
        y += 4
    }
}

/// A line of a card's rows.
private struct Line {
    var text: String
    var isCall: Bool
    var indent: Double

    var style: String { isCall ? "call" : "remark" }

    var width: Double { indent + Double(Measure.letters(text)) * Self.letter(isCall) }

    /// Returns the lines of a row. A row that is too long continues below, a little to the right.
    static func lines(of row: TimelineModel.Row, width: Double) -> [Line] {
        let text = row.text.oneLine
        let whole = Line(text: text, isCall: row.isCall, indent: 0)
        if whole.width <= width { return [whole] }
        let indent = 12.0
        return Measure.wrap(text, limit: max(8, Int((width - indent) / letter(row.isCall)))).enumerated().map {
            Line(text: $1, isCall: row.isCall, indent: $0 == 0 ? 0 : indent)
        }
    }

    private static func letter(_ isCall: Bool) -> Double { isCall ? Measure.code : Measure.prose }
}

extension TraceEvent.Lane {
    /// The lane's name in words.
    fileprivate var heading: String {
        switch self {
        case .system: "System"
        case .application: "Application"
        case .appDelegate: "App delegate"
        case .sceneDelegate: "Scene delegate"
        case .viewController: "View controller"
        case .window: "Window"
        case .test: "Tests"
        case .console: "Console"
        }
    }
}
