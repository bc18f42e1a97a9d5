import Confinement
import Synchronization
import Testing

@testable import Building
@testable import Samples
@testable import Storage
@testable import Wording

@Suite(AtWorkbench(), .timeLimit(.minutes(2)))
struct BuilderTests {
    let workbench: Workbench
    var builder: ModuleBuilder { workbench.builder }

    init() throws {
        workbench = try #require(Workbench.current)
    }

    static let whole = [
        "swift-frontend App.swiftmodule after []", "swift-frontend app.o after []", "ld.lld App.debug.dylib after [1]",
        "ld.lld App after [2]", "swift-frontend tests.o after [0]", "ld.lld libAppTests.so after [4]",
    ]

    /// Returns `whole` for another app, whose cache entries no other test touches.
    static func whole(_ app: String) -> [String] {
        whole.map { $0.replacing("App", with: app) }
    }

    @Test func `Builds an app and launches it`() async throws {
        let steps = Mutex<[BuildProgress]>([])
        let product = try await builder.build(app: .app("Alone")) { step in steps.withLock { $0.append(step) } }
        #expect(
            product.summary == [
                "swift-frontend app.o after []", "ld.lld Alone.debug.dylib after [0]", "ld.lld Alone after [1]",
            ])
        #expect(steps.withLock(\.self) == [.compiling(module: "Alone"), .linking(module: "Alone"), .done])
        #expect(product.warnings == [])
        #expect(product.testBundle == nil)
        #expect(
            try await workbench.run(product)
                == "UIKit stands in\nHello, app /reader/Alone/AppDelegate.swift 5\n")
    }

    @Test func `Injects tests that see the app's internals`() async throws {
        let product = try await builder.build(app: .app("Host"), tests: .tests(of: "Host"))
        #expect(product.summary == Self.whole("Host"))
        #expect(
            try await workbench.run(product) == """
                Hello, test /reader/HostTests/Tests.swift
                hosted: 7
                UIKit stands in
                Hello, app /reader/Host/AppDelegate.swift 5

                """)
    }

    @Test func `A main.swift of the tests is compiled as a script, which nobody calls`() async throws {
        let name = "Scripted"
        var tests = ModuleInput.tests(of: name)
        tests.files.append(
            SourceFile(path: "/reader/\(name)Tests/main.swift", text: "print(\"the tests' main\")\n"))
        let product = try await builder.build(app: .app(name), tests: tests)
        #expect(product.summary == Self.whole(name))
        #expect(
            try await workbench.run(product) == """
                Hello, test /reader/ScriptedTests/Tests.swift
                hosted: 7
                UIKit stands in
                Hello, app /reader/Scripted/AppDelegate.swift 5

                """)
    }

    @Test func `Only the calls that an edit needs are made`() async throws {
        let name = "Edited"
        let first = try await builder.build(app: .app(name), tests: .tests(of: name))
        let again = try await builder.build(app: .app(name), tests: .tests(of: name))
        var expected = first
        expected.calls = []
        #expect(again == expected)

        let test = try await builder.build(app: .app(name), tests: .tests(of: name, prints: "edit"))
        #expect(test.summary == ["swift-frontend tests.o after []", "ld.lld libEditedTests.so after [0]"])
        #expect(test.executable == first.executable)
        #expect(try await workbench.run(test).hasPrefix("Hello, edit"))

        // Inside a function: the declarations that the tests compile against stay the same.
        let body = try await builder.build(app: .app(name, greeting: "Good day"), tests: .tests(of: name))
        #expect(body.summary == Array(Self.whole(name)[..<4]))
        #expect(body.testBundle == first.testBundle)
        #expect(
            try await workbench.run(body) == """
                Good day, test /reader/EditedTests/Tests.swift
                hosted: 7
                UIKit stands in
                Good day, app /reader/Edited/AppDelegate.swift 5

                """)

        let interface = try await builder.build(
            app: .app(name, extra: "extension Model { var more: Int { 1 } }"), tests: .tests(of: name))
        #expect(interface.summary == Self.whole(name))
        #expect(Set([first, test, body, interface].map(\.identity)).count == 4)
    }

    @Test func `Calls can be made again elsewhere`() async throws {
        let product = try await builder.build(app: .app("Again"), tests: .tests(of: "Again"))
        let folder = workbench.folder + "/again"
        try Files.makeFolder(folder)
        for var call in product.calls {
            call.workingDirectory = folder
            #expect(try await ToolRunner().run(call) == ChildProcess.Result(ending: .exited(0), output: ""))
        }
        #expect(try Files.bytes(folder + "/Again") == Files.bytes(product.executable))
        let bundle = try #require(product.testBundle)
        #expect(try Files.bytes(folder + "/libAgainTests.so") == Files.bytes(bundle))
    }

    @Test func `Main files, conditions and isolation compile`() async throws {
        var app = ModuleInput(
            name: "Script",
            files: [
                SourceFile(path: "/reader/Script/Other.swift", text: "class Other { var isolated = 1 }"),
                SourceFile(
                    path: "/reader/Script/main.swift",
                    text: """
                        import UIKit
                        #if FEATURE
                        @MainActor func isolated() -> Int { Other().isolated }
                        print("main", isolated(), made, #fileID)
                        #endif
                        """),
            ],
            generated: [SourceFile(path: "/made/by/lowering.swift", text: "let made = 3\nfunc f() { var unused = 1 }")])
        app.conditions = ["FEATURE"]
        app.defaultIsolation = "MainActor"
        app.languageMode = "6"
        let product = try await builder.build(app: app)
        #expect(product.warnings == [])
        #expect(try await workbench.run(product) == "main 1 3 Script/main.swift\n")
        app.conditions = []
        #expect(try await workbench.run(builder.build(app: app)) == "")
    }

    @Test func `XCTests and Swift tests are built with their macros`() async throws {
        var tests = ModuleInput.tests(of: "Both")
        tests.files.append(
            SourceFile(
                path: "/reader/BothTests/Frameworks.swift",
                text: """
                    import XCTest
                    import Testing
                    @testable import Both
                    final class Old: XCTestCase { func testIt() { XCTAssertEqual(Model().greet("a"), "Hello, a") } }
                    @Test func new() { #expect(Model().greet("b") == "Hello, b") }
                    """))
        let product = try await builder.build(app: .app("Both"), tests: tests)
        #expect(try await workbench.run(product).hasPrefix("Hello, test /reader/BothTests/Tests.swift\nhosted: 7\n"))
    }

    @Test func `Warnings are kept in the cache`() async throws {
        let app = ModuleInput.app("Warned", extra: "\tfunc f() { let unused = 1 }\n")
        let warning = Diagnostic(
            path: "/reader/Warned/Model.swift", line: 2, column: 17, severity: .warning,
            message: "initialization of immutable value 'unused' was never used; consider replacing with assignment"
                + " to '_' or removing it [#no-usage]",
            sourceLine: "\tfunc f() { let unused = 1 }")
        for _ in 1...2 {
            #expect(try await builder.build(app: app).warnings == [warning])
        }
    }
}
