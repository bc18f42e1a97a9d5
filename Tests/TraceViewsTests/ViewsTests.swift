import Lifecycle
import Testing
import TraceViews

struct ProjectionTests {
    @Test("calls alone, of the named APIs alone, in order")
    func projection() {
        let names: Set = ["application(_:didFinishLaunchingWithOptions:)", "viewDidLoad()", "sceneDidBecomeActive(_:)"]
        #expect(
            SampleTraces.testAfterRun.projected(on: names) == [
                "TestingAppDelegate.application(_:didFinishLaunchingWithOptions:)", "ViewController.viewDidLoad()",
                "SceneDelegate.sceneDidBecomeActive(_:)",
            ])
        #expect(SampleTraces.testAfterRun.projected(on: []) == [])
    }
}

struct CastTests {
    @Test(
        "whose a class is",
        arguments: [
            (Cast(understudies: ["T"]), "T", .understudy), (Cast(understudies: ["T"]), "App.T", .lead),
            (Cast(understudies: ["T"], leads: ["L"]), "L", .lead), (Cast(understudies: ["T"], leads: ["L"]), "X", nil),
            (.unknown, "T", nil),
        ] as [(Cast, String, Cast.Role?)])
    func roles(cast: Cast, name: String, role: Cast.Role?) {
        #expect(cast.role(of: name) == role)
    }
}

struct AltTextTests {
    @Test(
        "a picture in words",
        arguments: [
            (
                SampleTraces.freshTest,
                "The trace of a launch, in this order: TestingAppDelegate, TestingSceneDelegate, EmptyViewController and "
                    + "GreetingTests. Only the understudies took the stage: TestingAppDelegate, TestingSceneDelegate. "
                    + "2 tests passed."
            ),
            (
                SampleTraces.crash,
                "The trace of a launch, in this order: AppDelegate. The app crashed: NSInvalidArgumentException: "
                    + "unrecognized selector. AppDelegate took the stage, without a scene delegate."
            ),
            ([], "The trace of a launch in which nothing of the app is called."),
            (
                [TraceEvent(kind: .launch, lane: .system), TraceEvent(kind: .launch, lane: .system)],
                "The trace of 2 launches in which nothing of the app is called."
            ),
        ] as [([TraceEvent], String)])
    func text(trace: [TraceEvent], text: String) {
        #expect(altText(for: trace, cast: SampleTraces.cast) == text)
    }
}

struct TraceFormatTests {
    @Test func names() {
        #expect(TraceFormat.allCases.map(\.rawValue) == ["text", "jsonl", "mermaid", "perfetto", "svg"])
    }

    @Test("each format is its view", arguments: SampleTraces.all)
    func renders(trace: [TraceEvent]) throws {
        let cast = SampleTraces.cast
        #expect(
            TraceFormat.allCases.map { $0.render(trace, cast: cast) } == [
                TextView.render(trace, cast: cast), trace.map { TraceLine.encode($0) + "\n" }.joined(),
                MermaidView.render(trace, cast: cast), PerfettoView.render(trace, cast: cast),
                PictureView.render(trace, cast: cast),
            ])
        if !trace.isEmpty { #expect(try TraceLine.events(in: TraceFormat.jsonl.render(trace)) == trace) }
    }
}
