import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Windows that the app lets go, and modules that come along on Apple's systems.
    struct KeptWindowTests {
        private static let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleName</key><string>Kept</string></dict></plist>
            """

        /// The lines of a run: who printed, was called or changed.
        private static func lines(_ run: BuiltSample.RunResult, _ lanes: Set<TraceEvent.Lane>) -> [String] {
            run.events.filter { lanes.contains($0.lane) && $0.kind != .return }
                .map { "\($0.title ?? "") \($0.text ?? "")".split(separator: " ").joined(separator: " ") }
        }

        @Test func `A window is there as long as the app keeps it`() async throws {
            let body = """
                var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Screen()
                window?.makeKeyAndVisible()
                print(application.windows.count, application.keyWindow === window)
                window = nil
                print(application.windows.count, application.keyWindow == nil)
                """
            let screen = """
                import UIKit
                class Screen: UIViewController {
                    override func viewDidLoad() {}
                    override func viewDidAppear(_ animated: Bool) {}
                }
                """
            let built = try await BuiltSample.small(
                "Kept", ["main.swift": SmallApp.main(body), "Screen.swift": screen, "Info.plist": Self.plist])
            let run = try await built.play(.run, on: Device(system: SystemVersion(12)))
            #expect(
                Self.lines(run, [.viewController, .window, .console]) == [
                    "viewDidLoad()", "rootViewController Screen", "1 true",
                    "window the app does not keep the window: it is gone, with what it shows", "0 true",
                ])
        }

        @Test func `A scene lists a window once, and as long as the app keeps it`() async throws {
            let scene = """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var other: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let scene = scene as! UIWindowScene
                        other = UIWindow(windowScene: scene)
                        other?.isHidden = false
                        print(scene.windows.count)
                        other = nil
                        print(scene.windows.count)
                    }
                }
                """
            let delegate = "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
            let built = try await BuiltSample.small(
                "KeptByScene",
                [
                    "main.swift": SmallApp.main(), "SceneDelegate.swift": scene,
                    "Info.plist": SmallApp.plist(configuration: delegate),
                ])
            let run = try await built.play(.run)
            #expect(
                Self.lines(run, [.window, .console]) == [
                    "rootViewController none: the window shows nothing", "1",
                    "window the app does not keep the window: it is gone, with what it shows", "0",
                ])
        }

        @Test
        func `In an app with scenes a window of the app delegate's is not shown, though no scene is connected yet`()
            async throws
        {
            let main = """
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Screen()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                class Screen: UIViewController { override func viewDidLoad() {} }
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
                """
            let scene = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
            let run = try await BuiltSample.small(
                "Early",
                [
                    "main.swift": main, "SceneDelegate.swift": scene,
                    "Info.plist": SmallApp.plist(
                        configuration: "<key>UISceneDelegateClassName</key><string>Early.SceneDelegate</string>"),
                ]
            ).play(.run)
            #expect(
                Self.lines(run, [.viewController, .window]) == [
                    "makeKeyAndVisible() the window has no scene and is not shown"
                ])
        }

        @Test func `A main storyboard's window that the app delegate replaces is not shown`() async throws {
            let main = """
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = Other()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                class Screen: UIViewController { override func viewDidLoad() {} }
                class Other: UIViewController {
                    override func viewDidLoad() {}
                    override func viewDidAppear(_ animated: Bool) {}
                }
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
                """
            let plist = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """
            let run = try await BuiltSample.small(
                "Replaced",
                [
                    "main.swift": main, "Info.plist": plist,
                    "Main.storyboard": SmallApp.storyboard("Screen", in: "Replaced"),
                ]
            ).play(.run, on: Device(system: SystemVersion(12)))
            #expect(
                Self.lines(run, [.viewController, .window]) == [
                    "init(coder:) made by the storyboard Main", "viewDidLoad()", "rootViewController Other",
                    "window the main storyboard's window is gone: the app delegate did not keep it",
                    "viewDidAppear(_:)",
                ])
        }

        @Test func `Apple's modules bring others along`() async throws {
            let service = """
                import Foundation
                import CommonCrypto

                func task(_ url: URL) -> URLSessionDataTask { URLSession.shared.dataTask(with: url) { _, _, _ in } }

                func md5(_ text: String) -> String {
                    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
                    CC_MD5(text, CC_LONG(text.utf8.count), &digest)
                    return digest.map { String(format: "%02x", $0) }.joined()
                }
                """
            let tests = """
                import XCTest
                @testable import Alongside

                final class AlongsideTests: XCTestCase {
                    func testTask() {
                        let url = URL(string: "https://example.com")!
                        XCTAssertEqual(task(url).originalRequest, URLRequest(url: url))
                    }
                    func testDigest() { XCTAssertEqual(md5("abc"), "900150983cd24fb0d6963f7d28e17f72") }
                    func testUIKit() { XCTAssertNotNil(UIApplication.shared.delegate) }
                }
                """
            let run = try await BuiltSample.small(
                "Alongside", ["main.swift": SmallApp.main(), "Service.swift": service], tests: tests
            ).play(.test)
            #expect(run.verdict.tests == Verdict.Tests(ran: 3, failed: 0))
        }
    }
}
