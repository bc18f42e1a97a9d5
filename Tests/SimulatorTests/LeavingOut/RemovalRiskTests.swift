import LeavingOutMutations
import Lifecycle
import Projects
import Samples
import TestSupport
import Testing

/// Removals that change who launches an app although no left-out code is come to. Beside each stands the same app with
/// the absent module in place, whose verdict the one with left-out code must not contradict.
struct RemovalRiskTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The text that chooses the app's delegate.
        var choice = "func delegateClass() -> AnyClass { testing() }"
        /// The app's delegate.
        var appDelegate = RemovalRiskTests.appDelegate
        /// The tests' delegates.
        var testingDelegates = RemovalRiskTests.testingDelegates
        /// The module that is absent; nil if no text of it makes sense.
        var thirdParty: String?
        /// The isolation with the absent module in place.
        var truth: Verdict.Isolation?
        /// The reason why it is not known without.
        var reason: String
    }

    private static let rows = [
        Row(
            testDescription: "an override whose result decides",
            choice: """
                class Policy { func token() -> NSObject? { nil } }
                final class RealPolicy: Policy { override func token() -> ThirdParty.Token? { ThirdParty.Token() } }
                func delegateClass() -> AnyClass {
                    let policy: Policy = RealPolicy()
                    return policy.token() == nil ? testing() : AppDelegate.self
                }
                """,
            thirdParty: "enum ThirdParty { final class Token: NSObject {} }", truth: .notIsolated,
            reason: "RealPolicy.token, an override, is left out"),
        Row(
            testDescription: "an initializer of a value that is made through an alias",
            choice: """
                struct Card {
                    var isTesting = true
                    init(_ any: Any) {}
                    init(_ name: String, in store: ThirdParty.Store? = nil) { isTesting = false }
                }
                typealias Ticket = Card
                func delegateClass() -> AnyClass { Ticket("a").isTesting ? testing() : AppDelegate.self }
                """,
            thirdParty: "enum ThirdParty { struct Store {} }", truth: .notIsolated,
            reason: "Card.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "an initializer of a value whose name begins with a small letter",
            choice: """
                struct card {
                    var isTesting = true
                    init(_ any: Any) {}
                    init(_ name: String, in store: ThirdParty.Store? = nil) { isTesting = false }
                }
                func delegateClass() -> AnyClass { card("a").isTesting ? testing() : AppDelegate.self }
                """,
            thirdParty: "enum ThirdParty { struct Store {} }", truth: .notIsolated,
            reason: "card.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a witness, with a default in its place",
            choice: """
                protocol Config { var usesTesting: Bool { get } }
                extension Config { var usesTesting: Bool { true } }
                struct AppConfig: Config { let usesTesting = ThirdParty.flag }
                func delegateClass() -> AnyClass { AppConfig().usesTesting ? testing() : AppDelegate.self }
                """,
            thirdParty: "enum ThirdParty { static let flag = false }", truth: .notIsolated,
            reason: "AppConfig.usesTesting is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a local value, with a global one in its place",
            choice: """
                let usesTesting = true
                func delegateClass() -> AnyClass {
                    let usesTesting = ThirdParty.flag
                    return usesTesting ? testing() : AppDelegate.self
                }
                """,
            thirdParty: "enum ThirdParty { static let flag = false }", truth: .notIsolated,
            reason: "usesTesting is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a conformance that a check of the type asks for",
            choice: """
                protocol Launching { var priority: Int { get } }
                struct Production: Launching {
                    static let shared = ThirdParty.priority
                    let priority = ThirdParty.priority
                }
                func delegateClass() -> AnyClass { Production.self is Launching.Type ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { static let priority = 1 }", truth: .notIsolated,
            reason: "Production does not conform to Launching here, which may change who calls what"),
        Row(
            testDescription: "a conformance that a constrained extension asks for",
            choice: """
                protocol Launcher {}
                extension Launcher { func pick() -> AnyClass { testing() } }
                extension Launcher where Self: ThirdParty.Tag { func pick() -> AnyClass { AppDelegate.self } }
                struct Main: Launcher, ThirdParty.Tag {}
                func delegateClass() -> AnyClass { Main().pick() }
                """,
            thirdParty: "enum ThirdParty { protocol Tag {} }", truth: .notIsolated,
            reason: "an extension of Launcher is left out, and calls may come to other functions"),
        Row(
            testDescription: "a method with a default argument, with one that takes anything in its place",
            choice: """
                struct Mode {}
                class Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Mode, config: ThirdParty.Config? = nil) -> AnyClass { AppDelegate.self }
                }
                func delegateClass() -> AnyClass { Chooser().pick(Mode()) }
                """,
            thirdParty: "enum ThirdParty { struct Config {} }", truth: .notIsolated,
            reason: "Chooser.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a global function, with another in its place",
            choice: """
                struct Mode {}
                func pick(_ mode: Any) -> AnyClass { testing() }
                func pick<T: ThirdParty.Tag>(_ mode: T) -> AnyClass { AppDelegate.self }
                extension Mode: ThirdParty.Tag {}
                func delegateClass() -> AnyClass { pick(Mode()) }
                """,
            thirdParty: "enum ThirdParty { protocol Tag {} }", truth: .notIsolated,
            reason: "pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "an initializer, with the base class's in its place",
            choice: """
                class Policy {
                    var chosen: AnyClass
                    init(_ chosen: AnyClass) { self.chosen = chosen }
                }
                final class RealPolicy: Policy {
                    init(_ chosen: AnyClass, config: ThirdParty.Config? = nil) { super.init(AppDelegate.self) }
                }
                func delegateClass() -> AnyClass { RealPolicy(testing()).chosen }
                """,
            reason: "RealPolicy.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a stored property that a mirror counts",
            choice: """
                final class State {
                    var session: ThirdParty.Session?
                    var count = 1
                }
                func delegateClass() -> AnyClass {
                    Mirror(reflecting: State()).children.count > 1 ? AppDelegate.self : testing()
                }
                """,
            thirdParty: "enum ThirdParty { final class Session {} }", truth: .notIsolated,
            reason: "var session: ThirdParty.Session? is left out, and the "
                + "sources look at how values are laid out"),
        Row(
            testDescription: "an enumeration's case that its size tells of",
            choice: """
                enum Mode { case production(ThirdParty.Config), tests }
                extension Mode { static var all: Int { MemoryLayout<Mode>.size } }
                func delegateClass() -> AnyClass { Mode.all > 0 ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { final class Config {} }", truth: .notIsolated,
            reason: "case production(ThirdParty.Config), tests is left out, and the "
                + "sources look at how values are laid out"),
        Row(
            testDescription: "an override in code that a function makes an object of, by its class",
            choice: """
                class Policy { func token() -> NSObject? { nil } }
                final class RealPolicy: Policy { override func token() -> ThirdParty.Token? { ThirdParty.Token() } }
                func make<T: NSObject>(_ type: T.Type) -> T { T() }
                func delegateClass() -> AnyClass { make(AppDelegate.self).token == nil ? testing() : AppDelegate.self }
                """,
            appDelegate: "class AppDelegate: UIResponder, UIApplicationDelegate { let token = RealPolicy().token() }",
            reason: "RealPolicy.token, an override, is left out"),
        Row(
            testDescription: "an attached macro that may add a conformance",
            choice: """
                protocol Marked { var usesTesting: Bool { get } }
                @Remote struct Policy { var count = 1 }
                func delegateClass() -> AnyClass { (Policy() as Any) is Marked ? AppDelegate.self : testing() }
                """,
            reason: "@Remote is left out, which may change what it stands at"),
        Row(
            testDescription: "a module that the sources ask for",
            choice: """
                func delegateClass() -> AnyClass {
                    #if canImport(ThirdParty)
                    return AppDelegate.self
                    #else
                    return testing()
                    #endif
                }
                """,
            reason: "the sources ask if ThirdParty can be imported, which is not known here"),
        Row(
            testDescription: "a class whose superclass is absent, and a test of the class for a protocol",
            choice: """
                protocol Launcher {}
                func delegateClass() -> AnyClass { AppDelegate.self is Launcher.Type ? AppDelegate.self : testing() }
                """,
            appDelegate: "class AppDelegate: ThirdPartyAppDelegate { var count = 1 }",
            thirdParty: """
                class ThirdPartyAppDelegate: UIResponder, UIApplicationDelegate, Launcher {}
                """,
            truth: .notIsolated,
            reason: "class AppDelegate: ThirdPartyAppDelegate is left out, and the sources ask what classes derive from"
        ),
        Row(
            testDescription: "a conformance by which one of two functions is chosen",
            choice: """
                protocol Launching { var priority: Int { get } }
                struct Production: Launching {
                    static let shared = ThirdParty.priority
                    let priority = ThirdParty.priority
                }
                func pick(_ mode: Any) -> AnyClass { testing() }
                func pick(_ mode: Launching) -> AnyClass { AppDelegate.self }
                func delegateClass() -> AnyClass { pick(Production()) }
                """,
            thirdParty: "enum ThirdParty { static let priority = 1 }", truth: .notIsolated,
            reason: "Production does not conform to Launching here, which may change who calls what"),
        Row(
            testDescription: "a class that may derive from what is not here",
            choice: """
                class Model: Trackable {}
                func delegateClass() -> AnyClass { _ = Model(); return testing() }
                """,
            thirdParty: "protocol Trackable {}", truth: .isolated,
            reason: "Model does not conform to Trackable here, which may change who calls what"),
        Row(
            testDescription: "a class that may derive from one of two that are not here",
            choice: """
                class Model: ThirdParty.Loadable & ThirdParty.Trackable {}
                struct Place: ThirdParty.Trackable {}
                func delegateClass() -> AnyClass { _ = Model(); return testing() }
                """,
            thirdParty: "enum ThirdParty { class Loadable {}; protocol Trackable {} }", truth: .isolated,
            reason: "Model does not conform to ThirdParty.Loadable & ThirdParty.Trackable here, which may change who "
                + "calls what"),
        Row(
            testDescription: "a callback of the testing delegate's base class",
            testingDelegates: testingDelegates.replacing(
                "@objc(TestingAppDelegate) class TestingAppDelegate: UIResponder", with: "class Base: UIResponder"
            ).replacing("-> UISceneConfiguration", with: "-> ThirdParty.Configuration")
                + "\n@objc(TestingAppDelegate) class TestingAppDelegate: Base {}",
            reason: "the launch reached left-out code (func application( _ application: UIApplication, "
                + "configurationForConnecting sess…: module ThirdParty is not here)"),
        Row(
            testDescription: "the testing delegate's base class, and its name put together",
            choice: """
                func delegateClass() -> AnyClass { NSClassFromString("Testing" + "AppDelegate") ?? AppDelegate.self }
                """,
            testingDelegates: "@objc(TestingAppDelegate) class TestingAppDelegate: ThirdParty.Base {}",
            reason: "the launch reached left-out code (@objc(TestingAppDelegate) "
                + "class TestingAppDelegate: ThirdParty.Base: superclass Base of module ThirdParty is not here)"),
        Row(
            testDescription: "a method that nothing names, and a lookup by a name put together at the start",
            choice: """
                struct Mode {}
                class Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Mode, config: ThirdParty.Config? = nil) -> AnyClass { AppDelegate.self }
                }
                class Shop { func open() -> AnyClass { Chooser().pick(Mode()) } }
                func delegateClass() -> AnyClass { NSClassFromString("Testing" + "AppDelegate") ?? AppDelegate.self }
                """,
            reason: "Chooser.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "the testing delegate's base class, and a cast of what its name gives",
            choice: """
                func delegateClass() -> AnyClass {
                    (NSClassFromString("TestingAppDelegate") as? UIApplicationDelegate.Type) ?? AppDelegate.self
                }
                """,
            testingDelegates:
                "@objc(TestingAppDelegate) class TestingAppDelegate: ThirdPartyBase, UIApplicationDelegate {}",
            reason: "the launch reached left-out code (@objc(TestingAppDelegate) class TestingAppDelegate: "
                + "ThirdPartyBase, UIApplicati…: superclass ThirdPartyBase of module ThirdParty is not here)"
        ),
    ]

    @Test(arguments: rows)
    func `A removal that no launch reaches is weighed, too`(_ row: Row) async throws {
        let builder = try await TestBuilder.shared.value
        if let thirdParty = row.thirdParty {
            let whole = try Self.sample(row, thirdParty: thirdParty)
            #expect(try await MutationCase.verdict(of: whole, leavingOut: false, builder).isolation == row.truth)
        }
        let verdict = try await MutationCase.verdict(of: Self.sample(row, thirdParty: nil), leavingOut: true, builder)
        #expect(verdict.isolation == .unknown(row.reason))
    }

    static func sample(_ row: Row, thirdParty: String?) throws -> Sample {
        let absent = thirdParty == nil && !row.choice.contains("canImport") ? "import ThirdParty\n" : ""
        let uikit = "import UIKit\n\(absent)"
        var files = [
            "AppDelegate.swift": uikit + row.appDelegate,
            "Choose.swift": """
            \(uikit)func testing() -> AnyClass { NSClassFromString("TestingAppDelegate") ?? AppDelegate.self }
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
                    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                    """),
        ]
        files["ThirdParty.swift"] = thirdParty.map { "import UIKit\n" + $0 }
        return try SampleDiscovery().sample(
            at: SmallApp.write(
                "Risk\(row.testDescription.filter(\.isLetter))", files,
                tests: """
                    import XCTest
                    \(uikit)final class EmptyTests: XCTestCase { func testNothing() {} }
                    \(row.testingDelegates)
                    """),
            needsTests: true)
    }

    private static let appDelegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"

    private static let testingDelegates = """
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
        """
}
