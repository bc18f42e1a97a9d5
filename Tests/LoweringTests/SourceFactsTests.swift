import Lifecycle
import Testing

@testable import Lowering
@testable import Samples

/// The facts of sources that a check needs.
struct SourceFactsTests {
    private static let path = "/App/a.swift"

    private static func facts(_ text: String) throws -> SourceFacts.Target {
        let target = Sample.Target(
            name: "App", module: "App", sources: [SourceFile(path: path, text: text)])
        let sample = Sample(
            name: "App", app: target, description: AppDescription(bundleIdentifier: "a", name: "App"), infoPlist: "")
        return try SourceFacts(sample).app
    }

    private static func place(_ line: Int) -> SourcePlace { SourcePlace(file: path, line: line) }

    @Test func `Classes have their names, lines, conformances and methods`() throws {
        let text = """
            @objc(Named)
            final class Plain: UIResponder, UIApplicationDelegate {
                func a(_ one: Int, two: Int) -> Int { one }
            }
            enum Outer {
                @objc class Inner {}
            }
            #if DEBUG
            class Debugged {}
            #endif
            extension Outer.Inner: UIWindowSceneDelegate { func b() { print() } }
            """
        let bytes = Array(text.utf8)
        let target = try Self.facts(text)
        #expect(target.classes.map(\.name) == ["Plain", "Outer.Inner", "Debugged"])
        #expect(target.classes.map { $0.runtimeName(in: "App") } == ["Named", "App.Outer.Inner", "App.Debugged"])
        #expect(target.classes.map(\.place) == [Self.place(2), Self.place(6), Self.place(9)])
        #expect(
            target.classes.map(\.inheritance) == [
                ["UIResponder", "UIApplicationDelegate"], ["UIWindowSceneDelegate"], [],
            ])
        #expect(target.classes.map(\.isDebugOnly) == [false, false, true])
        #expect(target.classes.map { bytes[$0.end] } == Array(repeating: UInt8(ascii: "}"), count: 3))
        #expect(target.classes.map(\.start).map { bytes[$0] } == Array("@@c".utf8))
        #expect(target.classes[1].plainObjC.map { String(decoding: bytes[$0], as: UTF8.self) } == "@objc")
        #expect(target.classes.flatMap(\.methods).map(\.name) == ["a(_:two:)", "b()"])
        let method = try #require(target.classes[0].method("a(_:two:)"))
        #expect(method.parameter == "one")
        #expect(bytes[method.bodyStart - 1] == UInt8(ascii: "{"))
        #expect(bytes[method.bodyEnd] == UInt8(ascii: "}"))
        #expect(method.onlyExpression.map { String(decoding: bytes[$0..<$0 + 3], as: UTF8.self) } == "one")
    }

    @Test func `What code asks a launch for, and lookups that are not compiled`() throws {
        let target = try Self.facts(
            """
            let a = ProcessInfo.processInfo.environment["UNIT_TESTS"] == "YES"
            let b = CommandLine.arguments.contains("--tests") || ProcessInfo().arguments.contains("-t")
            let c = getenv("PLAIN")
            let d = environment[key] ?? list.contains("no")
            #if DEBUG
            let e = NSClassFromString("Here")
            #elseif TESTING
            let e = NSClassFromString("There")
            #else
            let e = 0
            #endif
            #if TESTING && FAST
            let f = 1
            let g = NSClassFromString("Other")
            #endif
            #if !TESTING
            let f = environment["SECOND"]
            #else
            let f = objc_getClass("Last")
            #endif
            let h = objc_getRequiredClass("Required")
            """)
        #expect(
            target.questions.map { "\($0.kind) \($0.name) \($0.place.line)" } == [
                "variable UNIT_TESTS 1", "argument --tests 2", "argument -t 2", "variable PLAIN 3",
                "variable SECOND 17",
            ])
        #expect(
            target.uncompiled.map { "\($0.condition) \($0.place.line)" } == [
                "TESTING && FAST 14"
            ])
        #expect(target.names.filter { $0.api != nil }.map(\.text) == ["Here", "Required"])
    }

    @Test func `Apps of SwiftUI have their line and their adaptor`() throws {
        let text = """
            @main
            struct ShopApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                var body: some Scene { WindowGroup { Home(delegate) } }
            }
            enum Outer { struct TestApp: SwiftUI.App {
                @SwiftUI.UIApplicationDelegateAdaptor private var d: AppDelegate
                var body: some Scene { WindowGroup {} }
            } }
            struct Home: View {}
            struct Plain: App {}
            """
        let apps = try Self.facts(text).apps
        #expect(apps.map(\.name) == ["ShopApp", "Outer.TestApp", "Plain"])
        #expect(apps.map(\.place) == [2, 6, 11].map(Self.place))
        #expect(apps.map(\.adaptor?.place) == [Self.place(3), Self.place(7), nil])
        #expect(apps.map(\.adaptor?.isUsed) == [true, false, nil])
        let bytes = Array(text.utf8)
        #expect(
            apps.map { $0.adaptor.map { String(decoding: bytes[$0.range], as: UTF8.self) } } == [
                "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate",
                "@SwiftUI.UIApplicationDelegateAdaptor private var d: AppDelegate", nil,
            ])
    }

    @Test func `Names are strings that may be those of classes`() throws {
        let text = #"""
            let a = NSClassFromString("App.One")
            let b = Bundle.main.classNamed("Two")
            let c = ["Three", "four", "Not a class", "Five.\(a)", "é.Six", "8.Seven", ""]
            """#
        let bytes = Array(text.utf8)
        let names = try Self.facts(text).names
        #expect(names.map(\.text) == ["App.One", "Two", "Three", "é.Six"])
        #expect(names.map(\.api) == ["NSClassFromString(_:)", "classNamed(_:)", nil, nil])
        #expect(names.map(\.place.line) == [1, 2, 3, 3])
        #expect(names.map { String(decoding: bytes[$0.range], as: UTF8.self) } == names.map(\.text))
    }

    @Test func `Assignments of scene delegates say if a storyboard is assigned, too`() throws {
        let text = """
            func one() {
                a.delegateClass = One.self
                b.storyboard = nil
            }
            func two() {
                a.delegateClass = Two.self
                a.storyboard = nil
            }
            """
        let assignments = try Self.facts(text).assignments
        #expect(assignments.map(\.base) == ["a", "a"])
        #expect(assignments.map(\.place.line) == [2, 6])
        #expect(assignments.map(\.setsStoryboard) == [false, true])
    }
}
