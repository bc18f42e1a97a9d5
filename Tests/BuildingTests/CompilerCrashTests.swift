import Confinement
import Testing

@testable import Building
@testable import Samples
@testable import Wording

struct CompilerCrashTests {
    private static let files = [SourceFile(path: "/a/One.swift", text: ""), SourceFile(path: "/a/Two.swift", text: "")]
    private static let report = """
        error: compile command failed
        Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
        Stack dump:
        0.\tProgram arguments: swift-frontend -c /a/One.swift /a/Two.swift
        1.\tSwift version 6.3
        2.\tWhile evaluating request at [/a/One.swift:3:1 - line:3:9]

        """

    private static func crash(_ ending: ProcessEnding, _ output: String, _ files: [SourceFile] = files)
        -> CompilerCrash?
    {
        CompilerCrash(ChildProcess.Result(ending: ending, output: output), files: files)
    }

    @Test func `A compiler that crashed names the file that it was at`() {
        #expect(
            Self.crash(.signaled(6), Self.report)?.diagnostic
                == Diagnostic(
                    path: "/a/One.swift", severity: .error, message: "the compiler crashed on this code (signal 6)"))
        #expect(
            Self.crash(.exited(134), Self.report)?.diagnostic
                == Diagnostic(path: "/a/One.swift", severity: .error, message: "the compiler crashed on this code"))
        #expect(
            Self.crash(.signaled(11), "")?.diagnostic
                == Diagnostic(severity: .error, message: "the compiler crashed on this code (signal 11)"))
        #expect(
            Self.crash(.signaled(11), "", [Self.files[1]])?.diagnostic
                == Diagnostic(
                    path: "/a/Two.swift", severity: .error, message: "the compiler crashed on this code (signal 11)"))
        #expect(Self.crash(.exited(1), "/a/One.swift:1: error: Please") == nil)
    }
}

@Suite(AtWorkbench(), .timeLimit(.minutes(2)))
struct CrashingCodeTests {
    /// Crashes the toolchain of today. A later one may refuse this code, which is the reader's fault as well.
    @Test func `Code that crashes the compiler is the reader's fault`() async throws {
        let builder = try #require(Workbench.current).builder
        let failure = await #expect(throws: CompileFailure.self) {
            try await builder.build(
                app: .app("Crashes", extra: "let many = InlineArray<4000000000, UInt8>(repeating: 0)\n"))
        }
        #expect(failure?.diagnostics.contains { $0.severity == .error } == true)
    }
}
