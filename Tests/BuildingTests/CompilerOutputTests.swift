import Testing

@testable import Building
@testable import Samples
@testable import Wording

struct CompilerOutputTests {
    struct Case: Sendable {
        var output: String
        var diagnostics: [Diagnostic]
    }

    static let cases = [
        Case(output: "", diagnostics: []),
        Case(
            output: """
                /a b/App:1/Model.swift:3:9: error: cannot find 'x' in scope
                  let y: x
                         ^
                /a b/App:1/Model.swift:1:1: note: it ends: error: here
                struct
                ^~~~~~
                """,
            diagnostics: [
                Diagnostic(
                    path: "/a b/App:1/Model.swift", line: 3, column: 9, severity: .error,
                    message: "cannot find 'x' in scope", sourceLine: "  let y: x"),
                Diagnostic(
                    path: "/a b/App:1/Model.swift", line: 1, column: 1, severity: .note,
                    message: "it ends: error: here", sourceLine: "struct"),
            ]),
        Case(
            output: "<unknown>:0: error: module 'X' cannot be read\nerror: fatal error encountered\nclang: note: no\n",
            diagnostics: [
                Diagnostic(severity: .error, message: "module 'X' cannot be read"),
                Diagnostic(severity: .error, message: "fatal error encountered"),
            ]),
        Case(
            output: "/A.swift:2:1: warning: unused\n/A.swift:9:1: warning: no line shown\n",
            diagnostics: [
                Diagnostic(path: "/A.swift", line: 2, column: 1, severity: .warning, message: "unused"),
                Diagnostic(path: "/A.swift", line: 9, column: 1, severity: .warning, message: "no line shown"),
            ]),
    ]

    @Test(arguments: cases) func `A compiler's output is read`(_ test: Case) {
        #expect(CompilerOutput.parse(test.output) == test.diagnostics)
    }

    @Test func `Lines are taken with their tabs from what was compiled`() {
        let output = "/A.swift:2:2: error: no\n        x\n        ^\n/B.swift:1:1: error: no\n        y\n        ^\n"
        let lines = CompilerOutput.parse(output, files: [SourceFile(path: "/A.swift", text: "\n\tx\n")]).map(
            \.sourceLine)
        #expect(lines == ["\tx", "        y"])
    }

    @Test func `The reader's line is shown`() {
        let diagnostic = Diagnostic(
            path: "/A.swift", line: 2, column: 8, severity: .error, message: "no", sourceLine: "\tlowered")
        #expect(diagnostic.rendered() == "/A.swift:2:8: error: no\n\tlowered\n\t      ^")
        #expect(
            diagnostic.rendered(original: ["/A.swift": "one\r\n\té@objc x\r\n"])
                == "/A.swift:2:8: error: no\n\té@objc x\n\t     ^")
        #expect(diagnostic.rendered(original: ["/A.swift": "short"]) == diagnostic.rendered())
        #expect(Diagnostic(severity: .warning, message: "m").rendered() == "warning: m")
    }

    @Test func `The reader's warnings are kept with their notes`() {
        let said = [
            ("/A.swift", Diagnostic.Severity.warning), ("/B.swift", .note), ("/G.swift", .warning), ("/A.swift", .note),
        ]
        .map { Diagnostic(path: $0.0, line: 1, column: 1, severity: $0.1, message: "m") }
        let input = ModuleInput(name: "App", files: [], generated: [SourceFile(path: "/G.swift", text: "")])
        #expect(input.readersWarnings(in: said) == Array(said[..<2]))
    }

    @Test func `What the linker misses is explained`() {
        let output = """
            ld.lld: error: undefined symbol: main
            >>> referenced by Scrt1.o:(_start)

            ld.lld: error: undefined symbol: $s3App4gone
            >>> referenced by app.o
            ld.lld: error: unable to find library -lGone
            """
        #expect(LinkerOutput.undefinedSymbols(output) == ["main", "$s3App4gone"])
        #expect(
            LinkerOutput.parse(output, readable: ["$s3App4gone": "App.gone"]).map(\.message) == [
                "The app has no entry point: it has neither a main.swift nor a type marked @main or @UIApplicationMain.",
                "App.gone is declared, but no library that the target links defines it.",
                "unable to find library -lGone",
            ])
    }
}
