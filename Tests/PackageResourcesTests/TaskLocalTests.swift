import Foundation
import TestSupport
import Testing

/// Sources without the code that the compiler's optimiser gets wrong: the tests are not optimised.
struct TaskLocalTests {
    /// Swift 6.3 with `-O` gives a task-local function no type, and the program ends where the function gets its value.
    @Test func `No function is task-local by itself`() throws {
        let sources = Checkout.path("Sources")
        let found = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
            .filter { path in
                let text = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
                return Self.isTaskLocalFunction(text)
            }
        #expect(found == [])
    }

    @Test(arguments: [
        ("@TaskLocal package static var watch: @Sendable (_ path: String) -> Void = { _ in }", true),
        ("@TaskLocal static var watch: (@Sendable () -> Int)?", true),
        ("@TaskLocal static var watch = Watch()\n    let a: () -> Void", false),
        ("@TaskLocal static var limit: Int?", false),
    ])
    func `Such a function is found`(text: String, isFunction: Bool) {
        #expect(Self.isTaskLocalFunction(text) == isFunction)
    }

    private static func isTaskLocalFunction(_ text: String) -> Bool {
        text.firstMatch(of: /@TaskLocal\b[^\n]*->/) != nil
    }
}
