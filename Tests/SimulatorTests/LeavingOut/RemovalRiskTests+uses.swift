import LeavingOutMutations
import Lifecycle
import TestSupport
import Testing

extension RemovalRiskTests {
    static let flags = "enum ThirdParty { struct Flags { static let shared = Flags() } }"

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
            testDescription: "a method with a closure behind its parentheses",
            choice: """
                struct Chooser {
                    func pick(_ mode: Any, then make: () -> AnyClass) -> AnyClass { testing() }
                    func pick(_ mode: ThirdParty.Number, make: () -> AnyClass) -> AnyClass { AppDelegate.self }
                }
                func delegateClass() -> AnyClass { Chooser().pick(1) { testing() } }
                """,
            thirdParty: "enum ThirdParty { typealias Number = Int }", truth: .notIsolated,
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

    @Test(arguments: rivals + otherNames + ways)
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
