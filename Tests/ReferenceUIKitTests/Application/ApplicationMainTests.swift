import Building
import Lifecycle
import TestSupport
import Testing
import Wording

extension EndToEnd {
    /// The beginning of an app: UIApplicationMain's treatment of its arguments. Each test is a launch without scenes.
    struct ApplicationMainTests {
        /// A small app whose delegate says that it was launched.
        struct Beginning: Sendable {
            var main: String
            var keys = ""
            var files: [String: String] = [:]

            func perform() async throws -> BuiltSample.RunResult {
                let plist =
                    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(keys)</dict></plist>\n"
                return try await BuiltSample.small(
                    "Opening", ["main.swift": main, "Info.plist": plist].merging(files) { $1 }
                ).play(.run, on: Device(system: SystemVersion(12)))
            }

            func play() async throws -> [String] { ConfigurationSample.shown(try await perform()) }
        }

        static let didFinish = "application(_:didFinishLaunchingWithOptions:)"

        static func delegate(_ name: String, _ base: String = "UIResponder, UIApplicationDelegate", _ more: String = "")
            -> String
        {
            """
            import UIKit

            class \(name): \(base) {
                \(more)
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print(type(of: application), application.delegate.map { "\\(type(of: $0))" } ?? "nil")
                    return true
                }
            }

            """
        }

        static func call(_ principal: String, _ delegate: String) -> String {
            "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \(principal), \(delegate))\n"
        }

        static func launched(_ delegate: String, _ printed: String, house: Bool = false) -> [String] {
            (house ? ["state Opening.House.application object [launch.application-first]"] : []) + [
                "state \(delegate).delegate [launch.application-first]",
                "call \(delegate).\(didFinish) [launch.did-finish]", "console \(printed)",
            ]
        }

        static let none = "state delegate UIApplicationMain was given no app delegate [launch.application-first]"

        @Test func `H01: without a principal class, UIApplication or the Info.plist's`() async throws {
            let main = Self.delegate("Lead") + Self.call("nil", "NSStringFromClass(Lead.self)")
            #expect(try await Beginning(main: main).play() == Self.launched("Opening.Lead", "UIApplication Lead"))
            let own = "class House: UIApplication {}\n"
            #expect(
                try await Beginning(
                    main: own + main, keys: "<key>NSPrincipalClass</key><string>Opening.House</string>"
                ).play() == Self.launched("Opening.Lead", "House Lead", house: true))
        }

