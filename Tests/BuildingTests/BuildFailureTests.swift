import Testing

@testable import Building
@testable import Samples
@testable import Storage
@testable import Wording

@Suite(AtWorkbench(), .timeLimit(.minutes(2)))
struct BuildFailureTests {
    let workbench: Workbench
    var builder: ModuleBuilder { workbench.builder }

    init() throws {
        workbench = try #require(Workbench.current)
    }

    @Test(arguments: [false, true])
    func `An error is placed in the reader's file`(hasTests: Bool) async throws {
        // The test's own error does not follow from the app; the app's error still counts first.
        var tests = ModuleInput.tests()
        tests.files[0].text += "\nlet wrong: Int = nil\n"
        let failure = await #expect(throws: CompileFailure.self) {
            try await builder.build(
                app: .app(extra: "func f() -> Int {\n    missing + 1\n}\n"), tests: hasTests ? tests : nil)
        }
        #expect(
            failure?.diagnostics == [
                Diagnostic(
                    path: "/reader/App/Model.swift", line: 3, column: 5, severity: .error,
                    message: "cannot find 'missing' in scope", sourceLine: "    missing + 1")
            ])
        #expect(failure?.module == "App")
        #expect(failure?.phase == .compiling)
        #expect(
            failure?.rendered(original: ["/reader/App/Model.swift": "1\n2\nthe reader's line\n"]) == """
                App does not compile:
                /reader/App/Model.swift:3:5: error: cannot find 'missing' in scope
                the reader's line
                    ^
                Of Apple's frameworks, Understudy has what launch code needs. If a name of an Apple framework was not found, Understudy does not have it.
                """)
    }

    @Test func `An error is placed in a test`() async throws {
        var tests = ModuleInput.tests()
        tests.files[0].text += "\nlet wrong: Int = nil\n"
        let failure = await #expect(throws: CompileFailure.self) {
            try await builder.build(app: .app(), tests: tests)
        }
        #expect(failure?.module == "AppTests")
        #expect(failure?.diagnostics.first?.path == "/reader/AppTests/Tests.swift")
        #expect(failure?.diagnostics.first?.line == 3)
        #expect(failure?.diagnostics.first?.column == 18)
    }

    @Test(arguments: [
        (
            "class A {}",
            "The app has no entry point: it has neither a main.swift nor a type marked @main or @UIApplicationMain."
        ),
        (
            "@_silgen_name(\"$s3App4goneSiyF\") func gone() -> Int\n@main struct M { static func main() { print(gone()) } }",
            "App.gone() -> Swift.Int is declared, but no library that the target links defines it."
        ),
    ]) func `What does not link is said`(source: String, message: String) async throws {
        let app = ModuleInput(name: "App", files: [SourceFile(path: "/reader/App/A.swift", text: source)])
        let failure = await #expect(throws: CompileFailure.self) { try await builder.build(app: app) }
        #expect(failure?.phase == .linking)
        #expect(failure?.diagnostics == [Diagnostic(severity: .error, message: message)])
    }

    @Test(arguments: [
        ("echo broken; kill -TERM $$", "Signal 15 ended it.", "broken\n"),
        ("echo '/A.swift:1:1: warning: w'; exit 3", "It ended with status 3.", "/A.swift:1:1: warning: w\n"),
    ]) func `The call of a compiler that breaks is shown`(script: String, reason: String, output: String) async throws {
        var builder = builder
        builder.toolchain.compiler = "\(workbench.folder)/\(Files.uniqueName())"
        try Files.write(Array("#!/bin/sh\n\(script)\n".utf8), to: builder.toolchain.compiler)
        let mode = ToolCall(tool: "/bin/chmod", arguments: ["+x", builder.toolchain.compiler], workingDirectory: "/")
        _ = try await ToolRunner().run(mode)
        let failure = await #expect(throws: ToolFailure.self) { try await builder.build(app: .app("Crash")) }
        #expect(failure?.reason == reason)
        #expect(failure?.output == output)
        #expect(failure?.call.arguments.contains("/reader/Crash/Model.swift") == true)
    }

    @Test func `The tools of a build that takes too long are ended`() async throws {
        var builder = builder
        builder.timeLimit = .milliseconds(500)
        builder.toolchain.compiler = "\(workbench.folder)/slow"
        let mark = "\(workbench.folder)/survived"
        try Files.write(
            Array("#!/bin/sh\n(sleep 2; touch \(mark)) &\nsleep 60\n".utf8), to: builder.toolchain.compiler)
        _ = try await ToolRunner().run(
            ToolCall(tool: "/bin/chmod", arguments: ["+x", builder.toolchain.compiler], workingDirectory: "/"))
        let start = ContinuousClock.now
        let failure = await #expect(throws: BuildTimedOut.self) { try await builder.build(app: .app("Slow")) }
        #expect(failure == BuildTimedOut(module: "Slow", limit: .milliseconds(500)))
        #expect(ContinuousClock.now - start < .seconds(20))
        try await Task.sleep(for: .seconds(3))
        #expect(!Files.exists(mark))
    }
}
