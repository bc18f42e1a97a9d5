import TestSupport
import Testing

extension EndToEnd {
    /// The parts of Foundation that Apple's has and Linux's has not.
    struct FoundationTests {
        static let listener = """
            import Foundation

            class Listener: NSObject {
                let name: String
                init(_ name: String) {
                    self.name = name
                    super.init()
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(heard(_:)), name: Notification.Name("a"), object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(bare), name: Notification.Name("b"), object: self)
                }
                deinit { NotificationCenter.default.removeObserver(self) }
                @objc func heard(_ notification: Notification) { print(name, "heard", notification.name.rawValue) }
                @objc func bare() { print(name, "bare") }
                @objc func tick(_ timer: Timer) { print(name, "tick", timer.isValid) }
                @objc func late(_ text: String) { print(name, "late", text) }
            }
            """

        @Test func `A description names the class as Objective-C does`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Described",
                """
                let screen = Screen()
                print([screen, Named(), UIView(), application].map { "\\($0)".prefix { $0 != ":" } })
                print(screen.description == "\\(screen)", screen.description != Screen().description)
                """,
                files: [
                    "Screen.swift":
                        "import UIKit\nclass Screen: UIViewController {}\n@objc(Other) class Named: UIView {}\n"
                ])
            #expect(lines == [#"["<Described.Screen", "<Other", "<UIView", "<UIApplication"]"#, "true true"])
        }

        @Test func `A table of objects holds them or not, and compares them as its options say`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Tables",
                """
                let list = Listeners()
                let first = Listener(1)
                list.add(first)
                list.add(first)
                do {
                    let second = Listener(2)
                    list.add(second)
                    print(list.numbers)
                }
                print(list.numbers, list.table.count, list.table.anyObject?.number ?? 0)

                let held = NSHashTable<NSString>()
                held.add("a")
                held.add(NSString(string: "a"))
                held.add("b")
                held.add(nil)
                print(held.allObjects, held.contains("b"), held.member("c") ?? "none")
                let options: NSPointerFunctions.Options = [.weakMemory, .objectPointerPersonality]
                let others = NSHashTable<NSString>(options: options, capacity: 2)
                let strings = [NSString(string: "b"), NSString(string: "b")]
                strings.forEach(others.add)
                print(others.count, others.intersects(held), others.isSubset(of: held))
                held.minus(others)
                held.union(others)
                held.remove("a")
                print(held.allObjects, held.count)
                held.removeAllObjects()
                print(held.anyObject ?? "none")
                """,
                files: [
                    "Listeners.swift": """
                    import Foundation

                    protocol Numbered: AnyObject { var number: Int { get } }
                    final class Listener: Numbered {
                        let number: Int
                        init(_ number: Int) { self.number = number }
                    }
                    final class Listeners {
                        let table: NSHashTable<any Numbered> = .weakObjects()
                        func add(_ one: any Numbered) { table.add(one) }
                        var numbers: [Int] { table.allObjects.map(\\.number) }
                    }
                    """
                ])
            #expect(
                lines == [
                    "[1, 2]", "[1] 1 1", "[a, b] true none", "2 true true", "[b] 1", "none",
                ])
        }

        @Test func `A table of keys and values forgets an entry with what it holds weakly`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Maps",
                """
                let numbers = NSMapTable<Key, NSNumber>.weakToStrongObjects()
                let kept = Key()
                numbers.setObject(1, forKey: kept)
                numbers.setObject(2, forKey: kept)
                autoreleasepool { numbers.setObject(3, forKey: Key()) }
                print(numbers.count, numbers.object(forKey: kept) ?? 0)
                let keys = NSMapTable<NSString, Key>(keyOptions: .strongMemory, valueOptions: .weakMemory)
                keys.setObject(kept, forKey: "kept")
                keys.setObject(Key(), forKey: "gone")
                print(keys.count, keys.object(forKey: "kept") === kept, keys.object(forKey: "gone") == nil)
                print(keys.keyEnumerator().allObjects, keys.dictionaryRepresentation().count)
                keys.removeObject(forKey: "kept")
                print(keys.count, keys.objectEnumerator()?.nextObject() == nil)
                """,
                files: ["Key.swift": "import UIKit\n\nfinal class Key: NSObject {}\n"])
            #expect(lines == ["1 2", "1 true true", #"["kept"] 1"#, "0 true"])
        }

        @Test func `Observers hear by selector, until they are removed or gone`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Observers",
                """
                let one = Listener("one")
                var two: Listener? = Listener("two")
                let center = NotificationCenter.default
                center.post(name: Notification.Name("a"), object: nil)
                center.post(name: Notification.Name("b"), object: nil)
                center.post(name: Notification.Name("b"), object: one)
                two = nil
                center.post(name: Notification.Name("a"), object: nil)
                center.removeObserver(one, name: Notification.Name("a"), object: nil)
                center.post(name: Notification.Name("a"), object: nil)
                center.post(name: Notification.Name("b"), object: one)
                center.removeObserver(one)
                center.post(name: Notification.Name("b"), object: one)
                let token = center.addObserver(forName: Notification.Name("c"), object: nil, queue: nil) { _ in print("c") }
                center.post(name: Notification.Name("c"), object: nil)
                center.removeObserver(token)
                center.post(name: Notification.Name("c"), object: nil)
                _ = two
                """, files: ["Listener.swift": Self.listener])
            // Linux's center has no order.
            #expect(Set(lines.prefix(2)) == ["one heard a", "two heard a"])
            #expect(lines.dropFirst(2) == ["one bare", "one heard a", "one bare", "c"])
        }

        @Test func `A localised text comes from the table, with its values, or from the code`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Localised",
                """
                let folder = NSTemporaryDirectory() + "Texts.bundle"
                try! FileManager.default.createDirectory(
                    atPath: folder + "/en.lproj", withIntermediateDirectories: true)
                let table = "'hello' = 'Hallo'; '%lld of %@ (100 %%)' = '%2$@: %1$lld, 100 %%'; '%@ left' = 'noch %@';"
                    .replacing("'", with: String(UnicodeScalar(34)))
                try! table.write(toFile: folder + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
                let bundle = Bundle(path: folder)!
                let (name, count) = ("ropes", 3)
                print(String(localized: "hello", bundle: bundle), String(localized: "hello"))
                print(String(localized: "\\(count) of \\(name) (100 %)", bundle: bundle, comment: "a count"))
                print(String(localized: "\\(count) of \\(name) (100 %)"), String(localized: "100 %"))
                let format = "%.1f"
                print(String(localized: "\\(0.5, specifier: format) left", bundle: bundle), String(localized: "\\(name) left", bundle: bundle))
                print(String(localized: "greeting", defaultValue: "Hi \\(name)"), String(localized: "hello", defaultValue: "Hi", bundle: bundle))
                let resource = LocalizedStringResource("hello", bundle: .atURL(bundle.bundleURL))
                print(String(localized: resource), resource.key, String(localized: "\\(count) left" as LocalizedStringResource))
                print(Row(title: "row").text, String(localized: "in \\(resource)"), Optional(2).map { String(localized: "\\($0)") }!)
                """,
                files: [
                    "Row.swift": """
                    import Foundation

                    struct Row {
                        let title: LocalizedStringResource
                        var text: String { String(localized: title) + String(localized: ", own") }
                    }
                    """
                ])
            #expect(
                lines == [
                    "Hallo hello", "ropes: 3, 100 %", "3 of ropes (100 %) 100 %", "0.5 left noch ropes",
                    "Hi ropes Hallo",
                    "Hallo hello 3 left", "row, own in Hallo 2",
                ])
        }

        @Test func `An observer without the method ends the app as on a device`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Deaf",
                """
                NotificationCenter.default.addObserver(
                    self, selector: Selector(("gone:")), name: Notification.Name("a"), object: nil)
                NotificationCenter.default.post(name: Notification.Name("a"), object: nil)
                """)
            #expect(lines == ["-[Deaf.AppDelegate gone:]: unrecognized selector sent to instance"])
        }

        @Test func `Timers and delayed messages reach their targets`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Timers",
                """
                let one = Listener("one")
                Timer.scheduledTimer(
                    timeInterval: 0.01, target: one, selector: #selector(Listener.tick(_:)), userInfo: nil, repeats: false)
                one.perform(#selector(Listener.late(_:)), with: "first", afterDelay: 0)
                one.perform(#selector(Listener.late(_:)), with: "never", afterDelay: 0.005)
                NSObject.cancelPreviousPerformRequests(
                    withTarget: one, selector: #selector(Listener.late(_:)), object: "never")
                one.performSelector(onMainThread: #selector(Listener.late(_:)), with: "now", waitUntilDone: true)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
                """, files: ["Listener.swift": Self.listener])
            #expect(lines == ["one late now", "one late first", "one tick true"])
        }

        @Test func `Initialisers without arguments, defaults by key, and texts with attributes`() async throws {
            let text = """
                import UIKit

                class Mock: URLSession {
                    var asked: [URL] = []
                    override func dataTask(
                        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
                    ) -> URLSessionDataTask {
                        asked.append(url)
                        return super.dataTask(with: url, completionHandler: completionHandler)
                    }
                }
                class Older: URLSession {
                    let mark: Int
                    override init() { mark = 1 }
                }
                func texts() {
                    let style = NSMutableParagraphStyle()
                    style.alignment = .center
                    let text = NSMutableAttributedString(
                        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3), .paragraphStyle: style])
                    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
                    let attachment = NSTextAttachment(image: UIImage())
                    text.append(NSAttributedString(attachment: attachment))
                    let attributes = text.attributes(at: 0, effectiveRange: nil)
                    print(attributes[.foregroundColor] as? UIColor == .red, text.length)
                    print((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
                }
                """
            let lines = try await BuiltSample.lines(
                of: "Plainly",
                """
                print(URLResponse().expectedContentLength, NSAttributedString().length, NSError().code)
                print(URLSession() === URLSession.shared, Timer().isValid, HTTPURLResponse().statusCode)
                print(Mock().asked, Older().mark)
                UserDefaults.standard.setValue("b", forKey: "a")
                print(UserDefaults.standard.string(forKey: "a") ?? "none", UserDefaults.standard.value(forKey: "a") as Any)
                texts()
                """, files: ["Texts.swift": text])
            #expect(lines == ["-1 0 0", "false true 0", "[] 1", "b Optional(\"b\")", "true 2", "true"])
        }
    }
}
