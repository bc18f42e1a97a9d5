import Lifecycle
import Lowering
import Samples
import Testing

@testable import Runs

/// The classes of the app that ships, by the names that they have in the tests' process.
struct SharedCodeTests {
    private static func places(_ modules: [String: [String: String]]) -> CodePlaces {
        modules.sorted { $0.key < $1.key }.reduce(into: CodePlaces()) { all, module in
            let files = module.value.map { SourceFile(path: $0.key, text: $0.value) }
            all.add(CodePlaces(of: files, in: module.key))
        }
    }

    private static let delegate = "class AppDelegate {}\nclass Outer { class Inner {} }\n"
    private static let shipped = [
        "App": [
            "App/AppDelegate.swift": delegate, "App/Named.swift": "@objc(Named) class A: NSObject {}",
            "App/Box.swift": "class Box<Item> {}", "Shared/Model.swift": "struct Model {}",
        ],
        "Kit": ["Kit/Screen.swift": "open class Screen {}"],
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var host: [String: [String: String]]
        var classes: Set<String>
        var expected: Set<String>
    }

    private static let rows = [
        Row(
            testDescription: "a host with a class of the same name",
            host: ["Host": ["Host/AppDelegate.swift": delegate, "Shared/Model.swift": "struct Model {}"]],
            classes: ["App.AppDelegate"], expected: []),
        Row(
            testDescription: "a host whose module has the app's name",
            host: ["App": ["Host/AppDelegate.swift": delegate, "Shared/Model.swift": "struct Model {}"]],
            classes: ["App.AppDelegate"], expected: []),
        Row(
            testDescription: "two classes with one name for Objective-C",
            host: ["Host": ["Host/Named.swift": "@objc(Named) class A: NSObject {}"]], classes: ["Named"], expected: []),
        Row(
            testDescription: "a comment that mentions a class",
            host: ["Host": ["Shared/Model.swift": "/// The class AppDelegate makes one.\nstruct Model {}"]],
            classes: ["App.AppDelegate"], expected: []),
        Row(
            testDescription: "a file that both compile",
            host: ["Host": ["App/AppDelegate.swift": delegate], "Tests": ["T.swift": "class T {}"]],
            classes: ["App.AppDelegate", "App.Outer.Inner"], expected: ["Host.AppDelegate", "Host.Outer.Inner"]),
        Row(
            testDescription: "a file that host and tests compile",
            host: ["Host": ["App/AppDelegate.swift": delegate], "Tests": ["App/AppDelegate.swift": delegate]],
            classes: ["App.AppDelegate"], expected: ["Host.AppDelegate", "Tests.AppDelegate"]),
        Row(
            testDescription: "a file that both compile, with a name for Objective-C",
            host: ["Host": ["App/Named.swift": "@objc(Named) class A: NSObject {}"]], classes: ["Named"],
            expected: ["Named"]),
        Row(
            testDescription: "a library that both link",
            host: ["Host": [:], "Kit": ["Kit/Screen.swift": "open class Screen {}"]], classes: ["Kit.Screen"],
            expected: ["Kit.Screen"]),
        Row(
            testDescription: "a generic class of a file that both compile",
            host: ["Host": ["App/Box.swift": "class Box<Item> {}"]], classes: ["App.Box<Swift.Int>"],
            expected: ["Host.Box<Swift.Int>"]),
        Row(
            testDescription: "a class of which no file is known",
            host: ["Host": ["Shared/Model.swift": "struct Model {}"]], classes: ["App.Local"], expected: ["App.Local"]),
    ]

    @Test(arguments: rows)
    func `A class of the app is in the tests' process if a file of both makes it`(_ row: Row) {
        let shared = SharedCode(host: Self.places(row.host), shipped: Self.places(Self.shipped))
        #expect(shared.inProcess(row.classes) == row.expected)
    }

    @Test func `Without a file that both compile, nothing is shared`() {
        let host = Self.places(["Host": ["Host/AppDelegate.swift": Self.delegate]])
        #expect(SharedCode(host: host, shipped: Self.places(Self.shipped)).isEmpty)
    }

    @Test func `A file of the app's that the tests compile makes production's class in both modules`() throws {
        func target(_ module: String, _ files: [String: String]) -> Sample.Target {
            Sample.Target(
                name: module, module: module,
                sources: files.map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path })
        }
        let app = ["App/AppDelegate.swift": Self.delegate]
        var sample = Sample(
            name: "App", app: target("App", app), tests: target("AppTests", app),
            description: AppDescription(bundleIdentifier: "app", name: "App"),
            infoPlist: "")
        let places = Self.places(["App": app, "AppTests": app])
        let shared = try #require(SharedCode(of: sample, places))
        #expect(!shared.isEmpty)
        #expect(shared.inProcess(["App.AppDelegate"]) == ["App.AppDelegate", "AppTests.AppDelegate"])
        sample.tests = target("AppTests", ["AppTests/T.swift": "class T {}"])
        #expect(SharedCode(of: sample, places) == nil)
    }
}
