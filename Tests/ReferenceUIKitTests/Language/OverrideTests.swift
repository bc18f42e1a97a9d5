import Lifecycle
import Samples
import TestSupport
import Testing

extension EndToEnd {
    /// Overrides that need Objective-C: in extensions, of members in extensions, and of XCTest's methods on the main
    /// actor.
    struct OverrideTests {
        @Test func `An override in an extension is called, and so is one of an extension's member`() async throws {
            let screens = """
                import UIKit.UIColor
                import class UIKit.UIViewController

                class Base: UIViewController {
                    var log: [String] = []
                }
                class Screen: Base {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        log.append("Screen")
                    }
                }
                """
            let extensions = """
                import UIKit

                extension Base {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        log.append("Base")
                    }
                    override var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
                    @objc func described(by word: String) -> String { "Base \\(word)" }
                }
                extension Screen {
                    override func described(by word: String) -> String { super.described(by: word) + " Screen" }
                }
                """
            let lines = try await BuiltSample.lines(
                of: "Overrides",
                """
                let screen: Base = Screen()
                screen.loadViewIfNeeded()
                print(screen.log, screen.prefersStatusBarHidden, screen.described(by: "a"))
                """, files: ["Screens.swift": screens, "Extensions.swift": extensions])
            #expect(lines == [#"["Base", "Screen"] true Base a Screen"#])
        }

        @Test(arguments: ["5", "6"])
        func `What runs around tests may be on the main actor`(languageMode: String) async throws {
            let tests = """
                import XCTest
                @testable import Around

                @MainActor final class AroundTests: XCTestCase {
                    private var screen: UIViewController!
                    override func setUp() {
                        super.setUp()
                        screen = UIViewController()
                    }
                    override func tearDown() async throws {
                        screen = nil
                        print("down")
                    }
                    func testScreen() { XCTAssertNotNil(screen.view) }
                }

                final class OtherTests: XCTestCase {
                    @MainActor private static var screen: UIViewController?
                    @MainActor override func setUp() async throws { Self.screen = UIViewController() }
                    @MainActor override func tearDownWithError() throws {
                        Self.screen = nil
                        print("other down")
                    }
                    @MainActor func testScreen() { XCTAssertNotNil(Self.screen) }
                }

                """
            var sample = try await BuiltSample.small("Around", ["main.swift": SmallApp.main()], tests: tests).sample
            sample.tests?.languageMode = languageMode
            let run = try await BuiltSample(sample).play(.test)
            #expect(run.verdict.tests == Verdict.Tests(ran: 2, failed: 0))
            #expect(run.printedLines.filter { $0.hasSuffix("down") } == ["down", "other down"])
        }
    }
}
