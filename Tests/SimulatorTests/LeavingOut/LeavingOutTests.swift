import LeavingOutMutations
import Lifecycle
import Projects
import Runs
import Samples
import TestSupport
import Testing
import Traces

/// Each kind of removal, at a place where it changes the launch: the verdict says that it is not known.
struct LeavingOutTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var kind: Mutation.Kind
        var file: String
        /// The beginning of the text that the mutation replaces.
        var original: String
        var isProduction = false
        var expected: MutationCase.Outcome

        var testDescription: String { "\(kind.rawValue) in \(file): \(original)" }
    }

    private static func came(_ text: String) -> MutationCase.Outcome {
        .unknown("the launch reached left-out code (\(text))")
    }

    private static let rows = [
        Row(
            kind: .statement, file: "TestingSceneDelegate.swift", original: "UIWindow(windowScene",
            expected: came("let window = missing(UIWindow(windowScene: windowScene)): missing is not here")),
        Row(
            kind: .statement, file: "PlayStore.swift", original: "plays.append", expected: .same),
        Row(
            kind: .callback, file: "TestingAppDelegate.swift", original: "UISceneConfiguration",
            expected: came(
                "func application( _ application: UIApplication, configurationForConnecting conn…: Missing is not here")
        ),
        Row(
            kind: .callback, file: "SceneDelegate.swift", original: "", expected: .same),
        Row(
            kind: .override, file: "TestingRootViewController.swift", original: "",
            expected: came("override func loadView() -> Missing: Missing is not here")),
        Row(
            kind: .conformance, file: "TestingSceneDelegate.swift", original: "UIWindowSceneDelegate",
            expected: .unknown("TestingSceneDelegate does not conform to Missing here, which may change who calls what")
        ),
        Row(kind: .conformance, file: "SilentTracker", original: "Tracker", expected: .same),
        Row(kind: .initialValue, file: "AppDelegate.swift", original: "Tracker", expected: .same),
        Row(
            kind: .wholeClass, file: "TestingAppDelegate.swift", original: ": UIResponder",
            expected: came(
                "@objc(TestingAppDelegate) class TestingAppDelegate: MissingBase, MissingOther: superclass MissingBase is not here"
            )),
        Row(kind: .wholeClass, file: "Booking.swift", original: "", expected: .same),
        Row(kind: .importDeclaration, file: "Tracker.swift", original: "import", expected: .same),
        Row(
            kind: .statement, file: "main.swift", original: "NSClassFromString", isProduction: true,
            expected: came("let appDelegateClass: AnyClass = missing(AppDelegate.self): missing is not here")),
    ]

    @Test(arguments: rows)
    func `A removal is noticed if it matters`(_ row: Row) async throws {
        let fixture = try SampleDiscovery().sample(at: Checkout.fixture("Repertory"), needsTests: true)
        let sample = MutationCase.sample(fixture, isProduction: row.isProduction)
        let files = fixture.app.sources + (fixture.tests?.sources ?? [])
        let found = files.filter { $0.path.hasSuffix("/" + row.file) || $0.text.contains("class \(row.file)") }
            .flatMap { file in
                Mutation.all(in: file.text, path: file.path).filter { mutation in
                    let replaced = String(decoding: Array(file.text.utf8)[mutation.range], as: UTF8.self)
                    return mutation.kind == row.kind && replaced.hasPrefix(row.original)
                }
            }
        let mutation = try #require(found.first)
        let builder = try await TestBuilder.shared.value
        let truth = try await MutationCase.verdict(of: sample, leavingOut: false, builder)
        #expect(truth.isolation == (row.isProduction ? .notIsolated : .isolated))
        let outcome = try await MutationCase(mutation, isProduction: row.isProduction)
            .outcome(in: fixture, truth: truth, builder)
        #expect(outcome == row.expected)
    }

    @Test func `A conformance that production's class alone lost says nothing of a launch of the tests' own`()
        async throws
    {
        let tests = """
            import XCTest
            import UIKit
            final class EmptyTests: XCTestCase { func testNothing() {} }
            @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    for session in application.openSessions { application.perform(Selector(("go:")), with: session) }
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = TestingSceneDelegate.self
                    return configuration
                }
            }
            class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {}
            """
        func isolation(_ chosen: String) async throws -> Verdict.Isolation {
            let files = [
                "main.swift": """
                import UIKit
                let chosen: AnyClass = \(chosen)
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(chosen))
                """,
                "AppDelegate.swift": """
                import UIKit
                import MultipeerConnectivity
                class AppDelegate: UIResponder, UIApplicationDelegate, MCSessionDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool { true }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
                """,
                "Info.plist": SmallApp.plist(
                    configuration: """
                        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                        """),
            ]
            let sample = try SampleDiscovery().sample(
                at: SmallApp.write("Notified\(chosen.count)", files, tests: tests), needsTests: true)
            return try await MutationCase.verdict(of: sample, leavingOut: true, TestBuilder.shared.value).isolation
        }
        #expect(try await isolation("NSClassFromString(\"TestingAppDelegate\") ?? AppDelegate.self") == .isolated)
        #expect(try await isolation("AppDelegate.self") == .notIsolated)
    }

    @Test func `Left-out code that is come to leaves an event there and then`() async throws {
        let sample = try SampleDiscovery().sample(
            at: SmallApp.write(
                "Absent",
                [
                    "AppDelegate.swift": """
                    import Firebase
                    import UIKit

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate {
                        let bag = DisposeBag()

                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            FirebaseApp.configure()
                            print("on")
                            guard Remote.isOn else { return false }
                            print("not here")
                            return true
                        }
                    }
                    """
                ], tests: nil), needsTests: false)
        let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
        var configuration = LaunchConfiguration(.run)
        configuration.system = SystemVersion(17)
        let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
        #expect(
            summary.events.compactMap { event in
                if case .leftOut(let use) = event.state { return "\(event.place?.line ?? 0) \(use.effect) \(use.text)" }
                return event.kind == .console || event.kind == .fault ? event.text : nil
            } == [
                "6 assumed let bag = DisposeBag(): module Firebase is not here",
                "12 assumed FirebaseApp.configure(): module Firebase is not here",
                "on",
                "14 stops guard Remote.isOn else: module Firebase is not here",
                "the run needs the value of guard Remote.isOn else, which is left out: module Firebase is not here. What follows is not known.",
            ])
        #expect(summary.verdict.exit == .leftOut)
        #expect(summary.verdict.leftOut == Verdict.LeftOut(parts: 4, used: 3))
    }

    @Test func `After a test that needs left-out code the others still run`() async throws {
        let sample = try SampleDiscovery().sample(
            at: SmallApp.write(
                "Goer", ["main.swift": SmallApp.main()],
                tests: """
                    import Remote
                    import XCTest

                    final class GoerTests: XCTestCase {
                        func testA() { XCTAssertTrue(isOn()) }
                        func testB() {}
                        func testC() { let server = Server(); XCTAssertNil(server) }

                        private func isOn() -> Bool { Remote.isOn }
                    }
                    """), needsTests: true)
        let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
        var configuration = LaunchConfiguration(.test)
        configuration.system = SystemVersion(17)
        let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
        #expect(
            summary.events.compactMap { event in
                event.kind == .test || event.kind == .fault || event.kind == .launch
                    ? [event.name, event.text].compactMap(\.self).joined(separator: " ") : nil
            } == [
                "by Xcode's Test, with the test bundle in the process", "testA() started",
                "the run needs the value of Remote.isOn, which is left out: module Remote is not here. What follows in this test is not known.",
                "testA() skipped", "by Xcode's Test, with the test bundle in the process", "testB() started",
                "testB() passed",
            ])
        #expect(summary.words.sentence.hasSuffix("1 test passed. 1 of 3 tests ran: 2 are left out."))
        #expect(summary.verdict.exit == .leftOut)
    }

    @Test func `A delegate whose initial values stop the run has been chosen`() async throws {
        let sample = try SampleDiscovery().sample(
            at: SmallApp.write(
                "Chosen",
                [
                    "AppDelegate.swift": """
                    import Remote
                    import UIKit

                    func session() -> Int { Remote.session }

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate {
                        let number = session()
                    }
                    """
                ],
                tests: "import XCTest\nfinal class ChosenTests: XCTestCase { func testA() {} }"), needsTests: true)
        let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
        var configuration = LaunchConfiguration(.test)
        configuration.system = SystemVersion(17)
        let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
        #expect(summary.verdict.appDelegate == "Chosen.AppDelegate")
        #expect(summary.verdict.isolation == .notIsolated)
        #expect(summary.verdict.exit == .leftOut)
    }
}
