import Lowering
import TestSupport
import Testing

@Suite struct `What Apple's modules bring along is imported` {
    @Test(arguments: [
        ("import Foundation\nlet a = URLSession.shared\n", ["import FoundationNetworking"]),
        ("import UIKit\nextension A { func b(_ c: HTTPURLResponse?) {} }\n", ["import FoundationNetworking"]),
        ("import Foundation\nclass A: URLSessionDataTask {}\n", ["import FoundationNetworking"]),
        ("import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared\n", []),
        ("let a = URLSession.shared\n", []),
        ("import Foundation\nlet a = URL(string: \"URLSession\") // URLRequest\n", []),
        ("import Foundation\nlet a: [XMLParser] = []\n", ["import FoundationXML"]),
        ("import XCTest\nlet a = UIApplication.shared\n", ["import UIKit"]),
        ("import XCTest\nimport UIKit\nlet a = UIApplication.shared\n", []),
        ("import Testing\nlet a = UIApplication.shared\n", []),
        ("import XCTest\nlet a: UInt = 1\n", []),
        ("import XCTest\nlet a = XCTAttachment.self\n", ["import HostedTests"]),
        ("import Testing\nlet a = XCTAttachment.self\n", []),
        (
            "import Foundation\nclass A: NSLock { let b = NSRecursiveLock() }\n",
            ["import class UIKit.NSLock", "import class UIKit.NSRecursiveLock"]
        ),
        ("import Testing\nclass A: NSLock {}\n", []),
        ("import CoreLocation\nlet a: NSLock = NSLock()\n", ["import class UIKit.NSLock"]),
        ("import UserNotifications\nlet a = NSCondition()\n", ["import class UIKit.NSCondition"]),
        ("import Foundation\nlet a: Foundation.NSLock? = nil\n", ["import class UIKit.NSLock"]),
        ("import Foundation\nlet a = Foundation.NSLock()\n", ["import class UIKit.NSLock"]),
        ("import WebKit\nlet a = URLSession.shared\n", ["import FoundationNetworking"]),
        (
            "import XCTest\nlet a = URLRequest.self, b = UIView.self, c = XMLParser.self\n",
            ["import FoundationNetworking", "import FoundationXML", "import UIKit"]
        ),
    ])
    func `Implied imports are appended`(text: String, imports: [String]) {
        let lines = lowered(text, role: .tests).dropFirst(text.count).split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("import ") } == imports)
    }

    @Test func `The file compiles as it would there`() throws {
        let toolchain = try TrialCompiler()
        defer { toolchain.remove() }
        let files = [
            (
                name: "Service.swift",
                text: """
                import Foundation

                protocol Session {
                    func dataTask(with url: URL) -> URLSessionDataTask
                }

                extension URLSession: Session {}
                """
            ),
            (
                name: "Reader.swift",
                text: """
                import UIKit

                final class Reader: NSObject, XMLParserDelegate {
                    var delegate: (any UIApplicationDelegate)?
                }
                """
            ),
            (
                name: "Counter.swift",
                text: """
                import Foundation

                final class Counter: NSLock, @unchecked Sendable {
                    private var value = 0

                    func increase() -> Int {
                        withLock {
                            value += 1
                            return value
                        }
                    }
                }

                public class Recursive: NSRecursiveLock, @unchecked Sendable {
                    override public init() { super.init() }
                    override public func lock() { super.lock() }
                }

                let plain: NSLock = Counter()

                protocol Tagged {}
                extension Tagged { var tag: Int { 1 } }
                extension NSObject: Tagged {}

                protocol Named { func name() -> String }
                extension NSObject { func name() -> String { "object" } }
                extension NSObject: Named {}

                protocol Described: NSObjectProtocol {}
                extension NSObject: Described {}

                let tags = NotificationCenter.default.tag + FileManager.default.tag + ProcessInfo.processInfo.tag

                extension Thread {
                    static func keep(_ value: AnyObject?, for key: NSCopying) {
                        Thread.current.threadDictionary[key] = value
                    }
                }
                """
            ),
            (
                name: "Qualified.swift",
                text: """
                import Foundation

                final class Store {
                    let lock: Foundation.NSLock = NSLock()
                    let other = Foundation.NSRecursiveLock()
                    var locks: [Foundation.NSLock?] { [plain, lock] }
                }

                extension Foundation.NSCondition { func rest() { wait() } }
                """
            ),
        ]
        let paths = try toolchain.write(LoweredTarget(lowering: target(files), role: .app), in: "App")
        let messages = try toolchain.compile(
            ["-c", "-wmo", "-parse-as-library", "-swift-version", "5", "-module-name", "App"]
                + ["-module-alias", "UIKit=ReferenceUIKit"] + paths)
        #expect(messages == "")
    }
}
