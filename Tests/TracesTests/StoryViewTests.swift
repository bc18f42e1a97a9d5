import Lifecycle
import Testing
import Traces

struct StoryViewTests {
    @Test func `A story has what happened in its order, and neither times nor getters nor what comes back`() {
        let name = "scene(_:willConnectTo:options:)"
        let events = [
            TraceEvent(seq: 1, time: 5, kind: .launch, lane: .system, text: "by Xcode's Run"),
            TraceEvent(seq: 2, kind: .call, lane: .sceneDelegate, class: "App.SceneDelegate", name: "getter: window"),
            TraceEvent(seq: 3, kind: .return, lane: .sceneDelegate, class: "App.SceneDelegate", name: "getter: window"),
            TraceEvent(seq: 4, kind: .call, lane: .sceneDelegate, class: "App.SceneDelegate", name: name),
            TraceEvent(seq: 5, kind: .console, lane: .console, text: "two\nlines"),
            TraceEvent(seq: 6, kind: .return, lane: .sceneDelegate, class: "App.SceneDelegate", name: name),
            TraceEvent(seq: 7, kind: .call, lane: .sceneDelegate, class: "App.SceneDelegate", name: "crashes"),
            TraceEvent(seq: 8, kind: .fault, lane: .system, text: "Fatal error\nat 0x7f"),
            TraceEvent(seq: 9, kind: .launch, lane: .system, text: "by a tap"),
            TraceEvent(seq: 10, kind: .verdict, lane: .system, verdict: Verdict(exit: .crashed, isolated: false)),
        ]
        #expect(
            StoryView.lines(events) == [
                "launch: by Xcode's Run", "SceneDelegate.scene(_:willConnectTo:options:)", "  │ two", "  │ lines",
                "SceneDelegate.crashes", "  fault: Fatal error", "launch: by a tap", "end: crashed",
            ])
    }

    @Test func `The stack that Swift's runtime prints where a process traps is left out`() {
        let printed = [
            "1 before", "Fatal error: no stage", "Current stack trace:",
            "0    libswiftCore.so   0x00007f0 _swift_stdlib",
            "12   Stage             0x00005a1 main + 9", "after", "2 more",
        ]
        let events = printed.map { TraceEvent(kind: .console, lane: .console, text: $0) }
        let left = ["│ 1 before", "│ Fatal error: no stage", "│ after", "│ 2 more"]
        #expect(StoryView.lines(events) == left)
        #expect(
            StoryView.lines([TraceEvent(kind: .console, lane: .console, text: printed.joined(separator: "\n"))]) == left
        )
    }
}
