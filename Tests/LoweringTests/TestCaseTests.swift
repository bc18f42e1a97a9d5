import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `Test cases are handed to XCTest` {
    private func calls(_ files: [String], role: TargetRole = .tests) -> [String] {
        let files = files.enumerated().map { (name: "\($0).swift", text: $1) }
        return LoweredTarget(lowering: target(files), role: role).files.flatMap { $0.text.split(separator: "\n") }
            .map { String($0.trimmingPrefix { $0 == " " }) }
            .filter { $0.hasPrefix("image.add(testCase") || $0.hasPrefix("tests.append") || $0.hasPrefix("#if") }
    }

    @Test(arguments: [
        ("class A: XCTestCase {}", []),
        ("class A: XCTestCase { func helper() {}; func testB(_ c: Int) {}; func testD() -> Int { 1 } }", []),
        ("class A: XCTestCase { private func testB() {}; static func testC() {} }", []),
        ("class A: NSObject { func testB() {} }", []),
        ("struct A: XCTestCase { func testB() {} }", []),
        (
            "class A: XCTestCase { func testC() {}; func testB() -> Void {} }",
            [
                #"image.add(testCase: testCase([("testB", { (test: A) in { test.testB() } }), ("testC", { (test: A) in { test.testC() } })]))"#
            ]
        ),
        (
            "class A: XCTest.XCTestCase { func testB() throws {}; func testC() async {}; func testD() async throws {} }",
            [
                #"image.add(testCase: testCase([("testB", { (test: A) in { try test.testB() } }), ("testC", asyncTest(A.testC)), ("testD", asyncTest(A.testD))]))"#
            ]
        ),
        (
            "class A: XCTestCase { @MainActor func testB() async {}; nonisolated func testC() async throws {} }",
            [
                #"image.add(testCase: testCase([("testB", asyncTest({ (test: A) in { await test.testB() } })), ("testC", asyncTest(A.testC))]))"#
            ]
        ),
        (
            "@MainActor class A: XCTestCase { func testB() async throws {}; nonisolated func testC() async throws {} }",
            [
                #"image.add(testCase: testCase([("testB", asyncTest({ (test: A) in { try await test.testB() } })), ("testC", asyncTest(A.testC))]))"#
            ]
        ),
        (
            "class A: XCTestCase { func `test b c`() {}; func `testD`() async {} }",
            [
                #"image.add(testCase: testCase([("test b c", { (test: A) in { test.`test b c`() } }), ("testD", asyncTest(A.`testD`))]))"#
            ]
        ),
        (
            "enum Tests { class A: XCTestCase { func testB() {} } }",
            [#"image.add(testCase: testCase([("testB", { (test: Tests.A) in { test.testB() } })]))"#]
        ),
        (
            "typealias Case = XCTestCase\nclass A: Case { func testB() {} }",
            [#"image.add(testCase: testCase([("testB", { (test: A) in { test.testB() } })]))"#]
        ),
        (
            "class A: XCTestCase {\n#if os(iOS)\nfunc testB() {}\n#elseif os(macOS)\nfunc testC() {}\n#endif\n}",
            ["#if true   ", #"image.add(testCase: testCase([("testB", { (test: A) in { test.testB() } })]))"#]
        ),
        (
            "class A: XCTestCase {\n#if DEBUG\nfunc testB() {}\n#endif\n}",
            [
                "#if DEBUG", "#if (DEBUG)", #"tests.append(("testB", { (test: A) in { test.testB() } }))"#,
            ]
        ),
        (
            "#if DEBUG\nclass A: XCTestCase { func testB() {} }\n#endif",
            [
                "#if DEBUG", "#if (DEBUG)", "#if (DEBUG)", "#if (DEBUG)",
                #"image.add(testCase: testCase([("testB", { (test: A) in { test.testB() } })]))"#,
            ]
        ),
    ])
    func `A test case's methods are listed`(text: String, calls: [String]) {
        #expect(self.calls([text]) == calls)
    }

    @Test func `Test cases bring what they inherit from classes of the module, in any file`() {
        let files = [
            "class B: A { func testD() {}; override func testC() async {} }",
            "class A: XCTestCase { func testC() async {} }", "extension B { func testE() throws {} }",
        ]
        #expect(
            calls(files) == [
                #"image.add(testCase: testCase([("testC", asyncTest(B.testC)), ("testD", { (test: B) in { test.testD() } }), ("testE", { (test: B) in { try test.testE() } })]))"#,
                #"image.add(testCase: testCase([("testC", asyncTest(A.testC))]))"#,
            ])
    }

    @Test func `Only a test target hands its test cases to XCTest`() {
        #expect(calls(["class A: XCTestCase { func testB() {} }"], role: .app) == [])
    }
}
