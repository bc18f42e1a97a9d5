import Lifecycle
import Testing
import Traces

/// Events in the words of a page, and the one that decides.
struct EventPhraseTests {
    private static let phrases: [(TraceEvent, [(EventPhrase.Style, String)])] = [
        (TraceEvent(kind: .launch, lane: .system, text: "by Xcode's Run"), [(.plain, "Launched by Xcode's Run")]),
        (TraceEvent(kind: .action, lane: .system, name: "home"), [(.plain, "You: "), (.strong, "Home")]),
        (
            TraceEvent(kind: .action, lane: .system, name: "swipe=2"),
            [(.plain, "You: "), (.strong, "Swipe away"), (.plain, " "), (.code, "swipe=2")]
        ),
        (TraceEvent(kind: .action, lane: .system, name: "sing"), [(.plain, "You: "), (.strong, "sing")]),
        (TraceEvent(kind: .call, lane: .window, name: "f(_:)"), [(.code, "f(_:)")]),
        (TraceEvent(kind: .return, lane: .window, name: "f(_:)", text: "true"), [(.returned, "returns true")]),
        (TraceEvent(kind: .console, lane: .console, text: "<b>"), [(.printed, "<b>")]),
        (TraceEvent(kind: .request, lane: .application, name: "f()"), [(.plain, "asked for "), (.code, "f()")]),
        (
            TraceEvent(kind: .test, lane: .test, name: "t()", text: "passed"),
            [(.code, "t()"), (.plain, " "), (.ending, "passed")]
        ),
        (
            TraceEvent(kind: .fault, lane: .system, name: "E", text: "why"), [(.strong, "Fault"), (.plain, " E: why")]
        ),
        (
            TraceEvent(kind: .verdict, lane: .system, verdict: Verdict(exit: .killed, isolated: false)),
            [(.plain, "The run ended: killed by an action of the run")]
        ),
        (TraceEvent(state: .appDelegate, class: "A"), [(.plain, "is made the app delegate")]),
        (TraceEvent(state: .sceneDelegate, class: "S"), [(.plain, "is made the scene’s delegate")]),
        (
            TraceEvent(state: .rootViewController(.init(type: "V")), class: "V", text: "V"),
            [(.plain, "is in the window: V")]
        ),
        (
            TraceEvent(state: .configuration(.stored), text: "stored: name A"),
            [(.code, "UISceneConfiguration"), (.plain, ": stored: name A")]
        ),
    ]

    @Test(arguments: phrases)
    func `Each kind of event has its words`(event: TraceEvent, parts: [(EventPhrase.Style, String)]) {
        #expect(EventPhrase(event).parts.map { "\($0.style) \($0.text)" } == parts.map { "\($0.0) \($0.1)" })
    }

    @Test func `The first configuration that UIKit settles on decides, once in each launch`() {
        let events = [
            TraceEvent(seq: 1, kind: .launch, lane: .system), TraceEvent(seq: 2, state: .configuration(.found)),
            TraceEvent(seq: 3, state: .configuration(.stored)), TraceEvent(seq: 4, state: .configuration(.infoPlist)),
            TraceEvent(seq: 1, kind: .launch, lane: .system),
            TraceEvent(seq: 2, kind: .call, lane: .appDelegate, rule: Rule.sessionUnknown.id),
            TraceEvent(seq: 3, state: .configuration(.appDelegate)),
        ]
        var deciding = DecidingEvent()
        let found = events.map { deciding.isFound(at: $0) }
        #expect(found == [false, false, true, false, false, true, false])
    }
}
