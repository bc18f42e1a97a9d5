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
                print(Brand(number: 3).number, Brand(number: 3) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
                print(Shade(red: 0, green: 1, blue: 0, alpha: 1).part, Tint.plain == UIColor(white: 0, alpha: 1))
                print(Picture(named: "Logo") == UIImage(named: "Logo"))
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
                    "Colors.swift": """
                    import UIKit

                    final class Brand: UIColor, @unchecked Sendable {
                        let number: Int
                        init(number: Int) {
                            self.number = number
                            super.init(red: 1, green: 0, blue: 0, alpha: 1)
                        }
                        required init?(coder: NSCoder) { fatalError() }
                        required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
                            self.init(number: 1)
                        }
                    }

                    public class Shade: UIColor, @unchecked Sendable {
                        let part: CGFloat
                        public override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
                            part = green / 2
                            super.init(red: red, green: green, blue: blue, alpha: alpha)
                        }
                        public required init?(coder: NSCoder) { fatalError() }
                        public required convenience init(
                            _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
                        ) { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
                    }

                    final class Tint: UIColor, @unchecked Sendable {}
                    final class Picture: UIImage, @unchecked Sendable {}
                    extension UIColor { static var plain: Self { Self(white: 0, alpha: 1) } }
                    """,
                    "Target.swift": "import UIKit\nclass Target: NSObject { @objc func tap() {} }\n",
                ])
            #expect(
                lines == [
                    "false", "1 2 3", "true", "true", "true", "3 true", "0.5 true", "true",
                    "tagged tagged tagged", "1 1", "0", "true false", "true",
                ])
        }
    }
}
