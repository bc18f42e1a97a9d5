internal import Lifecycle
internal import Traces

/// An event as the page draws it: with its words, and with a mark if it decided who connects.
struct EventView: Encodable, Hashable, Sendable {
    var event: TraceEvent
    var words: EventPhrase
    /// True for the event of a launch that shows why its scene has this delegate.
    var decides: Bool?

    init(_ event: TraceEvent, decides: Bool = false) {
        self.event = event
        words = EventPhrase(event)
        self.decides = decides ? true : nil
    }

    /// The events of whole traces, one after the other.
    static func all(_ events: [TraceEvent]) -> [EventView] {
        var deciding = DecidingEvent()
        return events.map { EventView($0, decides: deciding.isFound(at: $0)) }
    }
}
