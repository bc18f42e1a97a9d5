import Building
import LeavingOutMutations
import Lifecycle
import Projects
import Samples
import TestSupport
import Testing
import Wording

/// Apps with files in other languages than Swift: the files are left out, and a verdict says when that may matter.
struct ForeignCodeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The text of `Old.m`.
        var text: String
        /// The text that chooses the app's delegate.
        var choice = "func delegateClass() -> AnyClass { testing() }"
        var configuration = "$(PRODUCT_MODULE_NAME).SceneDelegate"
        var expected: Verdict.Isolation
    }

    private static let plain = "#import \"Old.h\"\n@implementation Old\n- (void)go {}\n@end\n"
    private static let prefixed =
        "@implementation NSObject (FB)\n- (BOOL)fb_isProduction { return YES; }\n@end\n"
    private static let lookedUp = Verdict.Isolation.unknown(
        "Old of Old.m is left out, which is Objective-C, and code may look it up by its name")

    private static let rows = [
        Row(testDescription: "a class that nothing names", text: plain, expected: .isolated),
        Row(
            testDescription: "code that runs when it is loaded",
            text: "@implementation Old\n+ (void)load { [self swizzle]; }\n@end",
            expected: .unknown(
                "Old.m is left out, which is Objective-C, and its +load runs before any code of yours")),
        Row(
            testDescription: "the same in a comment", text: "@implementation Old\n// + (void)load {}\n@end",
            expected: .isolated),
        Row(
            testDescription: "a category", text: "@implementation UIViewController (Old)\n- (void)go {}\n@end",
            expected: .unknown(
                "Old.m is left out, which is Objective-C, and its category may change what UIViewController does")),
        Row(
            testDescription: "a category whose method the launch asks an object for", text: prefixed,
            choice: """
                func delegateClass() -> AnyClass {
                    NSObject().responds(to: NSSelectorFromString("fb_isProduction")) ? AppDelegate.self : testing()
                }
                """,
            expected: .unknown(
                "Old.m is left out, which is Objective-C, and code may ask for its methods by their names")),
        Row(
            testDescription: "a category whose method other code asks an object for", text: prefixed,
            choice: """
                class Shop {
                    func open() -> Bool { NSObject().responds(to: NSSelectorFromString("fb_isProduction")) }
                }
                func delegateClass() -> AnyClass { testing() }
                """, expected: .isolated),
        Row(
            testDescription: "a class that the launch looks up", text: plain,
            choice: "func delegateClass() -> AnyClass { NSClassFromString(\"Old\") ?? testing() }", expected: lookedUp),
        Row(
            testDescription: "a class whose name stands in a sentence", text: plain,
            choice: """
                func delegateClass() -> AnyClass {
                    print("Old is a class, and +[Old go] its method.")
                    return testing()
                }
                """, expected: .isolated),
        Row(
            testDescription: "a class that the launch looks up by a word of a sentence", text: plain,
            choice: """
                func delegateClass() -> AnyClass {
                    "New or Old".split(separator: " ").compactMap { NSClassFromString(String($0)) }.first ?? testing()
                }
                """, expected: lookedUp),
        Row(
            testDescription: "a class that other code looks up", text: plain,
            choice: """
                class Shop { func open() -> AnyClass? { NSClassFromString("Old") } }
                func delegateClass() -> AnyClass { testing() }
                """, expected: .isolated),
        Row(
            testDescription: "a class that the Info.plist names", text: plain, configuration: "Old",
            expected: .unknown("Old of Old.m is left out, which is Objective-C, and UIKit makes objects of it")),
        Row(
            testDescription: "a function in C that Swift declares by its symbol, where the launch does not come",
            text: plain,
            choice: """
                @_silgen_name("old_go") func oldGo() -> Int32
                class Shop { func open() -> Int32 { oldGo() } }
                func delegateClass() -> AnyClass { testing() }
                """, expected: .isolated),
        Row(
            testDescription: "a class that Swift uses where the launch does not come", text: plain,
            choice: """
                class Shop { func open() { Old().go() } }
                func delegateClass() -> AnyClass { testing() }
                """, expected: .isolated),
    ]

    @Test(arguments: rows)
    func `A file that is not Swift is left out, and matters if a launch may come to it`(_ row: Row) async throws {
        let sample = try Self.sample(row)
        #expect(sample.foreignFiles.map(\.language) == ["Objective-C"])
        let builder = try await TestBuilder.shared.value
        #expect(try await MutationCase.verdict(of: sample, leavingOut: true, builder).isolation == row.expected)
        await #expect(throws: Mistake.self) {
            try await MutationCase.verdict(of: sample, leavingOut: false, builder)
        }
    }

    @Test func `Its note names it, and the trace's header has it`() async throws {
        let builder = try await TestBuilder.shared.value
        let sample = try Self.sample(Self.rows[0])
        let build = try await builder.build(sample, leavingOut: true)
        #expect(build.notes.contains("Left out, because Understudy compiles Swift alone: Old.m."))
        #expect(build.parts.map(\.what) == ["Old.m"])
        #expect(build.parts.map(\.reason) == ["it is Objective-C, and Understudy compiles Swift"])
        #expect(build.leftOut?.parts == 1)
    }

    private static func sample(_ row: Row) throws -> Sample {
        try SampleDiscovery().sample(
            at: SmallApp.write(
                "Foreign\(row.testDescription.filter(\.isLetter))",
                [
                    "Old.m": row.text,
                    "AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
                    "Choose.swift": """
                    import UIKit
                    func testing() -> AnyClass { NSClassFromString("TestingAppDelegate") ?? AppDelegate.self }
                    \(row.choice)
                    """,
                    "SceneDelegate.swift": """
                    import UIKit
                    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
                    """,
                    "main.swift": """
                    import UIKit
                    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass()))
                    """,
                    "Info.plist": SmallApp.plist(
                        configuration: """
                            <key>UISceneConfigurationName</key><string>Main</string>
                            <key>UISceneDelegateClassName</key><string>\(row.configuration)</string>
                            """),
                ],
                tests: """
                    import UIKit
                    import XCTest
                    final class EmptyTests: XCTestCase { func testNothing() {} }
                    @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                        func application(
                            _ application: UIApplication, configurationForConnecting session: UISceneSession,
                            options: UIScene.ConnectionOptions
                        ) -> UISceneConfiguration {
                            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                            configuration.delegateClass = TestingSceneDelegate.self
                            return configuration
                        }
                    }
                    class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {}
                    """),
            needsTests: true)
    }
}
