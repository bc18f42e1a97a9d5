import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Whole traces of apps that look up classes by names that no class has.
    struct LookupTraceTests {
        static let function = "NSClassFromString(_:)"
        static let isHosted = Line(
            .launch, .system, nil, nil, "by Xcode's Test, with the test bundle in the process")

        static func missed(_ name: String, _ near: String? = nil, by api: String = function) -> Line {
            Line(
                .state, .system, nil, api,
                "looked up \(name), not found" + (near.map { "; there is \($0)" } ?? ""))
        }

        /// The technique of tests' delegates by their names, and lookups that miss.
        static let main = SmallApp.main(
            before: """
                @objc(Prompter) class Cue: NSObject {}
                class House { class Understudy: NSObject {} }
                let delegate: AnyClass =
                    NSClassFromString("TestingAppDelegate") ?? NSClassFromString("LookedUpTests.Nobody") ?? AppDelegate.self
                for name in [
                    "XCTestCase", "XCTestCase", "UIKit.UIApplication", "LookedUp.Cue", "Cue", "LookedUp.Prompter", "LookedUp.AppDelegat",
                    "LookedUpTest.TestingAppDelegate", "LookedUp.TestingAppDelegate", "Understudy",
                ] { print(name, NSClassFromString(name) != nil) }
                print(objc_getClass("Getting") as Any? == nil, objc_lookUpClass("LookingUp") == nil)
                """
        ).replacing("import UIKit\n", with: "import ObjectiveC\nimport UIKit\n")

        static let tests = """
            import Testing
            import UIKit

            class TestingAppDelegate: UIResponder, UIApplicationDelegate {}

            @Test func passes() {}
            """

        static func built() async throws -> BuiltSample {
            try await .small("LookedUp", ["main.swift": main], tests: tests)
        }

        @Test func `A private class is found by the name that only its own file can ask for`() async throws {
            let main = SmallApp.main(
                before: """
                    private final class Quiet: UIResponder, UIApplicationDelegate {}
                    print(NSClassFromString("Secretive.Quiet") == nil, NSStringFromClass(Quiet.self) != "Secretive.Quiet")
                    """
            ).replacing("NSStringFromClass(AppDelegate.self)", with: "NSStringFromClass(Quiet.self)")
            let run = try await BuiltSample.small("Secretive", ["main.swift": main]).play(
                .run, on: Device(system: SystemVersion(26)))
            #expect(run.events.printed == ["true true"])
            #expect(run.events.last?.verdict?.appDelegate == "Secretive.Quiet")
        }

        static let module = "the runtime's name of a Swift class includes its module"
        static let objectiveC = "@objc gives the class this name at run time"

        @Test func `In a test run, the trace names the classes that were meant`() async throws {
            let run = try await Self.built().play(.test)
            #expect(
                run.events.lines.prefix { $0.lane == .system || $0.lane == .console } == [
                    Self.isHosted,
                    Self.missed("TestingAppDelegate", "LookedUpTests.TestingAppDelegate: \(Self.module)"),
                    Self.missed("LookedUpTests.Nobody"),
                    .console("XCTestCase true"), .console("XCTestCase true"),
                    Self.missed("UIKit.UIApplication", "UIApplication: the names of Apple's classes have no module"),
                    .console("UIKit.UIApplication false"),
                    Self.missed("LookedUp.Cue", "Prompter: \(Self.objectiveC)"), .console("LookedUp.Cue false"),
                    Self.missed("Cue", "Prompter: \(Self.objectiveC)"), .console("Cue false"),
                    Self.missed("LookedUp.Prompter", "Prompter: \(Self.objectiveC)"),
                    .console("LookedUp.Prompter false"),
                    Self.missed("LookedUp.AppDelegat", "LookedUp.AppDelegate, which is spelled differently"),
                    .console("LookedUp.AppDelegat false"),
                    Self.missed(
                        "LookedUpTest.TestingAppDelegate",
                        "LookedUpTests.TestingAppDelegate, which is spelled differently"),
                    .console("LookedUpTest.TestingAppDelegate false"),
                    Self.missed(
                        "LookedUp.TestingAppDelegate", "LookedUpTests.TestingAppDelegate, in another module or type"),
                    .console("LookedUp.TestingAppDelegate false"),
                    Self.missed("Understudy", "LookedUp.House.Understudy: \(Self.module)"),
                    .console("Understudy false"),
                    Self.missed("Getting", by: "objc_getClass(_:)"),
                    Self.missed("LookingUp", by: "objc_lookUpClass(_:)"),
                    .console("true true"),
                ])
            #expect(
                run.events.compactMap { if case .classNotFound = $0.state { $0.rule } else { nil } } == [
                    "lookup.module", "lookup.missed", "lookup.objective-c-name", "lookup.objective-c-name",
                    "lookup.objective-c-name", "lookup.objective-c-name", "lookup.missed", "lookup.missed",
                    "lookup.module", "lookup.module", "lookup.missed", "lookup.missed",
                ])
        }

        @Test func `In an ordinary run, lookups that are meant to fail are told without a guess, each once`()
            async throws
        {
            let run = try await Self.built().play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .state }.prefix(5) == [
                    Self.missed("TestingAppDelegate"), Self.missed("LookedUpTests.Nobody"), Self.missed("XCTestCase"),
                    Self.missed("UIKit.UIApplication", "UIApplication: the names of Apple's classes have no module"),
                    Self.missed("LookedUp.Cue", "Prompter: \(Self.objectiveC)"),
                ])
            // The tests' module is not there, so nothing in it can be misspelt.
            #expect(run.events.lines.contains(Self.missed("LookedUpTest.TestingAppDelegate")))
        }

        @Test func `A class of tests that are not there is not taken for one of the app's`() async throws {
            let main = SmallApp.main(
                before: #"let delegate: AnyClass = NSClassFromString("NamesakeTests.AppDelegate") ?? AppDelegate.self"#)
            let tests =
                "import Testing\nimport UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n@Test func passes() {}\n"
            let built = try await BuiltSample.small("Namesake", ["main.swift": main], tests: tests)
            let runs = [try await built.play(.run), try await built.play(.test)]
            #expect(
                runs.map { $0.events.lines.filter { $0.name == Self.function } }
                    == [[Self.missed("NamesakeTests.AppDelegate")], []])
        }

        @Test func `UIKit's own lookups tell what was meant, after UIKit's own words`() async throws {
            let scene = "<key>UISceneDelegateClassName</key><string>SceneDelegate</string>"
            let run = try await BuiltSample.small(
                "Bare",
                [
                    "main.swift": SmallApp.main(),
                    "SceneDelegate.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
                    "Info.plist": SmallApp.plist(configuration: scene),
                ]
            ).play(.run)
            #expect(
                run.events.lines.filter { $0.lane == .system && $0.kind != .launch } == [
                    Line(
                        .console, .system, nil, nil,
                        #"[SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "SceneDelegate"."#
                    ),
                    Self.missed(
                        "SceneDelegate", "Bare.SceneDelegate: \(Self.module)", by: "UISceneDelegateClassName"),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the Info.plist: no name, no delegate, no storyboard"),
                    .verdict,
                ])
        }

        @Test func `An app delegate by a name without its module ends the process, and the trace says what was meant`()
            async throws
        {
            let main = SmallApp.main().replacing("NSStringFromClass(AppDelegate.self)", with: "\"AppDelegate\"")
            let run = try await BuiltSample.small("Moduleless", ["main.swift": main]).play(.run)
            #expect(
                run.events.lines == [
                    .launch,
                    Self.missed("AppDelegate", "Moduleless.AppDelegate: \(Self.module)", by: "UIApplicationMain"),
                    Line(
                        .fault, .system, nil, "NSInternalInconsistencyException",
                        "Unable to instantiate the UIApplication delegate instance. No class named AppDelegate is loaded."
                    ),
                    .verdict,
                ])
        }

        @Test func `The name of a class is known before any lookup`() async throws {
            let main = SmallApp.main(
                before: """
                    @objc(Prompter) class Cue: NSObject {}
                    print(NSStringFromClass(Cue.self))
                    """)
            let run = try await BuiltSample.small("NamedFirst", ["main.swift": main]).play(.run)
            #expect(run.events.printed == ["Prompter"])
        }

        @Test func `Long names are cut, and other threads may look up, too`() async throws {
            let main = SmallApp.main(
                before: """
                    _ = NSClassFromString(String(repeating: "x", count: 3_000_000))
                    let done = DispatchSemaphore(value: 0)
                    Thread { _ = NSClassFromString("AppDelegate"); done.signal() }.start()
                    done.wait()
                    """)
            let run = try await BuiltSample.small("LongNames", ["main.swift": main]).play(.run)
            #expect(
                run.events.lines.filter { $0.name == Self.function }
                    == [Self.missed(String(repeating: "x", count: 200) + "…"), Self.missed("AppDelegate")])
            #expect(run.verdict.exit == .finished)
        }
    }
}
