import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The storyboard of a configuration. Each test is a launch on a fresh device.
    struct ConfiguredStoryboardTests {
        static let made = LookupTests.made

        /// A scene delegate with a window and no method.
        static let delegate = "import UIKit\nclass Host: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\n"
        /// The storyboard's view controller, which says what it hears.
        static let screen = """
            import UIKit
            class Screen: UIViewController {
                override func awakeFromNib() { print("awake") }
                override func viewDidLoad() { print("loaded") }
            }

            """

        static func sample(_ entry: String, returns: String? = nil, storyboard: String? = nil) -> ConfigurationSample {
            var files = ["Host.swift": delegate, "Screen.swift": screen]
            files["Main.storyboard"] = storyboard
            return ConfigurationSample(entries: [entry], returns: returns, files: files)
        }

        static let main = SmallApp.storyboard("Screen", in: "Company")
        static let entry = ConfigurationSample.entry("Main", delegate: "Company.Host", storyboard: "Main")
        static let instantiated =
            "state Company.Screen.init(coder:) made by the storyboard Main [view.storyboard-controller]"
        static let awake = [
            "state Company.Host.delegate [scene.delegate]",
            "call Company.Host.getter: window [scene.storyboard-window]",
            instantiated, "call Company.Screen.awakeFromNib() [view.storyboard-controller]", "console awake",
            "call Company.Host.setter: window [scene.storyboard-window]",
            "call Company.Host.getter: window [scene.storyboard-window]",
            "call Company.Host.getter: window [scene.storyboard-window]",
        ]
        static let loaded = [
            "call Company.Screen.viewDidLoad() [view.loads-at-connection]", "console loaded",
            "state Company.Screen.rootViewController Screen: “Boo” [view.loads-at-connection]",
        ]

        @Test func `Of the Info.plist's entry: its view controller is made, and its view loaded`() async throws {
            #expect(
                try await Self.sample(Self.entry, storyboard: Self.main).play() == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Host, storyboard Main [configuration.info-plist]",
                ] + Self.awake + Self.loaded)
        }

        @Test(arguments: ["Own(frame: UIScreen.main.bounds)", "nil"])
        func `A window that the delegate's getter returns is put into the scene, filled and shown`(
            made: String
        ) async throws {
            var sample = Self.sample(Self.entry, storyboard: Self.main)
            sample.files["Host.swift"] = """
                import UIKit
                class Own: UIWindow { override func becomeKey() { print(windowScene?.windows.count ?? 0) } }
                class Host: UIResponder, UIWindowSceneDelegate { var window: UIWindow? = \(made) }

                """
            let isOwn = made != "nil"
            let key = ["call Company.Own.becomeKey() [view.key-window]", "console 1"]
            #expect(
                try await sample.play() == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Host, storyboard Main [configuration.info-plist]",
                ] + Self.awake.filter { !isOwn || !$0.contains("setter") } + (isOwn ? key : []) + Self.loaded)
        }

        /// An app delegate as a testing one: no name, its own delegate class that shows its own window.
        static func testing(_ more: String) -> ConfigurationSample {
            let own = """

                class Understudy: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let scene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: scene)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                    }
                }
                """
            var sample = sample(
                entry,
                returns: """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                            configuration.delegateClass = Understudy.self
                            \(more)
                            return configuration
                    """, storyboard: main)
            sample.files["Understudy.swift"] = "import UIKit\(own)\n"
            return sample
        }

        static let asked = [
            made, LookupTests.asked,
            #"state UISceneConfiguration in the Info.plist under "(no name)": name Main, delegate Company.Host, storyboard Main [configuration.without-name]"#,
        ]
        static let connected = [
            "call Company.Understudy.scene(_:willConnectTo:options:) [scene.will-connect]",
            "state rootViewController UIViewController [view.loads-when-shown]",
        ]

        @Test func `C71: left in place, its view controller is made, and its view not loaded`() async throws {
            let window = { (accessor: String) in "call Company.Understudy.\(accessor): window [scene.storyboard-window]"
            }
            #expect(
                try await Self.testing("").play() == Self.asked + [
                    "state UISceneConfiguration from the app delegate: name Main, delegate Company.Understudy, storyboard Main [configuration.delegate]",
                    "state Company.Understudy.delegate [scene.delegate]", window("getter"),
                    Self.instantiated, "call Company.Screen.awakeFromNib() [view.storyboard-controller]",
                    "console awake",
                    window("setter"), window("getter"),
                ] + Self.connected + [window("getter")])
        }

        @Test func `C72: set to nil, its view controller is not made`() async throws {
            #expect(
                try await Self.testing("configuration.storyboard = nil").play() == Self.asked + [
                    "state UISceneConfiguration from the app delegate: name Main, delegate Company.Understudy [configuration.delegate]",
                    "state Company.Understudy.delegate [scene.delegate]",
                ] + Self.connected)
        }

        @Test func `One that is not in the app ends the process`() async throws {
            let run = try await Self.sample(Self.entry).perform()
            #expect(
                ConfigurationSample.shown(run) == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Host, storyboard Main [configuration.info-plist]",
                    "state Company.Host.delegate [scene.delegate]",
                    "call Company.Host.getter: window [scene.storyboard-window]",
                    "fault NSInvalidArgumentException Could not find a storyboard named 'Main' in bundle NSBundle (main) [scene.will-connect]",
                ])
            #expect(run.verdict.exit == .crashed)
        }

        @Test func `One without an initial view controller is logged, and the window is empty`() async throws {
            let aimless = Self.main.replacing(#" initialViewController="a""#, with: "")
            #expect(
                try await Self.sample(Self.entry, storyboard: aimless).play() == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Host, storyboard Main [configuration.info-plist]",
                    "state Company.Host.delegate [scene.delegate]",
                    "call Company.Host.getter: window [scene.storyboard-window]",
                    "console [WindowScene] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set? [configuration.storyboard-without-entry]",
                    "call Company.Host.setter: window [scene.storyboard-window]",
                    "call Company.Host.getter: window [scene.storyboard-window]",
                    "call Company.Host.getter: window [scene.storyboard-window]",
                    "state rootViewController none: the window shows nothing [scene.will-connect]",
                ])
        }

        @Test func `A delegate without a window is told so, and the storyboard is not loaded`() async throws {
            let entry = ConfigurationSample.entry("Main", delegate: "Company.Lead", storyboard: "Main")
            #expect(
                try await Self.sample(entry, storyboard: Self.main).play() == [
                    Self.made,
                    "state UISceneConfiguration from the Info.plist: name Main, delegate Company.Lead, storyboard Main [configuration.info-plist]",
                    "state Company.Lead.delegate [scene.delegate]",
                    "console [WindowScene] The scene delegate must implement the window property if it wants to use a main storyboard file. [scene.storyboard-window]",
                    "call Company.Lead.scene(_:willConnectTo:options:) [scene.will-connect]",
                ])
        }
    }
}
