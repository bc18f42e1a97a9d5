import LeavingOutMutations
import Lifecycle
import TestSupport
import Testing

extension RemovalRiskTests {
    private static let flags = "enum ThirdParty { struct Flags { static let shared = Flags() } }"

    /// Removals after which a use still compiles: something else answers to the name, or the use has no name.
    private static let rivals = [
        Row(
            testDescription: "an initializer, with the one that the compiler makes in its place",
            choice: """
                final class Launcher {
                    var chosen: AnyClass = testing()
                    init(flags: ThirdParty.Flags = .shared) { chosen = AppDelegate.self }
                }
                func delegateClass() -> AnyClass { Launcher().chosen }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Launcher.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "an initializer, with the one for the properties in its place",
            choice: """
                struct Mode {
                    var isTesting = true
                    init(isTesting: Bool, flags: ThirdParty.Flags = .shared) { self.isTesting = !isTesting }
                }
                func delegateClass() -> AnyClass { Mode(isTesting: true).isTesting ? testing() : AppDelegate.self }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Mode.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "one of two initializers that are left out, of which the launch calls one",
            choice: """
                struct Card {
                    var isTesting = true
                    init(_ any: Any) {}
                    init(_ name: String, seats: Int, flags: ThirdParty.Flags = .shared) {}
                    init(_ any: Any, seats: Any) {}
                    init(_ name: String, flags: ThirdParty.Flags = .shared) { isTesting = false }
                }
                func delegateClass() -> AnyClass {
                    let card: Card = .init("a")
                    return card.isTesting ? testing() : AppDelegate.self
                }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Card.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "an initializer with any number of values",
            choice: """
                struct Card {
                    var isTesting: Bool
                    init(_ numbers: Int..., flags: ThirdParty.Flags = .shared) { isTesting = false }
                    init(_ numbers: Any...) { isTesting = true }
                }
                func delegateClass() -> AnyClass {
                    let card: Card = .init(1, 2)
                    return card.isTesting ? testing() : AppDelegate.self
                }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Card.init is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a class with the name of one of Foundation's",
            choice: """
                final class UserDefaults: ThirdParty.Store {
                    static let standard = UserDefaults()
                    func bool(forKey key: String) -> Bool { true }
                }
                func delegateClass() -> AnyClass {
                    UserDefaults.standard.bool(forKey: "production") ? AppDelegate.self : testing()
                }
                """,
            thirdParty: "enum ThirdParty { class Store {} }", truth: .notIsolated,
            reason: "UserDefaults is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "another name of a type, with one of Foundation's",
            choice: """
                typealias UserDefaults = ThirdParty.Store
                func delegateClass() -> AnyClass {
                    UserDefaults.standard.bool(forKey: "production") ? AppDelegate.self : testing()
                }
                """,
            thirdParty: """
                enum ThirdParty {
                    class Store {
                        nonisolated(unsafe) static let standard = Store()
                        func bool(forKey key: String) -> Bool { true }
                    }
                }
                """,
            truth: .notIsolated, reason: "UserDefaults is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a subscript",
            choice: """
                struct Choice { subscript(name: String, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self } }
                extension Choice { subscript(name: Any) -> AnyClass { testing() } }
                func delegateClass() -> AnyClass { Choice()["tests"] }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Choice.subscript is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a method whose first argument may be missing",
            choice: """
                struct Chooser {
                    func pick(flags: ThirdParty.Flags = .shared, step: Int) -> AnyClass { AppDelegate.self }
                    func pick(step: Any) -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass { Chooser().pick(step: 1) }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Chooser.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a function of a type",
            choice: """
                struct Chooser {
                    static func pick(_ step: Int, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self }
                    static func pick(_ step: Any) -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass { Chooser.pick(1) }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Chooser.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "an operator",
            choice: """
                infix operator ~>
                protocol Named {}
                struct Launcher: Named {}
                func ~> (launcher: Launcher, step: (ThirdParty.Flags) -> Int) -> AnyClass { AppDelegate.self }
                func ~> (launcher: Named, step: (Any) -> Int?) -> AnyClass { testing() }
                func delegateClass() -> AnyClass { Launcher() ~> { _ in 1 } }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "~> is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a member with one of the type around it",
            choice: """
                enum Stage {
                    static let isProduction = false
                    enum Inner {
                        static let isProduction = ThirdParty.flag
                        static func choose() -> AnyClass { isProduction ? AppDelegate.self : testing() }
                    }
                }
                func delegateClass() -> AnyClass { Stage.Inner.choose() }
                """,
            thirdParty: "enum ThirdParty { static let flag = true }", truth: .notIsolated,
            reason: "Inner.isProduction is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a method, with one that an extension gives to its superclass",
            choice: """
                extension NSObject { func pick(_ number: Any) -> AnyClass { testing() } }
                final class Root: UIResponder {
                    func pick(_ number: Int, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self }
                    func choose() -> AnyClass { pick(1) }
                }
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { Root().choose() } }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Root.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "the way in which a value stands in a text",
            choice: """
                struct Launcher { var isTesting = true }
                extension DefaultStringInterpolation {
                    mutating func appendInterpolation(_ launcher: Launcher, flags: ThirdParty.Flags = .shared) {
                        appendLiteral("production")
                    }
                }
                func delegateClass() -> AnyClass { "\\(Launcher())" == "production" ? AppDelegate.self : testing() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "DefaultStringInterpolation.appendInterpolation is left out, and its uses may come to another one "
                + "of this name"),
        Row(
            testDescription: "a property of a type that answers to all names",
            choice: """
                @dynamicMemberLookup struct Choice {
                    static let isProduction = ThirdParty.flag
                    static subscript(dynamicMember name: String) -> Bool { false }
                }
                func delegateClass() -> AnyClass { Choice.isProduction ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { static let flag = true }", truth: .notIsolated,
            reason: "Choice.isProduction is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a macro that declares something",
            choice: """
                struct Launcher {
                    #makeFunction("testing")
                    func choose() -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass { Launcher().choose() }
                """,
            reason: "#makeFunction is left out, and what it declares is not known"),
        Row(
            testDescription: "a function that another one's attribute replaces",
            choice: """
                dynamic func choose() -> AnyClass { testing() }
                @_dynamicReplacement(for: choose()) func neverNamed() -> AnyClass { AppDelegate.self }
                func delegateClass() -> AnyClass { choose() }
                """,
            reason: "@_dynamicReplacement(for: choose()) is left out, which may change what it stands at"),
        Row(
            testDescription: "a function, with a default value that calls another one of its name",
            choice: """
                func choose(pick: AnyClass = pick(1)) -> AnyClass { pick }
                func pick(_ number: Int, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self }
                func pick(_ number: Any) -> AnyClass { testing() }
                func delegateClass() -> AnyClass { choose() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a property, with a global one in its place and a mirror that nothing calls",
            choice: """
                let usesTesting = true
                struct Chooser {
                    let usesTesting = ThirdParty.flag
                    func choose() -> AnyClass { usesTesting ? testing() : AppDelegate.self }
                }
                class Shop { func open() -> Int { Mirror(reflecting: Chooser()).children.count } }
                func delegateClass() -> AnyClass { Chooser().choose() }
                """,
            thirdParty: "enum ThirdParty { static let flag = false }", truth: .notIsolated,
            reason: "Chooser.usesTesting is left out, and its uses may come to another one of this name"),
    ]

    /// Removals that a cast, a lookup, an event or the compiler meets under another name.
    private static let otherNames = [
        Row(
            testDescription: "an extension of another name of a class that is here",
            choice: """
                extension ThirdParty.View { func testing() -> AnyClass { AppDelegate.self } }
                final class Launcher: UIView { func choose() -> AnyClass { testing() } }
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { Launcher().choose() } }
                """,
            thirdParty: "enum ThirdParty { typealias View = UIView }", truth: .notIsolated,
            reason: "an extension of ThirdParty.View is left out, and calls may come to other functions"),
        Row(
            testDescription: "a conformance of another name of a class that is here",
            choice: """
                protocol Production {}
                extension ThirdParty.View: Production {}
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { UIView() as Any is Production ? AppDelegate.self : testing() } }
                """,
            thirdParty: "enum ThirdParty { typealias View = UIView }", truth: .notIsolated,
            reason: "an extension of ThirdParty.View is left out, and calls may come to other functions"),
        Row(
            testDescription: "an extension of a package's protocol with a name as classes have",
            choice: """
                extension CKStorage { func testing() -> AnyClass { AppDelegate.self } }
                struct Launcher: CKStorage { func choose() -> AnyClass { testing() } }
                func delegateClass() -> AnyClass { Launcher().choose() }
                """,
            thirdParty: "protocol CKStorage {}", truth: .notIsolated,
            reason: "an extension of CKStorage is left out, and calls may come to other functions"),
        Row(
            testDescription: "an extension of a protocol of Apple's with a name as classes have",
            choice: """
                extension UITextCursorView { func testing() -> AnyClass { AppDelegate.self } }
                final class Cursor: UIView, UITextCursorView {
                    var isBlinking = false
                    func resetBlinkAnimation() {}
                    func choose() -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { Cursor().choose() } }
                """,
            reason: "an extension of UITextCursorView is left out, and calls may come to other functions"),
        Row(
            testDescription: "a conformance, with a cast to a protocol that the lost one inherits from",
            choice: """
                protocol Launching {}
                protocol FlaggedLaunching: Launching { associatedtype Flag; var flag: Flag { get } }
                struct Production: FlaggedLaunching { let flag = ThirdParty.Flags.shared }
                func delegateClass() -> AnyClass { Production() as Any is any Launching ? AppDelegate.self : testing() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Production does not conform to FlaggedLaunching here, which may change who calls what"),
        Row(
            testDescription: "a conformance, with a cast to another name of the protocol",
            choice: """
                protocol Launching { associatedtype Flag; var flag: Flag { get } }
                typealias AnyLaunching = any Launching
                struct Production: Launching { let flag = ThirdParty.Flags.shared }
                func delegateClass() -> AnyClass { Production() as Any is AnyLaunching ? AppDelegate.self : testing() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Production does not conform to Launching here, which may change who calls what"),
        Row(
            testDescription: "a conformance to a protocol that may be an error's",
            choice: """
                struct Failure: ThirdParty.Failure {}
                func delegateClass() -> AnyClass { Failure() as Any is Error ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { protocol Failure: Error {} }", truth: .notIsolated,
            reason: "Failure does not conform to ThirdParty.Failure here, which may change who calls what"),
        Row(
            testDescription: "a property of a type that an extension makes equatable",
            choice: """
                struct Mode { var number = 1; let flag = ThirdParty.next() }
                extension Mode: Equatable {}
                func delegateClass() -> AnyClass { Mode() == Mode() ? testing() : AppDelegate.self }
                """,
            thirdParty: """
                enum ThirdParty {
                    nonisolated(unsafe) static var number = 0
                    static func next() -> Int { number += 1; return number }
                }
                """,
            truth: .notIsolated, reason: "a part of Mode is left out, which changes what the compiler makes of it"),
        Row(
            testDescription: "a method of a class that is looked up by its name in Objective-C",
            choice: """
                @objc(Prod) final class Thing: NSObject {
                    nonisolated(unsafe) static var chosen: AnyClass = AppDelegate.self
                    @objc func go() { Self.chosen = pick(1) }
                    func pick(_ number: Int, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self }
                    func pick(_ number: Any) -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass {
                    _ = (NSClassFromString("Prod") as? NSObject.Type)?.init().perform(NSSelectorFromString("go"))
                    return UserDefaults.standard.bool(forKey: "no") ? testing() : chosen()
                }
                func chosen() -> AnyClass { Thing.chosen }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Thing.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a class, with a lookup that is handed on",
            choice: """
                @objc(ProductionMark) final class ProductionMark: ThirdParty.Base {}
                func delegateClass() -> AnyClass {
                    ["Produc" + "tionMark"].compactMap(NSClassFromString).isEmpty ? testing() : AppDelegate.self
                }
                """,
            thirdParty: "enum ThirdParty { class Base: NSObject {} }", truth: .notIsolated,
            reason:
                "@objc(ProductionMark) final class ProductionMark: ThirdParty.Base is left out, and classes are looked "
                + "up by names that are put together"),
        Row(
            testDescription: "an override in a view, which no event names",
            appDelegate: window("Production()", in: "AppDelegate") + "\nfinal class Production: UIViewController {}",
            testingDelegates: """
                final class RootView: UIView {
                    override func layoutSublayers(of layer: ThirdParty.Layer) { window?.rootViewController = Production() }
                }
                func root() -> UIViewController {
                    let root = UIViewController()
                    root.view = RootView()
                    return root
                }

                """ + window("root()", in: "TestingAppDelegate"),
            reason: "RootView.layoutSublayers, an override, is left out"),
        Row(
            testDescription: "a method, with a class for other systems that has a name of UIKit's",
            appDelegate: window("UIViewController()", in: "AppDelegate"),
            testingDelegates: """
                #if !canImport(UIKit)
                    class UIResponder {}
                    protocol UIApplicationDelegate {}
                #endif
                struct Launcher {
                    func pick(step: Int, flags: ThirdParty.Flags = .shared) -> Bool { false }
                    func pick(step: Any) -> Bool { true }
                }

                """
                    + window(
                        "Launcher().pick(step: 1) ? UIViewController() : UINavigationController()",
                        in: "TestingAppDelegate"),
            reason: "Launcher.pick is left out, and its uses may come to another one of this name"),
    ]

    /// Returns an app delegate with a window and a root.
    private static func window(_ root: String, in name: String) -> String {
        """
        @objc(\(name)) class \(name): UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = \(root)
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    }

    @Test(arguments: rivals + otherNames)
    func `A removal counts for uses that still compile`(_ row: Row) async throws {
        let builder = try await TestBuilder.shared.value
        if let thirdParty = row.thirdParty {
            let whole = try Self.sample(row, thirdParty: thirdParty)
            #expect(try await MutationCase.verdict(of: whole, leavingOut: false, builder).isolation == row.truth)
        }
        let verdict = try await MutationCase.verdict(of: Self.sample(row, thirdParty: nil), leavingOut: true, builder)
        #expect(verdict.isolation == .unknown(row.reason))
    }
}
