import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Messages by name, and properties by key, in an app that sends them while it launches.
    struct MessageTests {
        /// Returns the lines that an app prints of itself, and its end.
        static func said(_ body: String, _ more: String = "", _ name: String = "Prompt") async throws -> [String] {
            let run = try await BuiltSample.small(
                name, ["main.swift": SmallApp.main(body), "More.swift": "import UIKit\n\(more)\n"]
            ).play(.run)
            return run.events.filter { $0.kind == .console && $0.lane == .console || $0.kind == .fault }.map {
                ($0.name.map { "\($0): " } ?? "") + ($0.text ?? "")
            }
        }

        static func expect(
            _ body: String, with more: String = "", _ expected: [String], _ place: SourceLocation = #_sourceLocation
        ) async throws {
            let said = try await said(body, more)
            #expect(said == expected, sourceLocation: place)
        }

        static let part = """
            class Part: NSObject {
                @objc var name: String? = "Lead"
                @objc(isOnStage) var onStage = false
                @objc func enter() -> String { "enters" }
                @objc func speak(_ line: String) -> NSString { "says \\(line)" as NSString }
                @objc(give:to:) func give(_ what: String, _ whom: Part) { print(what, "to", whom.name ?? "nobody") }
                func whisper() {}
            }
            class Extra: Part {
                @objc func bow() { print("bows") }
            }
            """

        @Test func `Messages with no, one and two arguments, and their results`() async throws {
            try await Self.expect(
                """
                let part = Part()
                print(part.perform(#selector(Part.enter)).takeUnretainedValue() as! String)
                print(part.perform(#selector(Part.speak(_:)), with: "boo").takeUnretainedValue() as! NSString)
                print(part.perform(Selector(("give:to:")), with: "a rose", with: part) == nil)
                Extra().perform(NSSelectorFromString("bow"))
                """, with: Self.part, ["enters", "says boo", "a rose to Lead", "true", "bows"])
        }

        @Test func `Who answers what`() async throws {
            try await Self.expect(
                """
                let names = ["enter", "speak:", "give:to:", "whisper", "bow", "name", "setName:", "description"]
                print(names.map { Part().responds(to: Selector(($0))) })
                print(names.map { Extra.instancesRespond(to: Selector(($0))) })
                let screen = ["viewDidLoad", "viewWillAppear:", "title", "setTitle:", "view", "sceneDidDisconnect:"]
                print(screen.map { UIViewController().responds(to: Selector(($0))) })
                let scene = ["session", "setSession:", "delegate", "setDelegate:"]
                print(scene.map { UIWindowScene.instancesRespond(to: Selector(($0))) })
                print(application.responds(to: Selector(("_removeSessionFromSessionSet:"))))
                """, with: Self.part,
                [
                    "[true, true, true, false, false, true, true, true]",
                    "[true, true, true, false, true, true, true, true]",
                    "[true, true, true, true, true, false]", "[true, false, true, true]", "true",
                ])
        }

        @Test func `A message to UIKit reaches the app's override`() async throws {
            try await Self.expect(
                """
                let screen = Screen()
                screen.perform(#selector(UIViewController.viewDidLoad))
                screen.perform(Selector(("setTitle:")), with: "Act I")
                print(screen.perform(Selector(("title"))).takeUnretainedValue() as! String)
                """,
                with: "class Screen: UIViewController { override func viewDidLoad() { print(\"loaded\") } }",
                ["loaded", "Act I"])
        }

        @Test func `A message that nobody answers ends the process`() async throws {
            try await Self.expect(
                "Part().perform(Selector((\"whisper\")))", with: Self.part,
                [
                    "NSInvalidArgumentException: -[Prompt.Part whisper]: unrecognized selector sent to instance"
                ])
        }

        @Test func `An app's properties by key`() async throws {
            try await Self.expect(
                """
                let part = Part()
                part.setValue("Understudy", forKey: "name")
                part.setValue(true, forKey: "onStage")
                print(part.value(forKey: "name") as Any, part.value(forKey: "onStage") as Any, part.onStage)
                part.setValuesForKeys(["name": NSNull()])
                print(part.dictionaryWithValues(forKeys: ["name"]))
                print(part.name as Any)
                """, with: Self.part.replacing("@objc(isOnStage) var onStage", with: "@objc var onStage"),
                [
                    "Optional(\"Understudy\") Optional(true) true", "[\"name\": <null>]", "nil",
                ])
        }

        @Test func `UIKit's properties by key`() async throws {
            try await Self.expect(
                """
                let window = UIWindow(frame: .zero)
                let screen = UIViewController()
                screen.setValue("Act I", forKey: "title")
                window.setValue(screen, forKey: "rootViewController")
                window.setValue(7, forKey: "tag")
                print(window.value(forKeyPath: "rootViewController.title") as Any, window.tag)
                print(application.value(forKey: "applicationState") as Any)
                """, ["Optional(\"Act I\") 7", "Optional(2)"])
        }

        @Test func `A key without a property ends the process`() async throws {
            try await Self.expect(
                "UIViewController().setValue(1, forKey: \"act\")",
                [
                    "NSUnknownKeyException: [<UIViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key act."
                ])
            try await Self.expect(
                "print(UIViewController().value(forKey: \"act\") as Any)",
                [
                    "NSUnknownKeyException: [<UIViewController> valueForUndefinedKey:]: this class is not key value coding-compliant for the key act."
                ])
        }

        @Test func `A value of another type ends the process`() async throws {
            try await Self.expect(
                "UIViewController().setValue(1, forKey: \"title\")",
                [
                    "NSInvalidArgumentException: -[UIViewController setValue:forKey:]: an object of Int is no value for the key title."
                ])
        }
    }
}
