import Lifecycle
import Testing
import Traces

struct CastTests {
    @Test(
        arguments: [
            (ClassRoles(test: ["T"]), "T", .test), (ClassRoles(test: ["T"]), "App.T", .production),
            (ClassRoles(test: ["T"], app: ["L"]), "L", .production), (ClassRoles(test: ["T"], app: ["L"]), "X", nil),
            (.unknown, "T", nil),
        ] as [(ClassRoles, String, ClassRoles.Role?)])
    func `A class has an owner`(roles: ClassRoles, name: String, role: ClassRoles.Role?) {
        #expect(roles.role(of: name) == role)
    }
}

struct AltTextTests {
    @Test(
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
    func `A picture is described in words`(trace: [TraceEvent], text: String) {
        #expect(altText(for: trace, roles: SampleTraces.roles) == text)
    }
}

struct TraceFormatTests {
    @Test func `Each format has a name`() {
        #expect(TraceFormat.allCases.map(\.rawValue) == ["text", "jsonl", "mermaid", "perfetto", "svg"])
    }

    @Test(arguments: SampleTraces.all)
    func `Each format is its view`(trace: [TraceEvent]) throws {
        let roles = SampleTraces.roles
        let lines = trace.flatMap { TraceLine.lines($0) }.map { $0 + "\n" }
        let views = [
            TextView.render(trace, roles: roles), lines.joined(), MermaidView.render(trace, roles: roles),
            PerfettoView.render(trace, roles: roles), PictureView.render(trace, roles: roles),
        ]
        #expect(TraceFormat.allCases.map { $0.render(trace, roles: roles) } == views)
        if !trace.isEmpty { #expect(try TraceLine.events(in: TraceFormat.jsonl.render(trace)) == trace) }
    }
}
