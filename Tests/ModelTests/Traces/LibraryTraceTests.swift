import Foundation
import Lifecycle
import Projects
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

        @Test func `A class of a framework has the framework's bundle with its files`() async throws {
            var sample = try SampleDiscovery().sample(at: Checkout.fixture("Ensemble"), needsTests: false)
            let kit = try #require(sample.libraries.firstIndex { $0.name == "EnsembleKit" })
            sample.libraries[kit].resources.texts["Note.txt"] = "a note"
            let delegate = try #require(sample.app.sources.firstIndex { $0.path.hasSuffix("AppDelegate.swift") })
            sample.app.sources[delegate].text.replace(
                "        return true",
                with: """
                            let bundle = Bundle(for: EnsembleKit.SceneDelegate.self)
                            print(bundle.bundleURL.lastPathComponent, Bundle(for: AppDelegate.self) == .main)
                            print((try? String(contentsOf: bundle.bundleURL.appending(path: "Note.txt"), encoding: .utf8)) ?? "none")
                            return true
                    """)
            let run = try await BuiltSample(sample).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console }.suffix(2) == [
                    .console("EnsembleKit.framework true"), .console("a note"),
                ])
        }
    }
}
