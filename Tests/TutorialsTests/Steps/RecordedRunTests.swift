import Lifecycle
import Testing
import Traces

@testable import Tutorials

/// A transcript that is written can be read again.
@Suite struct RecordedRunTests {
    @Test func `Commands, messages and events come back in order`() throws {
        let events = [
            TraceEvent(seq: 1, kind: .launch, lane: .system, text: "by Xcode's Run, \"quoted\", and a comma"),
            TraceEvent(seq: 2, kind: .call, lane: .appDelegate, class: "Stage.AppDelegate", name: "window"),
        ]
        let transcript = StepTranscript([
            .init(StepCommand("understudy run basics/1"), CommandOutcome(messages: ["a: warning: b"], status: 3)),
            .init(StepCommand("understudy test basics/1"), CommandOutcome(events: events, status: 0)),
        ])
        let runs = try StepTranscript.runs(in: transcript.text)
        #expect(
            runs == [
                RecordedRun(command: "understudy run basics/1", messages: ["a: warning: b"], events: [], status: 3),
                RecordedRun(command: "understudy test basics/1", messages: [], events: events, status: 0),
            ])
    }

    @Test func `Text becomes HTML that holds nothing of its own`() {
        let prose: [Prose] = [
            .paragraph([.text("a < b & \"c\" "), .code("<x>"), .link([.text("there")], path: "/documentation/x")]),
            .paragraph([.link([.text("script")], path: "javascript:alert(1)")]),
        ]
        #expect(
            prose.html(PageLinks(documentation: "/docs")) == """
                <p>a &lt; b &amp; &quot;c&quot; <code>&lt;x&gt;</code><a href="/docs/documentation/x">there</a></p>
                <p>script</p>
                """)
    }

    @Test func `What a text names becomes a link, but not within one`() {
        let links = PageLinks(
            documentation: "/docs",
            named: ["hackworth/flush": "/play/hackworth/flush", "T47": "/techniques#T47", "a.b": "/docs/a"])
        let prose: [Prose] = [
            .paragraph([.text("T47 & T48, not XT47: "), .code("hackworth/flush"), .code("a.b"), .code("T4")]),
            .paragraph([
                .link([.text("see T47")], path: "/tutorials/understudy/reid#One"),
                .link([.code("a.b")], path: "https://example.org/"),
            ]),
        ]
        #expect(
            prose.html(links) == """
                <p><a href="/techniques#T47">T47</a> &amp; T48, not XT47: <a href="/play/hackworth/flush">\
                <code>hackworth/flush</code></a><a href="/docs/a"><code>a.b</code></a><code>T4</code></p>
                <p><a href="/tutorials/reid#One">see T47</a><a href="https://example.org/" rel="noreferrer">\
                <code>a.b</code></a></p>
                """)
    }
}
