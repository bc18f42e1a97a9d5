import Lifecycle

extension RemovalRiskTests {
    /// Ways by which code comes to a removal: each is one that names alone do not show at the first look.
    static let ways = [
        way(
            "a method that is handed on without its labels",
            "func delegateClass() -> AnyClass { [1].map(Chooser().pick)[0] }"),
        way(
            "a property of another type of the name",
            """
            struct Shop { var window: AnyClass { Chooser().pick(1) } }
            struct House {
                var window = Shop()
                func look() -> AnyClass { window.window }
            }
            func delegateClass() -> AnyClass { House().look() }
            """),
        way(
            "a key path to a property of another type",
            """
            struct Shop { var name: AnyClass { Chooser().pick(1) } }
            struct Row {
                let name = "a"
                let shops = [Shop()]
                func classes() -> [AnyClass] { shops.map(\\.name) }
            }
            func delegateClass() -> AnyClass { Row().classes()[0] }
            """),
        way(
            "a static namesake of a stored property",
            """
            struct House {
                var window = 1
                static var window: AnyClass { Chooser().pick(1) }
                static func look() -> AnyClass? { window.self }
            }
            func delegateClass() -> AnyClass { House.look() ?? testing() }
            """),
        way(
            "a default value that names a static namesake",
            """
            struct House {
                var window: AnyClass?
                static var window: AnyClass { Chooser().pick(1) }
                init(given: AnyClass = window.self) { window = given }
            }
            func delegateClass() -> AnyClass { House().window! }
            """),
        way(
            "a function of a stored property's name",
            """
            struct House {
                var door = 1
                func door(_ number: Int) -> AnyClass { Chooser().pick(number) }
                func look() -> AnyClass { [1].map(door(_:))[0] }
            }
            func delegateClass() -> AnyClass { House().look() }
            """),
        way(
            "a class in the body of a function",
            """
            class Base { var window: [AnyClass] { [Chooser().pick(1)] } }
            struct House {
                var window = [1]
                func look() -> AnyClass {
                    class Local: Base { func go() -> AnyClass? { window.first } }
                    return Local().go()!
                }
            }
            func delegateClass() -> AnyClass { House().look() }
            """),
        way(
            "another object by the name of self",
            """
            class Base { var window: [AnyClass] { [Chooser().pick(1)] } }
            struct House {
                var window = [1]
                func look(_ other: Any) -> AnyClass {
                    guard let self = other as? Base else { return testing() }
                    return self.window.first!
                }
            }
            func delegateClass() -> AnyClass { House().look(Base()) }
            """),
        way(
            "a parameter pack",
            """
            func pickAny(_ one: Any, _ two: Any) -> AnyClass { testing() }
            struct Packs {
                func pickAny<each T>(_ values: repeat each T, number: ThirdParty.Number = 1) -> AnyClass { AppDelegate.self }
                func choose() -> AnyClass { pickAny(1, 2) }
            }
            func delegateClass() -> AnyClass { Packs().choose() }
            """, reason: "Packs.pickAny"),
        way(
            "a pattern that the compiler compares with",
            """
            struct Number {
                let value: Int
                static func ~= (pattern: Number, value: Any) -> Bool { false }
                static func ~= (pattern: Number, value: ThirdParty.Number) -> Bool { true }
            }
            func delegateClass() -> AnyClass {
                switch 1 {
                case Number(value: 1): AppDelegate.self
                default: testing()
                }
            }
            """, reason: "Number.~="),
        made("an initializer of a class of the app's", "class Row: UIView {}", "_ = Row(picking: 1)"),
        made("an initializer without the class's name", "", "let view: UIView = .init(picking: 1); _ = view"),
        made("an initializer that is handed on", "", "let make = UIView.init(picking:later:); _ = make(1, false)"),
        made("an initializer of a class by another name", "typealias Box = UIView", "_ = Box(picking: 1)"),
        made(
            "an initializer of a class by a name with a small letter", "typealias box = UIView", "_ = box(picking: 1)"),
        made(
            "an initializer of a class by a name that structures have", "typealias Binding = UIView",
            "_ = Binding(picking: 1)"),
        made(
            "an initializer of a class with a structure's name",
            "struct Card {}; enum Ornaments { class Card: UIView {} }", "_ = Ornaments.Card(picking: 1)"),
        made(
            "an initializer of a class in the body of a function", "struct Card {}",
            "class Card: UIView {}; _ = Card(picking: 1)"),
        made("an initializer of the type itself", "", "_ = UIView.self.init(picking: 1)"),
        way(
            "an initializer of another name of a class that others derive from",
            """
            var chosen: AnyClass = testing()
            typealias Root = NSObject
            extension Root {
                convenience init(picking number: Int) {
                    self.init()
                    chosen = Chooser().pick(number)
                }
            }
            class Row: NSObject {}
            func delegateClass() -> AnyClass {
                _ = Row(picking: 1)
                return chosen
            }
            """),
    ]

