import TestSupport
import Testing

extension EndToEnd {
    /// The code by which objects answer messages, compared.
    struct ImplementationTests {
        private static let rows = [
            (#"Base.instanceMethod(for: launch) == Sub.instanceMethod(for: launch)"#, true),
            (#"Sub().method(for: launch) == Sub.instanceMethod(for: launch)"#, true),
            (#"Base.instanceMethod(for: launch) == Override.instanceMethod(for: launch)"#, false),
            (#"Override.instanceMethod(for: launch) == Below.instanceMethod(for: launch)"#, true),
            (#"Base.instanceMethod(for: launch) == Base.instanceMethod(for: Selector(("other")))"#, false),
            (#"Base.instanceMethod(for: Selector(("one"))) == Sub.instanceMethod(for: Selector(("two")))"#, true),
            (#"Base.instanceMethod(for: Selector(("one"))) == Base.instanceMethod(for: launch)"#, false),
            (#"Screen.instanceMethod(for: load) == UIViewController.instanceMethod(for: load)"#, true),
            (#"Own.instanceMethod(for: load) == UIViewController.instanceMethod(for: load)"#, false),
            (#"Screen.instanceMethod(for: load) == Screen.instanceMethod(for: Selector(("one")))"#, false),
            (#"Screen.instanceMethod(for: load) == Screen.instanceMethod(for: Selector(("title")))"#, false),
        ]

        @Test func `Two codes are the same if the method is`() async throws {
            let lines = try await BuiltSample.lines(
                of: "Implementations",
                """
                let launch = #selector(Base.launch), load = #selector(UIViewController.viewDidLoad)
                \(Self.rows.map { "print(\($0.0))" }.joined(separator: "\n"))
                """,
                files: [
                    "Classes.swift": """
                    import UIKit

                    class Base: NSObject {
                        @objc func launch() {}
                        @objc func other() {}
                    }
                    class Sub: Base {}
                    class Override: Base { override func launch() {} }
                    class Below: Override {}
                    class Screen: UIViewController {}
                    class Own: Screen {
                        override func viewDidLoad() { super.viewDidLoad() }
                    }
                    """
                ])
            #expect(lines == Self.rows.map { "\($0.1)" })
        }
    }
}
