import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `An override that needs Objective-C moves into its class` {
    @Test(arguments: [
        Replacement(
            "class A: B {\n}\nextension A {\n    override func c() { super.c() }\n}",
            """
            class A: B { override func c() { self._0_1_0c() } 
            }
            extension A {
                func _0_1_0c   () { super.c() }
            }
            """),
        Replacement(
            "class A: B {}\nextension A { @objc public override func c(_ d: Int, with e: inout [String]) throws -> Int { 1 } }",
            """
            class A: B { public override func c(_ p0: Int, with p1: inout [String]) throws -> Int { try self._0_1_0c(p0, with: &p1) } }
            extension A {       func _0_1_0c          (_ d: Int, with e: inout [String]) throws -> Int { 1 } }
            """),
        Replacement(
            "class A: B { // C\n}\nextension A {\n  override var c: Bool { true }\n  override class var d: Int { get { 1 } set {} }\n}",
            """
            class A: B { override var c: Bool { self._0_1_0c }; override class var d: Int { get { self._0_1_1d } set { self._0_1_1d = newValue } }  // C
            }
            extension A {
              var _0_1_0c   : Bool { true }
              class var _0_1_1d   : Int { get { 1 } set {} }
            }
            """),
        // A member of an extension that a subclass overrides.
        Replacement(
            "class A: B {\n}\nextension A { func tableView(_ c: D) {} }\nclass E: A { override func tableView(_ c: D) {} }",
            """
            class A: B { func tableView(_ p0: D) { self._0_1_0(p0) } 
            }
            extension A { func _0_1_0   (_ c: D) {} }
            class E: A { override func tableView(_ c: D) {} }
            """),
        // Nothing needs Objective-C here.
        Replacement(
            "class A: B { override func c() {} }\nextension A { func d() {} }",
            "class A: B { override func c() {} }\nextension A { func d() {} }"),
    ])
    func `Overrides of extensions`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
        #expect(lowered(notesOf: replacement.before) == [])
    }

    @Test func `The class may be in another file`() {
        let files = LoweredTarget(
            lowering: target([
                (name: "A.swift", text: "class A: B {\n    var c = 1\n}\n"),
                (name: "A+d.swift", text: "extension A {\n    override func d() {}\n}\n"),
            ]), role: .app
        ).files
        #expect(files[0].text.hasPrefix("class A: B { override func d() { self._1_0_0d() } \n    var c = 1\n}\n"))
        #expect(files[1].text.hasPrefix("extension A {\n    func _1_0_0d   () {}\n}\n"))
    }

    @Test(arguments: [
        Replacement(
            "extension UINavigationController {\n    open override var c: Bool { true }\n}",
            """
            /app/File.swift:2:23: note: c of UINavigationController is never called here: the class is not in this module, and \
            without Objective-C an extension cannot override its members. On a device, it is called.
            """),
        Replacement(
            "class A: B {}\nextension A {\n    override func c<T>(_ d: T) {}\n}",
            """
            /app/File.swift:3:19: note: Without Objective-C, a member of an extension can neither override nor be \
            overridden, and Understudy could not move c(_:) into A. Write it in the class itself.
            """),
    ])
    func `The reader hears what cannot be done`(_ replacement: Replacement) {
        #expect(lowered(notesOf: replacement.before) == [replacement.after])
    }

    @Test(arguments: [
        Replacement(
            "class A: XCTestCase {\n    @MainActor override func setUp() { super.setUp() }\n}",
            """
            class A: XCTestCase { nonisolated override func setUp() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._0_0_0setUp() } } 
                @MainActor func _0_0_0setUp   () { super.setUp() }
            }
            """),
        Replacement(
            "@MainActor class A: XCTestCase {\n    override func tearDown() async throws { try await super.tearDown() }\n}",
            """
            @MainActor class A: XCTestCase { nonisolated override func tearDown() async throws { nonisolated(unsafe) let test = self; try await test._0_0_0tearDown() } 
                func _0_0_0tearDown   () async throws { try await super.tearDown() }
            }
            """),
        Replacement(
            "@MainActor class A: XCTestCase {\n    override func setUpWithError() throws {}\n}",
            """
            @MainActor class A: XCTestCase { nonisolated override func setUpWithError() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._0_0_0setUpWithError() } } 
                func _0_0_0setUpWithError   () throws {}
            }
            """),
        Replacement(
            "class A: XCTestCase { override func setUp() {} }", "class A: XCTestCase { override func setUp() {} }"),
    ])
    func `What runs around tests on the main actor`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }

    @Test(arguments: [
        Replacement("import UIKit.UIColor", "import UIKit        "),
        Replacement("import class UIKit.UIView", "import       UIKit       "),
        Replacement("import struct Foundation.URL", "import        Foundation    "),
        Replacement("import Darwin", "import Glibc "),
        Replacement("import func Darwin.C.sin", "import      Glibc       "),
        Replacement("import class Third.Party", "import class Third.Party"),
    ])
    func `Imports of parts are imports of the whole`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }

    @Test(arguments: [
        Replacement("let a = #keyPath(A.b.c)", #"let a = "b.c"          "#),
        Replacement("let a = #keyPath(Outer.Inner.b)", #"let a = "b"                    "#),
        Replacement("let a = #keyPath(b)", #"let a = "b"        "#),
    ])
    func `Key paths become strings`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }

    @Test(arguments: [
        Replacement("import Foundation\nlet a = URLResponse()", "import Foundation\nlet a = _RLResponse()"),
        Replacement("class Timer {}\nlet a = Timer()", "class Timer {}\nlet a = Timer()"),
        Replacement("let a = URLSession(configuration: b)", "let a = URLSession(configuration: b)"),
        Replacement(
            "class A: URLSession {\n    var b = 1\n}",
            "class A: URLSession { convenience init() { self.init(configuration: .default) } \n    var b = 1\n}"),
        Replacement(
            "class A: URLSession {\n    override init() {}\n}",
            "class A: URLSession {\n             init() { super.init(configuration: .default) }\n}"),
        Replacement(
            "class A: URLSession {\n    override init() { super.init() }\n}",
            "class A: URLSession {\n             init() { super.init(configuration: .default) }\n}"),
    ])
    func `Initialisers without arguments that Linux's Foundation does not have`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }
}

/// Returns the notes on a file in its own module.
private func lowered(notesOf text: String) -> [String] {
    LoweredTarget(lowering: target([("File.swift", text)]), role: .app).notes.map(\.description)
}
