import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The example of the page on left-out code, as its two commands print it.
    struct LeftOutPageTests {
        /// The code blocks of the page, from the first on.
        private static var blocks: [String] {
            get throws {
                let page = try String(
                    contentsOfFile: Checkout.path("Documentation.docc/Articles/LeftOutCode.md"), encoding: .utf8)
                return page.matches(of: /(?m)^```\w*\n([\s\S]*?)\n```$/).map { String($0.output.1) }
            }
        }

        /// The project that the page describes: its text has one of the files.
        private static func write(voice: String, to folder: URL) throws {
            let files = [
                "project.yml": """
                name: Purr
                packages:
                  Firebase: {url: https://github.com/firebase/firebase-ios-sdk, from: 11.0.0}
                targets:
                  Purr:
                    type: application
                    platform: iOS
                    sources: Purr
                    info: {path: Purr/Info.plist}
                    dependencies: [{package: Firebase, product: FirebaseCore}]
                  PurrTests: {type: bundle.unit-test, platform: iOS, sources: PurrTests, dependencies: [{target: Purr}]}
                """,
                "Purr/Info.plist": "<plist version=\"1.0\"><dict/></plist>", "Purr/Voice.swift": voice,
                "Purr/main.swift": """
                import UIKit

                let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                """,
                "Purr/AppDelegate.swift": """
                import FirebaseCore
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        FirebaseApp.configure()
                        window = UIWindow()
                        window?.rootViewController = BreedsController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }

                class BreedsController: UIViewController {
                    override func viewDidLoad() {
                        Voice().meow()
                    }
                }
                """,
                "PurrTests/PurrTests.swift": """
                import UIKit
                import XCTest

                @objc(TestingAppDelegate)
                class TestingAppDelegate: UIResponder, UIApplicationDelegate {}

                class PurrTests: XCTestCase {
                    func testNothing() {}
                }
                """,
            ]
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        /// True if each line of a block is printed, in this order; `…` stands for any text, and `...` for any lines.
        private static func isPrinted(_ block: String, in output: String) -> Bool {
            var lines = output.split(separator: "\n").map { $0.replacing(#/^ *[\d.]+ ms  /#, with: "") }[...]
            return block.replacing(/↩\n +/, with: "").split(separator: "\n").allSatisfy { line in
                if line.trimmingCharacters(in: .whitespaces) == "..." { return true }
                let parts = line.split(separator: "…", omittingEmptySubsequences: false)
                guard
                    let index = lines.firstIndex(where: { printed in
                        var rest = printed[...]
                        return printed.hasPrefix(parts[0]) && printed.hasSuffix(parts[parts.count - 1])
                            && parts.allSatisfy { part in
                                guard let range = rest.firstRange(of: part) else { return part.isEmpty }
                                rest = rest[range.upperBound...]
                                return true
                            }
                    })
                else { return false }
                lines = lines[(index + 1)...]
                return true
            }
        }

        @Test func `The page's example prints what the page shows`() async throws {
            let blocks = try Self.blocks
            try #require(blocks.count >= 4)
            let folder = FileManager.default.temporaryDirectory.appending(
                path: "left-out-page-\(UUID().uuidString)/Purr")
            defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
            try Self.write(voice: blocks[0], to: folder)
            let tests = try await Program.run(["test", folder.path, "--os", "17"])
            #expect(tests.status == 0)
            #expect(tests.error.hasSuffix(blocks[1] + "\n"), "\(tests.error)")
            #expect(Self.isPrinted(blocks[2], in: tests.output), "\(tests.output)")
            let run = try await Program.run(["run", folder.path, "--os", "17"])
            #expect(Self.isPrinted(blocks[3], in: run.output), "\(run.output)")
            // The comparison can fail.
            #expect(!Self.isPrinted(blocks[3], in: tests.output) && !Self.isPrinted(blocks[2], in: run.output))
        }
    }
}
