package import Lifecycle

/// A trace for a terminal, line by line as it comes.
///
/// Each line has the time, the lane and what happened, indented by the calls around it. A call that returns nothing
/// and in which nothing happens is one line. Nothing is cut off, whatever the terminal's width.
package struct TextView: Sendable {
    /// The classes of production and of the tests, for the verdict's sentence.
    package var roles: ClassRoles
    private let colours: Bool
    private let showsRules: Bool
    private var calls = CallStack()
    private var appearances = Appearances()
    private var issues = RunIssues()

    /// Creates a view of a trace.
    ///
    /// - Parameters:
    ///   - colours: True if lanes are coloured as well as named.
    ///   - roles: The classes of production and of the tests.
    ///   - showsRules: True if a line ends with the rule that caused it, in brackets.
    package init(colours: Bool = false, roles: ClassRoles = .unknown, showsRules: Bool = false) {
        self.colours = colours
        self.showsRules = showsRules
        self.roles = roles
    }

    /// Returns a whole trace, with a newline after each line.
    package static func render(_ events: [TraceEvent], colours: Bool = false, roles: ClassRoles = .unknown) -> String {
        var view = TextView(colours: colours, roles: roles)
        return events.flatMap { view.take($0) }.map { $0 + "\n" }.joined()
    }

    /// Adds the next event of the trace.
    ///
    /// - Returns: The lines to print now, without newlines.
    package mutating func take(_ event: TraceEvent) -> [String] {
        appearances.see(event)
        issues.see(event)
        if event.endsCalls { _ = calls.closeAll() }
        switch event.kind {
        case .call:
            defer { calls.open(event) }
            return lines(event, event.signature)
        case .return:
            return takeReturn(event)
        case .verdict:
            return takeVerdict(event)
        default:
            calls.note()
            return lines(event, event.statement, mark: event.mark)
        }
    }

    private mutating func takeReturn(_ event: TraceEvent) -> [String] {
        let wasEmpty = calls.close(event).last?.isEmpty ?? false
        let returns = event.text.map { "returns \($0)" } ?? "returns"
        if !wasEmpty { return lines(event, "\(event.name ?? event.signature) \(returns)", mark: "└ ") }
        return event.text == nil ? [] : lines(event, returns, mark: "└ ")
    }

    private func takeVerdict(_ event: TraceEvent) -> [String] {
        guard let verdict = event.verdict else { return lines(event, event.statement) }
        let summary = VerdictSummary(verdict, roles: roles, appearances: appearances, issues: issues)
        let width = summary.facts.map(\.name.count).max() ?? 0
        return [""] + summary.sentence.inert.lines.map { paint($0, .bold) }
            + summary.facts.map { "  \($0.name.padded(to: width))  \($0.value.oneLine.inert)" }
    }

    private func lines(_ event: TraceEvent, _ text: String, mark: String = "") -> [String] {
        let time = Self.milliseconds(event.time)
        let lane = event.lane.rawValue.padded(to: Self.laneWidth)
        let head = String(repeating: " ", count: max(0, 8 - time.count)) + time + " ms  "
        let gap = String(repeating: " ", count: head.count + Self.laneWidth)
        // Calls that never return are nested deeper than any line is wide.
        let indent = "  " + String(repeating: "  ", count: min(calls.depth, Self.deepest)) + mark
        var said = text.inert.lines
        if showsRules, let rule = event.rule, let last = said.indices.last { said[last] += "  [\(rule)]" }
        return said.enumerated().map { index, line in
            let start = index == 0 ? head + paint(lane, event.kind == .fault ? .fault : .lane(event.lane)) : gap
            return start + indent + line
        }
    }

    private func paint(_ text: String, _ ink: Ink) -> String {
        guard colours, let code = ink.code else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// The most levels of calls that are indented.
    private static let deepest = 40

    private static let laneWidth = TraceEvent.Lane.allCases.map(\.rawValue.count).max() ?? 0

    /// Returns microseconds as milliseconds with one decimal.
    static func milliseconds(_ time: Int) -> String {
        let (tenths, rest) = time.magnitude.quotientAndRemainder(dividingBy: 100)
        let rounded = tenths + (rest < 50 ? 0 : 1)
        return (time < 0 ? "-" : "") + "\(rounded / 10).\(rounded % 10)"
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
