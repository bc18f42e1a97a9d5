import SwiftParser
import Testing

@testable import Lowering

/// The tests that a file has, by the frameworks that take them for tests.
struct TestsOfFileTests {
    @Test(
        arguments: [
            ("final class T: XCTestCase { func testA() {} ; func testB() throws {} }", 2),
            ("final class T: XCTestCase { func helper() {} ; func test(_ a: Int) {} ; private func testC() {} }", 0),
            ("class T: XCTestCase { func testD() -> Int { 1 } ; static func testE() {} ; func testF() async {} }", 1),
            ("@Test func one() {}\n@Test(arguments: [1]) func two(_ a: Int) {}\nfunc testThree() {}", 2),
            ("struct Suite { @Test func four_ok() {} ; @Testing.Test func five() async {} ; func testSix() {} }", 3),
            ("func make() { func testLocal() {} }", 0),
            (
                "class S: QuickSpec { override func spec() { describe(\"a\") { it(\"b\") { } ; fit(\"c\") { } } ; it(d) } }",
                2
            ),
            ("class S: QuickSpec { override class func spec() { it(\"b\") { } } ; func other() { it(\"c\") { } } }", 1),
        ])
    func `Each test is counted once`(text: String, count: Int) {
        #expect(TestsOfFile(Parser.parse(source: text)).offsets.count == count)
    }
}