    /// Code that has such a name, and by which a launch does not come to the removal.
    static let waysBeside = [
        Row(
            testDescription: "a method that only a preview calls, which no launch runs",
            choice: """
                struct Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: ThirdParty.Number) -> AnyClass { AppDelegate.self }
                }
                #Preview { _ = Chooser().pick(1) }
                #Preview("another", traits: .portrait) {
                    let chooser = Chooser()
                    return chooser.pick(2)
                }
                func delegateClass() -> AnyClass { testing() }
                """,
            thirdParty: "enum ThirdParty { typealias Number = Int }", truth: .isolated, reason: ""),
        Row(
            testDescription: "an override that a device calls after a request that Understudy lacks",
            choice: """
                final class Watcher: NSObject {
                    override func observeValue(
                        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                        context: UnsafeMutableRawPointer?
                    ) {}
                    func start() { addObserver(self, forKeyPath: "name", options: .new, context: nil) }
                }
                func delegateClass() -> AnyClass {
                    _ = Watcher()
                    return testing()
                }
                """,
            truth: .isolated, reason: ""),
        Row(
            testDescription: "a method with others of its name, which the launch calls with other labels",
            choice: """
                struct Mode {}
                struct Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: Mode, config: ThirdParty.Config? = nil) -> AnyClass { AppDelegate.self }
                    func pick(for mode: Mode) -> AnyClass { testing() }
                    func pick<T>(_ mode: T, for other: T) -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass {
                    _ = Chooser().pick(Mode(), for: Mode())
                    print("You can pick a mode.")
                    return [Mode()].map(Chooser().pick(for:))[0]
                }
                """,
            thirdParty: "enum ThirdParty { struct Config {} }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a method that an initializer calls which an extension gives to a class of UIKit's",
            choice: """
                struct Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: ThirdParty.Number) -> AnyClass { AppDelegate.self }
                }
                extension UIView {
                    convenience init(picking number: Int, later: Bool = false) {
                        self.init()
                        _ = Chooser().pick(number)
                    }
                }
                func delegateClass() -> AnyClass {
                    _ = UIView(frame: .zero)
                    return testing()
                }
                """,
            thirdParty: "enum ThirdParty { typealias Number = Int }", truth: .isolated, reason: ""),
        Row(
            testDescription: "a method that other code calls, by a name as the launch's own property and case have",
            choice: """
                struct Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: ThirdParty.Number) -> AnyClass { AppDelegate.self }
                }
                struct Shop {
                    func window() -> AnyClass { Chooser().pick(1) }
                    func door() -> AnyClass { Chooser().pick(1) }
                }
                enum Part { case door(window: Int) }
                struct House {
                    var window: Int? = 1
                    func look() -> Bool { _ = Part.self; _ = Shop(); return window == nil && self.window == nil }
                }
                func delegateClass() -> AnyClass {
                    _ = House().look()
                    return testing()
                }
                """,
            thirdParty: "enum ThirdParty { typealias Number = Int }", truth: .isolated, reason: ""),
    ]

    /// A row in which the launch comes to one of two methods by a way.
    private static func way(_ name: String, _ choice: String, reason: String = "Chooser.pick") -> Row {
        Row(
            testDescription: "a way: \(name)",
            choice: """
                struct Chooser {
                    func pick(_ mode: Any) -> AnyClass { testing() }
                    func pick(_ mode: ThirdParty.Number) -> AnyClass { AppDelegate.self }
                }
                \(choice)
                """,
            thirdParty: "enum ThirdParty { typealias Number = Int }", truth: .notIsolated,
            reason: "\(reason) is left out, and its uses may come to another one of this name")
    }

    /// A row in which the launch makes a view by an initializer that an extension gives it.
    private static func made(_ name: String, _ types: String, _ making: String) -> Row {
        way(
            name,
            """
            var chosen: AnyClass = testing()
            extension UIView {
                convenience init(picking number: Int, later: Bool = false) {
                    self.init()
                    chosen = Chooser().pick(number)
                }
            }
            \(types)
            func delegateClass() -> AnyClass {
                \(making)
                return chosen
            }
            """)
    }
}
