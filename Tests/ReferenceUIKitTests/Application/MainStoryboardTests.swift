import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The main storyboard of an app without scenes, and what UIKit says where it cannot load it.
    struct MainStoryboardTests {
        static let screen =
            "import UIKit\nclass Screen: UIViewController { override func viewDidLoad() { print(\"loaded\") } }\n"

        static func play(_ main: String, _ storyboard: String = SmallApp.storyboard("Screen", in: "Opening"))
            async throws -> [String]
        {
            try await ApplicationMainTests.Beginning(
                main: main, keys: "<key>UIMainStoryboardFile</key><string>Main</string>",
                files: ["Screen.swift": screen, "Main.storyboard": storyboard]
            ).play()
        }

        static func main(_ base: String, _ member: String = "") -> String {
            "import UIKit\nclass Lead: \(base) { \(member) }\n"
                + ApplicationMainTests.call("nil", "NSStringFromClass(Lead.self)")
        }

        static let made = "state Opening.Lead.delegate [launch.application-first]"
        static let loaded = [
            "call Opening.Screen.viewDidLoad() [view.loads-when-shown]", "console loaded",
            "state Opening.Screen.rootViewController Screen: “Boo” [view.loads-when-shown]",
        ]
        static let instantiated =
            "state Opening.Screen.init(coder:) made by the storyboard Main [view.storyboard-controller]"
        static let accessors = ["getter", "setter"].map { "call Opening.Lead.\($0): window [launch.main-storyboard]" }

        @Test func `H03: it is loaded into the delegate's window`() async throws {
            #expect(
                try await Self.play(Self.main("UIResponder, UIApplicationDelegate", "var window: UIWindow?"))
                    == [Self.made] + Self.accessors + [Self.instantiated] + Self.loaded)
        }

        @Test func `T03: a window alone is enough where Objective-C sees it`() async throws {
            #expect(
                try await Self.play(Self.main("NSObject", "@objc var window: UIWindow?"))
                    == [Self.made] + Self.accessors + [Self.instantiated] + Self.loaded)
        }

        /// A window that shows in the trace, made by the delegate itself.
        static let own = "class Own: UIWindow { override func becomeKey() {} }\n"

        @Test(arguments: [
            "var window: UIWindow? = Own(frame: UIScreen.main.bounds)",
            "let made = Own(frame: UIScreen.main.bounds); @objc var window: UIWindow? { made }",
        ])
        func `A window that the delegate's getter returns is filled and shown, and none is set`(member: String)
            async throws
        {
            #expect(
                try await Self.play(Self.main("UIResponder, UIApplicationDelegate", member) + Self.own)
                    == [
                        Self.made, Self.accessors[0], Self.instantiated,
                        "call Opening.Own.becomeKey() [view.key-window]",
                    ] + Self.loaded)
        }

        static let noWindow =
            "console The app delegate must implement the window property if it wants to use a main storyboard file. [launch.main-storyboard]"

        @Test(arguments: ["", "var window: UIWindow?"])
        func `H04: without a window that Objective-C sees, nothing is loaded`(member: String) async throws {
            #expect(try await Self.play(Self.main("NSObject", member)) == [Self.made, Self.noWindow])
        }

        @Test func `H02: without a delegate, nothing is loaded`() async throws {
            #expect(
                try await Self.play("import UIKit\n" + ApplicationMainTests.call("nil", "nil")) == [
                    ApplicationMainTests.none,
                    "console There is no app delegate set. An app delegate class must be specified to use a main storyboard file. [launch.main-storyboard]",
                ])
        }

        @Test func `Without an initial view controller, the window is empty`() async throws {
            let aimless = SmallApp.storyboard("Screen", in: "Opening").replacing(
                #" initialViewController="a""#, with: "")
            #expect(
                try await Self.play(Self.main("UIResponder, UIApplicationDelegate", "var window: UIWindow?"), aimless)
                    == [Self.made] + Self.accessors + [
                        "console [Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set? [configuration.storyboard-without-entry]",
                        "state rootViewController none: the window shows nothing [launch.main-window]",
                    ])
        }
    }
}
