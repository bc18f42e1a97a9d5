internal import Lifecycle

/// The content of a picture of a trace, from top to bottom.
struct TimelineModel {
    enum Item {
        case card(Card)
        /// An event of the system or the user.
        case note(String, isFault: Bool)
    }

    /// The messages to one class, in order.
    struct Card {
        var lane: TraceEvent.Lane
        var `class`: String?
        /// The number of calls that are open around it.
        var depth: Int
        /// The innermost of these calls, as the position of its card.
        var parent: Int?
        /// The number of these calls in the same lane.
        var shift: Int
        var rows: [Row]
    }

    struct Row: Hashable {
        var text: String
        /// True for a message to the class; false for a remark.
        var isCall: Bool
    }

    /// The extent of open calls below their card: the positions of the card and of the last item inside.
    struct Span: Hashable {
        var card: Int
        var last: Int
    }

    private struct OpenCall {
        var lane: TraceEvent.Lane
        var card: Int
    }

    private(set) var items: [Item] = []
    private(set) var spans: Set<Span> = []
    private var calls = CallStack()
    private var open: [OpenCall] = []

    init(_ events: [TraceEvent]) {
        for event in events { take(event) }
        close(to: 0)
    }

    /// The lanes that have cards, in their usual order.
    var lanes: [TraceEvent.Lane] {
        let used = items.compactMap { item in
            if case .card(let card) = item { card.lane } else { nil }
        }
        return TraceEvent.Lane.allCases.filter(used.contains)
    }

    private mutating func take(_ event: TraceEvent) {
        if event.endsCalls {
            _ = calls.closeAll()
            close(to: 0)
        }
        switch event.kind {
        case .call:
            add(Row(text: event.name ?? event.signature, isCall: true), event)
            calls.open(event)
            open.append(OpenCall(lane: event.lane, card: items.count - 1))
        case .return:
            guard !calls.close(event).isEmpty else { return }
            close(to: calls.depth)
            // If a callback agreed, that is not news; the value that it returned is.
            guard let value = event.text, value != "true" else { return }
            add(Row(text: "returns \(value)", isCall: false), event)
        case .test:
            let text = [event.name, event.text].compactMap { $0 }.joined(separator: " ")
            addTest(Row(text: text, isCall: true), event)
        case .state where event.class != nil:
            add(Row(text: event.remark, isCall: false), event)
        case .state where event.isSaidByReturn:
            break
        case .console where event.lane == .console, .verdict:
            break
        default:
            items.append(.note(event.statement, isFault: event.kind == .fault))
        }
    }

    private mutating func add(_ row: Row, _ event: TraceEvent) {
        let shift = open.count { $0.lane == event.lane }
        let card = Card(
            lane: event.lane, class: event.class, depth: open.count, parent: open.last?.card, shift: shift, rows: [row])
        if case .card(var last)? = items.last, last.lane == card.lane, last.class == card.class,
            last.depth == card.depth
        {
            last.rows.append(row)
            items[items.count - 1] = .card(last)
        } else {
            items.append(.card(card))
        }
    }

    /// Adds a test's words. They replace its earlier ones if nothing came between.
    private mutating func addTest(_ row: Row, _ event: TraceEvent) {
        if let name = event.name, case .card(var last)? = items.last, last.lane == .test, last.class == event.class,
            let previous = last.rows.last, previous.text == name || previous.text.hasPrefix(name + " ")
        {
            last.rows[last.rows.count - 1] = row
            items[items.count - 1] = .card(last)
        } else {
            add(row, event)
        }
    }

    private mutating func close(to depth: Int) {
        for call in open.dropFirst(depth) where call.card < items.count - 1 {
            spans.insert(Span(card: call.card, last: items.count - 1))
        }
        open.removeSubrange(min(depth, open.count)...)
    }
}

extension TraceEvent {
    /// The state as a remark about its class.
    fileprivate var remark: String {
        switch state {
        case .appDelegate: "is the app delegate"
        case .sceneDelegate: "is the scene delegate"
        default: [title, text].compactMap { $0 }.joined(separator: ": ")
        }
    }

    /// True for a state that a picture tells by another event: a configuration that was found is the one that the app
    /// delegate returns.
    fileprivate var isSaidByReturn: Bool {
        state == .configuration(.found) || state == .configuration(.appDelegate)
    }
}
