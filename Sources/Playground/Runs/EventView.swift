internal import Lifecycle
internal import Traces
internal import Tutorials

/// An event as the page draws it: with its words, and with a mark if it decided who connects.
struct EventView: Encodable, Hashable, Sendable {
    var event: TraceEvent
    var words: EventPhrase
    /// True for the event of a launch that shows why its scene has this delegate.
    var decides: Bool?
    /// The line of the lesson's files that declares what is called or made; nil if that is not known.
    var declared: SourcePlace?
    /// The pages on the API that the event names; nil if it has none.
    var pages: APIPages?
    /// The device's screen from this event on, in a record; nil if it stays as it was.
    var screen: Screen?

    /// - Parameters:
    ///   - declared: The line of the lesson's files that declares what is called or made.
    ///   - hasDocumentation: True if the server has the documentation's archive.
    init(
        _ event: TraceEvent, decides: Bool = false, declared: SourcePlace? = nil, hasDocumentation: Bool = false
    ) {
        self.event = event
        words = EventPhrase(event)
        self.decides = decides ? true : nil
        self.declared = declared
        pages = APIPages(event, hasDocumentation: hasDocumentation)
    }

    /// The events of whole recorded traces, one after the other.
    static func all(
        _ events: [TraceEvent], hasDocumentation: Bool, declared: (TraceEvent) -> SourcePlace?
    ) -> [EventView] {
        var deciding = DecidingEvent()
        var screen = Screen(recorded: [])
        return events.indices.map { index in
            let event = events[index]
            var view = EventView(
                event, decides: deciding.isFound(at: event), declared: declared(event),
                hasDocumentation: hasDocumentation)
            let now = Screen(recorded: Array(events[...index]))
            if now != screen { view.screen = now }
            screen = now
            return view
        }
    }
}

/// The pages on the API that an event names.
struct APIPages: Encodable, Hashable, Sendable {
    /// The reference's page on this server; nil if the server has no documentation.
    var reference: String?
    /// Apple's page.
    var apple: String

    /// nil if the event names no API that has a page.
    init?(_ event: TraceEvent, hasDocumentation: Bool) {
        guard [.call, .request].contains(event.kind), let name = event.name.map(Self.plain) else { return nil }
        let symbols = Self.symbols[name] ?? []
        // A window's accessor is that of either kind of delegate.
        let owner = Self.owners[event.lane]
        let found = symbols.count == 1 ? symbols[0] : symbols.first { $0.name.hasPrefix("\(owner ?? "?").") }
        guard let found else { return nil }
        apple = found.applePage
        reference = hasDocumentation ? "/docs\(found.path)" : nil
    }

    private static let symbols = Dictionary(grouping: LaunchSymbol.all) { $0.name.split(separator: ".").last ?? "" }
    private static let owners: [TraceEvent.Lane: String] = [
        .appDelegate: "UIApplicationDelegate", .sceneDelegate: "UIWindowSceneDelegate",
    ]

    private static func plain(_ name: String) -> Substring {
        for accessor in ["getter: ", "setter: "] where name.hasPrefix(accessor) {
            return name.dropFirst(accessor.count)
        }
        return name[...]
    }
}
