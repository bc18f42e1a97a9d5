import TestSupport
import Testing

extension EndToEnd {
    /// Code that only Apple's Foundation, UIKit and Objective-C let compile.
    struct LiteralTests {
        @Test func `Locks have subclasses, objects their conformances, and literals their types`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Literals",
                """
                let counter = Counter()
                counter.lock()
                print(counter.`try`())
                counter.unlock()
                print(counter.increased(), counter.increased(), counter.locked)
                print(Again().twice())
                print(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
                print(#imageLiteral(resourceName: "Logo") == UIImage(named: "Logo"))
                print(NotificationCenter.default.tag, FileManager.default.tag, counter.tag)
                let words = NSMutableDictionary()
                let key: NSCopying = "a" as NSString
                words[key] = 1
                print(words["a"] as? Int ?? 0, words[key] as? Int ?? 0)
                words[key] = nil
                print(words.count)
                let one = Target(), two = Target()
                let tap = #selector(Target.tap)
                print(one.method(for: tap) == two.method(for: tap), one.method(for: tap) == counter.method(for: tap))
                print(Target.instanceMethod(for: tap) == one.method(for: tap))
                """,
                files: [
                    "Counter.swift": """
                    import Foundation

                    protocol Tagged {}
                    extension Tagged { var tag: String { "tagged" } }
                    extension NSObject: Tagged {}

                    final class Counter: NSLock, @unchecked Sendable {
                        private var value = 0
                        private(set) var locked = 0
                        override func lock() {
                            super.lock()
                            locked += 1
                        }
                        func increased() -> Int {
                            withLock {
                                value += 1
                                return value
                            }
                        }
                    }

                    final class Again: NSRecursiveLock, @unchecked Sendable {
                        func twice() -> Bool { withLock { withLock { true } } }
                    }
                    """,
                    "Assets.xcassets/Logo.imageset/Contents.json": "{}",
                    "Target.swift": "import UIKit\nclass Target: NSObject { @objc func tap() {} }\n",
                ])
            #expect(
                lines == [
                    "false", "1 2 3", "true", "true", "true", "tagged tagged tagged", "1 1", "0", "true false", "true",
                ])
        }
    }
}
