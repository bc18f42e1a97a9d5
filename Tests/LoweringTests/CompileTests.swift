import Lowering
import TestSupport
import Testing

@Suite struct `Lowered code` {
    @Test func `Lowered code compiles without a warning, as Swift 5 and as Swift 6`() throws {
        let toolchain = try TrialCompiler()
        defer { toolchain.remove() }
        let app = try toolchain.write(LoweredTarget(lowering: target(Realistic.app), role: .app), in: "App")
        let tests = try toolchain.write(LoweredTarget(lowering: target(Realistic.tests), role: .tests), in: "Tests")
        for mode in ["5", "6"] {
            for (flags, isolation) in [(["-D", "DEBUG"], []), ([], []), ([], ["-default-isolation", "MainActor"])] {
                let options = ["-wmo", "-c", "-swift-version", mode, "-module-alias", "UIKit=ReferenceUIKit"] + flags
                let appMessages = try toolchain.compile(
                    options + isolation + ["-enable-testing", "-emit-module", "-module-name", "App"] + app)
                #expect(appMessages == "", "the app, Swift \(mode) \(flags) \(isolation)")
                // XCTest's own classes forbid a test case on the main actor by default.
                let testMessages = try toolchain.compile(
                    options + ["-parse-as-library", "-module-name", "AppTests"] + tests)
                #expect(testMessages == "", "the tests, Swift \(mode) \(flags) \(isolation)")
            }
        }
    }

    @Test func `Runs: names, selectors and calls reach the app's own methods`() throws {
        let toolchain = try TrialCompiler()
        defer { toolchain.remove() }
        let files = [(name: "Delegate.swift", text: Running.delegate), (name: "main.swift", text: Running.main)]
        let app = try toolchain.write(LoweredTarget(lowering: target(files), role: .app), in: "App")
        let messages = try toolchain.compile(
            ["-swift-version", "6", "-module-alias", "UIKit=ReferenceUIKit", "-enable-testing", "-module-name", "App"]
                + ["-Xlinker", "--export-dynamic", "-o", "app"] + toolchain.objects + app)
        #expect(messages == "")
        let result = try toolchain.run("app")
        #expect(
            result.all == """
                Lead App.Plain
                application(_:didFinishLaunchingWithOptions:) Optional(true)
                Optional("tapped by button")
                window nil
                setWindow: set
                viewDidLoad false

                """)
        #expect(result.status == 0)
    }
}

private enum Running {
    static let delegate = """
        import UIKit

        @objc(Lead)
        class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                launchOptions == nil
            }
            @objc private func tap(_ sender: String) -> String { "tapped by \\(sender)" }
            let selector = #selector(tap)
        }

        class Plain: UIViewController {
            override func viewDidLoad() {}
        }

        """

    static let main = """
        import UIKit

        let type: AnyClass = NSClassFromString("Lead")!
        print(NSStringFromClass(type), NSStringFromClass(Plain.self))
        let delegate = Delegate()
        let launch = ClassTable.entry(for: type, "application:didFinishLaunchingWithOptions:")!
        print(launch.name, launch.call!(delegate, MessageArguments([UIApplication(), nil])) as Any)
        print(ClassTable.entry(for: type, delegate.selector)!.call!(delegate, MessageArguments(["button"])) as Any)
        let getter = ClassTable.entry(for: type, "window")!
        print(getter.name, getter.call!(delegate, MessageArguments([])) ?? "nil")
        let setter = ClassTable.entry(for: type, "setWindow:")!
        _ = setter.call!(delegate, MessageArguments([UIWindow()]))
        print(setter.selector, delegate.window == nil ? "not set" : "set")
        let override = ClassTable.entry(for: Plain.self, "viewDidLoad")!
        print(override.selector, override.call != nil)

        """
}
