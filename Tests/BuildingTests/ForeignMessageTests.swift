import DeviceWalks
import Foundation
import Testing

@testable import Building
@testable import Samples
@testable import Wording

/// Messages of the compiler and the linker that contain text of the user, which may look like any other message.
struct ForeignMessageTests {
    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "-1", "1073741825"])
    func `A place that cannot be is none`(number: String) {
        let file = SourceFile(path: "/App/main.swift", text: "let a = 1\n")
        for place in ["\(number):1", "1:\(number)"] {
            let said = CompilerOutput.parse("/App/main.swift:\(place): error: boo\n", files: [file])
            #expect(said == [])
        }
    }

    @Test func `A line that a file does not have is none`() {
        for number in [Int.min, -1, 0, 3, Int.max] { #expect(Diagnostic.line(number, of: "one\ntwo") == nil) }
        #expect(Diagnostic.line(2, of: "one\ntwo") == "two")
        #expect(Diagnostic.line(1, of: "") == "")
    }

    @Test func `Of very many warnings the first are kept, and all errors up to a number`() {
        let many =
            String(repeating: "/a.swift:1:1: warning: w\n", count: 5000)
            + "/a.swift:1:1: error: e\n/a.swift:1:1: error: f\n"
            + String(repeating: "/a.swift:1:1: error: g\n", count: CompilerOutput.mostErrors)
        let said = CompilerOutput.parse(many, files: [SourceFile(path: "/a.swift", text: "a")])
        #expect(said.count == CompilerOutput.mostOthers + CompilerOutput.mostErrors)
        #expect(said.dropFirst(CompilerOutput.mostOthers).prefix(2).map(\.message) == ["e", "f"])
    }

    @Test func `Of very many diagnostics people are shown errors before others, and the last`() {
        func diagnostics(_ severity: Diagnostic.Severity, _ count: Int) -> [Diagnostic] {
            (0..<count).map { Diagnostic(severity: severity, message: "\(severity.rawValue) \($0)") }
        }
        func shown(_ all: [Diagnostic]) -> [String] {
            CompileFailure(module: "App", phase: .compiling, diagnostics: all, output: "").shown.map(\.message)
        }
        let few = diagnostics(.warning, 999) + diagnostics(.error, 1)
        #expect(shown(few) == few.map(\.message))
        let many =
            diagnostics(.warning, 1000) + diagnostics(.error, 2) + [Diagnostic(severity: .error, message: "ended")]
        let words = shown(many)
        #expect(words.count == 1000)
        #expect(words.prefix(3) == ["error 0", "error 1", "warning 0"])
        #expect(words.last == "ended")
    }

    @Test func `Nothing that the tools print ends the program`() async throws {
        let outcome = try await FuzzCases("tool output", count: 4_000).run { chance, note in
            let file = SourceFile(
                path: "/App/main.swift", text: chance.pick(["", "let a = 1", "a\n\tb\r\nc\u{2028}d\n"]))
            let parts = [
                "/App/main.swift", ":", "-9223372036854775808", "1", "99999999999999999999", ": error: ", ": warning: ",
                "\n",
                "<unknown>:0", "ld.lld: error: ", "undefined symbol: ", "$s4main", "  ^~~", "\t", "Grüße", "\0",
                "\u{FEFF}",
            ]
            let output = (0..<Int(chance.next() % 40)).map { _ in chance.pick(parts) }.joined()
            note(output)
            let said = CompilerOutput.parse(output, files: [file])
            for diagnostic in said {
                _ = diagnostic.rendered(original: [file.path: file.text])
                guard diagnostic.path == nil || diagnostic.line > 0 else { return "\(diagnostic)" }
            }
            _ = LinkerOutput.parse(output, readable: [:])
            return nil
        }
        #expect(outcome.failures == [])
        #expect(outcome.cases >= 4_000)
    }
}
