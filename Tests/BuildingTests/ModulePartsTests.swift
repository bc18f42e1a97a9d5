import Testing

@testable import Building
@testable import Samples
@testable import Storage
@testable import Wording

/// A module of many files is compiled in parts, side by side, and is the same module.
@Suite(AtWorkbench(), .timeLimit(.minutes(2)))
struct ModulePartsTests {
    let workbench: Workbench
    var builder: ModuleBuilder { workbench.builder }

    init() throws {
        workbench = try #require(Workbench.current)
    }

    /// Returns an app of 62 files, each of which uses what the one before it declares, and the last what all do.
    private static func app(_ name: String, wrong: [Int: String] = [:]) -> ModuleInput {
        var app = ModuleInput.app(name)
        let sum = (0..<60).map { "number\($0)()" }.joined(separator: ",")
        app.files[1].text = """
            struct Model { func greet(_ name: String) -> String { "\\([\(sum)].reduce(0, +)), \\(name)" } }

            """
        app.files += (0..<60).map { number in
            SourceFile(
                path: "/reader/\(name)/Number\(number).swift",
                text: """
                    private let own = 1
                    func number\(number)() -> Int { \(number == 0 ? "0" : "number\(number - 1)()") + own }
                    \(wrong[number] ?? "")
                    """)
        }
        return app
    }

    @Test func `An app in two parts is linked and runs`() async throws {
        let product = try await builder.build(app: Self.app("Many"), tests: .tests(of: "Many"))
        #expect(
            product.summary.map { $0.replacing(/Many-\d+/, with: "Many-N") } == [
                "swift-frontend Many.swiftmodule after []", "swift-frontend Many-N.o after []",
                "swift-frontend Many-N.o after []", "ld.lld Many.debug.dylib after [1, 2]", "ld.lld Many after [3]",
                "swift-frontend tests.o after [0]", "ld.lld libManyTests.so after [5]",
            ])
        #expect(
            try await workbench.run(product) == """
                1830, test /reader/ManyTests/Tests.swift
                hosted: 7
                UIKit stands in
                1830, app /reader/Many/AppDelegate.swift 5

                """)
    }

    @Test func `The errors of all parts are reported, and each once`() async throws {
        // The signature is in one part, and both parts read it.
        let app = Self.app(
            "Wrong",
            wrong: [
                2: "func first() { nonesuch() }", 40: "func second() { nonesuch() }",
                41: "func third(_ value: Nonesuch) {}", 3: "func fourth() { third(1) }",
            ])
        let failure = await #expect(throws: CompileFailure.self) { try await builder.build(app: app) }
        let errors = failure?.diagnostics.filter { $0.severity == .error }.map { "\($0.path ?? ""): \($0.message)" }
        #expect(
            errors == [
                "/reader/Wrong/Number2.swift: cannot find 'nonesuch' in scope",
                "/reader/Wrong/Number41.swift: cannot find type 'Nonesuch' in scope",
                "/reader/Wrong/Number40.swift: cannot find 'nonesuch' in scope",
            ])
    }

    @Test func `Warnings of all parts are kept`() async throws {
        let warnings = { (name: String) in
            Self.app(name, wrong: [5: "func a() { let unused = 1 }", 50: "func b() { let unused = 2 }"])
        }
        for _ in 0..<2 {
            let product = try await builder.build(app: warnings("Warned"))
            #expect(
                product.warnings.map { $0.path?.split(separator: "/").last } == ["Number5.swift", "Number50.swift"])
        }
    }

    @Test func `What two parts say counts once, with its notes`() throws {
        let error = Diagnostic(path: "/a.swift", line: 1, column: 1, severity: .error, message: "wrong")
        let note = Diagnostic(path: "/b.swift", line: 2, column: 1, severity: .note, message: "declared here")
        let other = Diagnostic(path: "/b.swift", line: 9, column: 1, severity: .note, message: "or here")
        let warning = Diagnostic(path: "/c.swift", line: 1, column: 1, severity: .warning, message: "unused")
        func failure(_ diagnostics: [Diagnostic]) -> Result<[Diagnostic], CompileFailure> {
            .failure(CompileFailure(module: "A", phase: .compiling, diagnostics: diagnostics, output: "said\n"))
        }
        #expect(
            #expect(throws: CompileFailure.self) {
                try CompileFailure.join([
                    .success([warning]), failure([error, note]), failure([error, note, error, other]),
                ])
            }
                == CompileFailure(
                    module: "A", phase: .compiling, diagnostics: [error, note, error, other], output: "said\nsaid\n"))
        #expect(try CompileFailure.join([.success([warning]), .success([warning, error])]) == [warning, error])
    }
}