        @Test func `With a principal class, whatever the Info.plist says`() async throws {
            let main =
                Self.delegate("Lead") + "class House: UIApplication {}\n"
                + Self.call("NSStringFromClass(House.self)", "NSStringFromClass(Lead.self)")
            #expect(
                try await Beginning(main: main, keys: "<key>NSPrincipalClass</key><string>UIApplication</string>")
                    .play()
                    == Self.launched("Opening.Lead", "House Lead", house: true))
        }

        @Test func `A principal class that is not there, or is no application, ends the process`() async throws {
            let missing = Self.delegate("Lead") + Self.call("\"House\"", "NSStringFromClass(Lead.self)")
            #expect(
                try await Beginning(main: missing).play() == [
                    "fault NSInternalInconsistencyException Unable to instantiate the UIApplication subclass instance. No class named House is loaded. [launch.application-first]"
                ])
            let other = Self.delegate("Lead") + Self.call("NSStringFromClass(Lead.self)", "nil")
            #expect(
                try await Beginning(main: other).play() == [
                    "fault NSInternalInconsistencyException The principal class Opening.Lead is not a subclass of UIApplication. [launch.application-first]"
                ])
        }

        @Test func `C35: without a delegate class, no delegate`() async throws {
            #expect(try await Beginning(main: "import UIKit\n" + Self.call("nil", "nil")).play() == [Self.none])
        }

        @Test func `T39: an application that makes and keeps its delegate`() async throws {
            let house = """
                class House: UIApplication {
                    private let kept = Lead()
                    override init() {
                        super.init()
                        print("open sessions:", openSessions.count)
                        delegate = kept
                    }
                }

                """
            let main = Self.delegate("Lead") + house + Self.call("NSStringFromClass(House.self)", "nil")
            #expect(
                try await Beginning(main: main).play() == [
                    "call Opening.House.init() [launch.application-first]", "console open sessions: 0",
                ] + Self.launched("Opening.Lead", "House Lead", house: true))
        }

        @Test func `H11: an application that is its own delegate`() async throws {
            let main =
                Self.delegate("House", "UIApplication, UIApplicationDelegate")
                + Self.call("NSStringFromClass(House.self)", "NSStringFromClass(House.self)")
            #expect(
                try await Beginning(main: main).play() == Self.launched("Opening.House", "House House", house: true))
        }

        @Test func `T15: UIResponder itself, which hears of nothing`() async throws {
            #expect(
                try await Beginning(main: "import UIKit\n" + Self.call("nil", "NSStringFromClass(UIResponder.self)"))
                    .play()
                    == ["state UIResponder.delegate [launch.application-first]"])
        }

        @Test func `C32: a class that adopts nothing hears of what it marks`() async throws {
            let plain = Self.delegate("Lead", "NSObject") + Self.call("nil", "NSStringFromClass(Lead.self)")
            #expect(
                try await Beginning(main: plain).play() == ["state Opening.Lead.delegate [launch.application-first]"])
            #expect(
                try await Beginning(main: plain.replacing("class Lead", with: "@objcMembers class Lead")).play()
                    == [
                        "state Opening.Lead.delegate [launch.application-first]",
                        "call Opening.Lead.\(Self.didFinish) [launch.did-finish]",
                        "state UIApplication.delegate not modelled: Opening.Lead does not adopt UIApplicationDelegate, so "
                            + "the app hears nil, unlike on a device; let the class adopt it [model.outside]",
                        "console UIApplication nil",
                    ])
        }

        @Test func `A class that does not derive from NSObject ends the process`() async throws {
            let main = "import UIKit\nclass Lead {}\n" + Self.call("nil", "NSStringFromClass(Lead.self)")
            #expect(
                try await Beginning(main: main).play() == [
                    "fault NSInternalInconsistencyException The app delegate's class Opening.Lead does not derive from NSObject. [launch.application-first]"
                ])
        }

        @Test(arguments: ["@main", "@UIApplicationMain"])
        func `An attribute begins the app`(attribute: String) async throws {
            let lead = Self.delegate("Lead").replacing("class Lead", with: "\(attribute)\nclass Lead")
            let run = try await BuiltSample.small("Marked", ["Lead.swift": lead]).play(
                .run, on: Device(system: SystemVersion(12)))
            #expect(ConfigurationSample.shown(run) == Self.launched("Marked.Lead", "UIApplication Lead"))
        }

        @Test func `N20: so does main(), called by hand`() async throws {
            #expect(
                try await Beginning(main: Self.delegate("Lead") + "Lead.main()\n").play()
                    == Self.launched("Opening.Lead", "UIApplication Lead"))
        }

        @Test(arguments: ["main", "UIApplicationMain"])
        func `C28, C30: beside main.swift, an attribute does not compile, and the cure is told`(attribute: String)
            async throws
        {
            let lead = Self.delegate("Lead").replacing("class Lead", with: "@\(attribute)\nclass Lead")
            let failure = try await #require(throws: CompileFailure.self) {
                try await Beginning(
                    main: "import UIKit\n" + Self.call("nil", "nil"), files: ["Lead.swift": lead]
                ).perform()
            }
            #expect(
                failure.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                    "'\(attribute)' attribute cannot be used in a module that contains top-level code"
                ])
            #expect(
                failure.description.split(separator: "\n").last == """
                    An app begins at one place. Remove @\(attribute) where main.swift calls UIApplicationMain; where it \
                    does not, remove main.swift.
                    """)
        }
    }
}
