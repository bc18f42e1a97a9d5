import LeavingOutMutations
import Lifecycle
import TestSupport
import Testing

extension RemovalRiskTests {
    /// Removals of the same kinds in code that the tests' launch does not come to.
    private static let unreached = [
        Row(
            testDescription: "an extension of a type that is not here",
            choice: """
                extension ThirdParty.Client { func testing() -> AnyClass { AppDelegate.self } }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { final class Client {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a method with another of its name, in a class that nothing makes",
            choice: """
                struct Mode {}
                class Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Mode, config: ThirdParty.Config? = nil) -> AnyClass { AppDelegate.self }
                }
                class Shop { func open() -> AnyClass { Chooser().pick(Mode()) } }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { struct Config {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a class that cannot derive from what is not here, as a structure conforms to it",
            choice: """
                class Model: Trackable {}
                struct Place: Trackable {}
                func delegateClass() -> AnyClass { _ = Model(); return testing() }
                """,
            thirdParty: "protocol Trackable {}", truth: .isolated, reason: ""),
        Row(
            testDescription: "a class that cannot derive from what is not here, as another one has a superclass",
            choice: """
                class Model: Trackable {}
                class Base {}
                class Other: Base, Trackable {}
                func delegateClass() -> AnyClass { _ = Model(); return testing() }
                """,
            thirdParty: "protocol Trackable {}", truth: .isolated, reason: ""),
        Row(
            testDescription: "a local value, in a function that nothing calls",
            choice: """
                let usesTesting = true
                func other() -> AnyClass {
                    let usesTesting = ThirdParty.flag
                    return usesTesting ? testing() : AppDelegate.self
                }
                func delegateClass() -> AnyClass { usesTesting ? testing() : AppDelegate.self }
                """,
            thirdParty: "enum ThirdParty { static let flag = false }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a conformance of a type that nothing makes, with a check for it",
            choice: """
                protocol Launching { var priority: Int { get } }
                struct Production: Launching {
                    static let shared = ThirdParty.priority
                    let priority = ThirdParty.priority
                }
                class Shop { func open(_ any: Any) -> Bool { any is Launching && Production.self is Launching.Type } }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { static let priority = 1 }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a conformance of a type that the launch makes, with checks that nothing calls",
            choice: """
                protocol Launching { var priority: Int { get } }
                struct Production: Launching {
                    static let shared = ThirdParty.priority
                    let priority = ThirdParty.priority
                }
                class Shop {
                    func open(_ any: Any) -> Bool { any is Launching && Production.self is Launching.Type }
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Launching) -> AnyClass { AppDelegate.self }
                }
                func delegateClass() -> AnyClass { _ = Production(); return testing() }
                """,
            thirdParty: "enum ThirdParty { static let priority = 1 }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a stored property of a value that the launch makes, with a mirror that nothing calls",
            choice: """
                final class State {
                    var session: ThirdParty.Session?
                    var count = 1
                }
                class Shop { func open() -> Int { Mirror(reflecting: State()).children.count + MemoryLayout<State>.size } }
                func delegateClass() -> AnyClass { State().count > 1 ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { final class Session {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a class whose superclass is absent, and a test of classes that nothing calls",
            choice: """
                protocol Launcher {}
                final class Lost: ThirdParty.Client {}
                class Shop { func open(_ type: AnyClass) -> Bool { type is Launcher.Type } }
                func delegateClass() -> AnyClass { testing() }
                """,
            appDelegate: "class AppDelegate: ThirdPartyAppDelegate { var count = 1 }",
            thirdParty: """
                enum ThirdParty { class Client {} }
                class ThirdPartyAppDelegate: UIResponder, UIApplicationDelegate {}
                """,
            truth: .isolated, reason: ""),
        Row(
            testDescription: "a case of an enumeration with raw values that nothing uses",
            choice: """
                enum Mode: Int { case production, debug = 3 }
                enum Speed: Int, CaseIterable { case slow, fast(ThirdParty.Config), faster }
                class Shop { func open() -> Int { Speed.faster.rawValue } }
                func delegateClass() -> AnyClass { Mode(rawValue: 3) == .debug ? testing() : AppDelegate.self }
                """,
            reason: ""),
        Row(
            testDescription: "an override in a class whose base class asks for it, and that only production makes",
            choice: """
                class Policy { func token() -> NSObject? { nil } }
                final class RealPolicy: Policy { override func token() -> ThirdParty.Token? { ThirdParty.Token() } }
                func delegateClass() -> AnyClass { testing() }
                """,
            appDelegate: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    let token = RealPolicy().token()
                }
                """,
            thirdParty: "enum ThirdParty { final class Token: NSObject {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "an extension of a class of Apple's that is not here, which a generic function takes",
            choice: """
                extension NSManagedObject { func delegateClass() -> AnyClass { AppDelegate.self } }
                class Shop { func first<Entity: NSManagedObject>(_ type: Entity.Type) -> Entity? { nil } }
                func delegateClass() -> AnyClass { testing() }
                """,
            reason: ""),
        Row(
            testDescription: "a module of Swift's that the sources ask for",
            choice: """
                func delegateClass() -> AnyClass {
                    #if canImport(_Concurrency)
                    return testing()
                    #else
                    return AppDelegate.self
                    #endif
                }
                """,
            reason: ""),
        Row(
            testDescription: "a type with another of its name for the Mac alone",
            choice: """
                #if os(iOS)
                    struct Choice { var client: ThirdParty.Client? }
                #elseif os(macOS)
                    struct Choice {}
                #endif
                class Shop { func open() -> Choice { Choice() } }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { final class Client {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "an extension of a class of Apple's that is not here, which a generic type is for",
            choice: """
                struct Reactive<Base> {}
                extension Reactive where Base: NSTextStorage { var chosen: AnyClass { AppDelegate.self } }
                struct Chooser { var chosen: AnyClass { testing() } }
                extension NSTextStorage { func delegateClass() -> AnyClass { AppDelegate.self } }
                func delegateClass() -> AnyClass { Chooser().chosen }
                """,
            reason: ""),
        Row(
            testDescription: "an initializer of a value that nothing makes",
            choice: """
                struct Card {
                    let name: String
                    init(_ any: Any) { name = "any" }
                    init(_ card: ThirdParty.Card) { name = "third" }
                }
                class Shop {
                    var cards: [Card] = []
                    func open() -> Card { Card(1) }
                }
                func delegateClass() -> AnyClass { cards().isEmpty ? testing() : AppDelegate.self }
                func cards() -> [Card] { [] }
                """,
            thirdParty: "enum ThirdParty { struct Card {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "an extension of a type of its own that nothing makes, with a foreign conformance alone",
            choice: """
                struct Card { let name = "" }
                extension Card: ThirdParty.Stored {}
                class Shop { func open() -> Card { Card() } }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { protocol Stored {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a method and a class, with a lookup by a name put together that nothing calls",
            choice: """
                struct Mode {}
                class Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Mode, config: ThirdParty.Config? = nil) -> AnyClass { AppDelegate.self }
                }
                final class Lost: ThirdParty.Client {}
                class Shop {
                    func open(_ word: String) -> AnyClass? { NSClassFromString("Stage." + word) }
                    func send(_ word: String) { Chooser().perform(NSSelectorFromString(word + ":")) }
                }
                extension Chooser { func perform(_ selector: Selector) {} }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { struct Config {}; class Client {} }", truth: .isolated, reason: ""),
    ]

    @Test(arguments: unreached + waysBeside)
    func `A removal in code that the launch does not come to changes no verdict`(_ row: Row) async throws {
        let builder = try await TestBuilder.shared.value
        if let thirdParty = row.thirdParty {
            let whole = try Self.sample(row, thirdParty: thirdParty)
            #expect(try await MutationCase.verdict(of: whole, leavingOut: false, builder).isolation == row.truth)
        }
        let verdict = try await MutationCase.verdict(of: Self.sample(row, thirdParty: nil), leavingOut: true, builder)
        #expect(verdict.isolation == .isolated)
    }

    @Test func `A delegate that was chosen stays known, whatever its making comes to`() async throws {
        let row = Row(
            testDescription: "a delegate with a base class that asks for the scene's configuration",
            appDelegate: "class AppDelegate: ThirdPartyAppDelegate { var count = 1 }",
            testingDelegates: "",
            thirdParty: """
                class ThirdPartyAppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
                }
                """,
            truth: .notIsolated,
            reason: "")
        let builder = try await TestBuilder.shared.value
        let whole = try Self.sample(row, thirdParty: row.thirdParty)
        #expect(try await MutationCase.verdict(of: whole, leavingOut: false, builder).isolation == row.truth)
        let verdict = try await MutationCase.verdict(of: Self.sample(row, thirdParty: nil), leavingOut: true, builder)
        #expect(verdict.isolation == .notIsolated)
    }
}
