import Lifecycle
import Samples
import TestSupport
import Testing

extension EndToEnd {
    /// An app with a framework target and a local package, under its scheme.
    struct LibraryTraceTests {
        @Test func `Ensemble, tested with its libraries in the process`() async throws {
            let sample = try await BuiltSample.fixture("Ensemble")
            let scheme = try #require(sample.sample.scheme)
            let run = try await sample.play(.test, scheme: scheme.test)
            let app = "Ensemble.AppDelegate"
            let scene = "EnsembleKit.SceneDelegate"
            let screen = "EnsembleKit.EnsembleViewController"
            let tests = "EnsembleTests.EnsembleTests"
            let didFinish = WholeTraceTests.didFinish
            #expect(
                run.events.lines == [
                    Line(.launch, .system, nil, nil, "by Xcode's Test, with the test bundle in the process"),
                    Line(.state, .appDelegate, app, "delegate"),
                    Line(.call, .appDelegate, app, didFinish),
                    .console("The players: viola, cello"), .console("Stage: none"), .console("Rehearsal: true"),
                    Line(.return, .appDelegate, app, didFinish, "true"),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the Info.plist: name Ensemble, delegate EnsembleKit.SceneDelegate"),
                    Line(.state, .sceneDelegate, scene, "delegate"),
                    Line(.call, .sceneDelegate, scene, WholeTraceTests.willConnect),
                    Line(.state, .window, screen, "rootViewController", "EnsembleViewController"),
                    Line(.return, .sceneDelegate, scene, WholeTraceTests.willConnect),
                    Line(.test, .test, tests, "testClassesOfALibraryAreFoundByName()", "started"),
                    Line(.test, .test, tests, "testClassesOfALibraryAreFoundByName()", "passed"),
                    Line(.test, .test, tests, "testPlayers()", "started"),
                    Line(.test, .test, tests, "testPlayers()", "passed"),
                    .verdict,
                ])
            // What a library brings is production's.
            #expect(run.verdict.isolated == false)
            let production = try await sample.play(.run, scheme: scheme.run)
            #expect(
                production.events.lines.filter { $0.kind == .console } == [
                    .console("The players: viola, cello"), .console("Stage: Ensemble Hall"),
                    .console("Rehearsal: false"),
                ])
        }
    }
}
