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
                "/reader/Wrong/Number40.swift: cannot find 'nonesuch' in scope",
                "/reader/Wrong/Number41.swift: cannot find type 'Nonesuch' in scope",
            ])
    }

    /// Returns the files that a build compiled, by their numbers in the module; nil if it made no call for them.
    private func compiled(_ product: Product) -> [Int] {
        product.calls.filter { $0.arguments.contains("-c") }.flatMap { call in
            call.arguments.compactMap { word in word.firstMatch(of: /-(\d+)\.o$/).flatMap { Int($0.1) } }
        }
    }

    @Test func `After an edit of a body, only its file is compiled`() async throws {
        let app = Self.app("Edited")
        #expect(compiled(try await builder.build(app: app)).count == 62)
        var edited = app
        edited.files[10].text.replace("+ own", with: "+ own + 1")
        let product = try await builder.build(app: edited)
        #expect(compiled(product) == [10])
        #expect(try await workbench.run(product).hasSuffix("1882, app /reader/Edited/AppDelegate.swift 5\n"))
        // Back again: the product is there.
        #expect(try await builder.build(app: app).calls == [])
        var typed = app
        typed.files[10].text += "\nprivate struct New {}\n"
        #expect(compiled(try await builder.build(app: typed)).count == 62)
        var fewer = app
        fewer.files.removeLast()
        fewer.files[1].text.replace(",number59()", with: "")
        #expect(compiled(try await builder.build(app: fewer)).count == 61)
    }

    @Test func `Objects of other flags, other interfaces below and damaged ones are not taken`() async throws {
        let app = Self.app("Flagged")
        _ = try await builder.build(app: app)
        var flagged = app
        flagged.conditions = ["DEBUG", "OTHER"]
        #expect(compiled(try await builder.build(app: flagged)).count == 62)

        let entries = workbench.builder.cache.folder + "/entries"
        let objects = Files.names(in: entries).map { "\(entries)/\($0)/Flagged-20.o" }.filter(Files.exists)
        for object in objects { try Files.write(Array("damaged".utf8), to: object) }
        var edited = app
        edited.files[10].text.replace("+ own", with: "+ own + 1")
        #expect(compiled(try await builder.build(app: edited)).count == 62)
    }

    @Test func `A library in parts is compiled again where it was edited, and linked`() async throws {
        var library = Self.app("Lib")
        library.files.removeFirst(2)
        library.files[0].text += "public func sum() -> Int { number59() }\n"
        var app = ModuleInput.app("User", greeting: "\\(sum())")
        app.files[1].text = "import Lib\n" + app.files[1].text
        let libraries = LibraryInputs(app: [library])
        let whole = try await builder.build(app: app, libraries: libraries)
        #expect(compiled(whole).count == 60)
        #expect(try await workbench.run(whole).hasSuffix("60, app /reader/User/AppDelegate.swift 5\n"))
        var edited = libraries
        edited.app[0].files[30].text.replace("+ own", with: "+ own + 1")
        let product = try await builder.build(app: app, libraries: edited)
        #expect(compiled(product) == [30])
        #expect(try await workbench.run(product).hasSuffix("61, app /reader/User/AppDelegate.swift 5\n"))
    }

    @Test func `Two large modules of one build keep their objects`() async throws {
        var library = Self.app("Below")
        library.files.removeFirst(2)
        var app = Self.app("Above")
        _ = try await builder.build(app: app, libraries: LibraryInputs(app: [library]))
        library.files[30].text.replace("+ own", with: "+ own + 1")
        app.files[10].text.replace("+ own", with: "+ own + 1")
        let product = try await builder.build(app: app, libraries: LibraryInputs(app: [library]))
        #expect(compiled(product).sorted() == [10, 30])
    }

    @Test func `A file that uses the type behind some is compiled again with it`() async throws {
        func app(_ value: String) -> ModuleInput {
            var app = Self.app(
                "Opaque",
                wrong: [
                    3: "func opaque() -> some CustomStringConvertible { \(value) }",
                    45: "func size() -> Int { MemoryLayout.size(ofValue: opaque()) }",
                ])
            app.files[1].text = """
                struct Model { func greet(_ name: String) -> String { "\\(size()) \\(opaque()), \\(name)" } }

                """
            return app
        }
        for (value, printed) in [("1", "8 1"), ("\"text\"", "16 text"), ("Int8(2)", "1 2")] {
            let product = try await builder.build(app: app(value))
            let output = try await workbench.run(product)
            #expect(
                output == "UIKit stands in\n\(printed), app /reader/Opaque/AppDelegate.swift 5\n",
                "\(compiled(product))")
        }
    }

    @Test func `An object is taken if its text and the interface are the same, and its warnings' lines are there`() {
        let texts = (0..<4).map { ContentHash("\($0)") }
        let interface = ContentHash("interface")
        let warning = Diagnostic(path: "/1.swift", line: 1, column: 1, severity: .warning, message: "nearly matches")
        let note = Diagnostic(path: "/3.swift", line: 1, column: 1, severity: .note, message: "declared here")
        let kept = KeptObjects(
            interface: interface, texts: texts, opaque: [[2], [], [2], []], warnings: [[], [warning, note], [], []])
        let paths = (0..<4).map { "/\($0).swift" }
        func places(changing changed: Int?, interface: ContentHash? = interface, paths: [String] = paths) -> [Int] {
            var now = Array(texts.prefix(paths.count))
            if let changed { now[changed] = ContentHash("other") }
            return kept.places(ofTexts: now, at: paths, interface: interface)
        }
        #expect(places(changing: nil) == [0, 1, 2, 3])
        #expect(places(changing: 0) == [1, 2, 3])
        #expect(places(changing: 3) == [0, 2])
        // A file with an opaque type was compiled in one call with another.
        #expect(places(changing: 2) == [1, 3])
        #expect(places(changing: nil, interface: ContentHash("another")) == [])
        #expect(places(changing: nil, interface: nil) == [])
        #expect(places(changing: nil, paths: Array(paths.dropLast())) == [])
    }

    @Test(arguments: [
        ("var body: some View {", true), ("-> some\nEquatable", true), ("// some", true), ("(some)", true),
        ("something", false), ("awesome", false), ("handsome body", false), ("", false),
    ]) func `The word some is one that stands alone`(_ text: String, _ hasOne: Bool) {
        #expect(KeptObjects.hasOpaqueTypes(text) == hasOne)
    }

    @Test func `Warnings of all parts are kept`() async throws {
        let warnings = { (name: String) in
            Self.app(name, wrong: [5: "func a() { let unused = 1 }", 50: "func b() { let unused = 2 }"])
        }
        var app = warnings("Warned")
        for round in 0..<3 {
            let product = try await builder.build(app: app)
            #expect(
                product.warnings.map { $0.path?.split(separator: "/").last } == ["Number5.swift", "Number50.swift"])
            // The third build compiles one file again, which has no warning.
            if round == 1 { app.files[10].text.replace("+ own", with: "+ own + 1") }
        }
    }

    @Test func `Two of a kind in two parts are an error`() async throws {
        let twice = Self.app(
            "Twice",
            wrong: [
                40:
                    "import UIKit\n@main class Other: UIResponder, UIApplicationDelegate { required override init() {}; func launched() {} }"
            ])
        let failure = await #expect(throws: CompileFailure.self) { try await builder.build(app: twice) }
        #expect(failure?.phase == .compiling)
        #expect(
            Set(
                failure?.diagnostics.filter { $0.severity == .error }.map {
                    "\($0.path ?? ""):\($0.line ?? 0) \($0.message)"
                } ?? [])
                == [
                    "/reader/Twice/AppDelegate.swift:2 'main' attribute can only apply to one type in a module",
                    "/reader/Twice/Number40.swift:4 'main' attribute can only apply to one type in a module",
                ])
        let declared = Self.app("Declared", wrong: [1: "class Same {}", 41: "class Same {}"])
        let other = await #expect(throws: CompileFailure.self) { try await builder.build(app: declared) }
        #expect(
            other?.diagnostics.map { "\($0.path ?? ""): \($0.message)" } == [
                "/reader/Declared/Number1.swift: invalid redeclaration of 'Same'",
                "/reader/Declared/Number41.swift: 'Same' previously declared here",
            ])
    }

    @Test func `What two parts say counts once, with its notes, by files`() throws {
        func diagnostic(_ path: String?, _ line: Int, _ severity: Diagnostic.Severity, _ message: String) -> Diagnostic
        {
            Diagnostic(path: path, line: line, column: 1, severity: severity, message: message)
        }
        let files = ["/a.swift", "/b.swift", "/c.swift"].map { SourceFile(path: $0, text: "") }
        let error = diagnostic("/a.swift", 1, .error, "wrong")
        let note = diagnostic("/b.swift", 2, .note, "declared here")
        let other = diagnostic("/b.swift", 9, .note, "or here")
        let late = diagnostic("/c.swift", 9, .error, "late")
        let warning = diagnostic("/c.swift", 1, .warning, "unused")
        let limit = Diagnostic(severity: .error, message: "the compiler printed too much")
        let mirror = [diagnostic("/b.swift", 2, .error, "wrong"), diagnostic("/a.swift", 1, .note, "declared here")]
        struct Broken: Error, Equatable {}
        func failure(_ diagnostics: [Diagnostic]) -> Result<[Diagnostic], any Error> {
            .failure(CompileFailure(module: "A", phase: .compiling, diagnostics: diagnostics, output: "said\n"))
        }
        let joined = #expect(throws: CompileFailure.self) {
            try CompileFailure.join(
                [
                    failure([limit, late]), .failure(Broken()), .success([warning]), failure([warning, error, note]),
                    failure(mirror), failure([error, note, error, other]),
                ], files: files)
        }
        #expect(joined?.diagnostics == [error, note, error, other, late, limit])
        #expect(joined?.output == "said\nsaid\nsaid\nsaid\n")
        #expect(throws: Broken()) { try CompileFailure.join([.success([]), .failure(Broken())], files: files) }
        #expect(
            try CompileFailure.join([.success([warning]), .success([warning, error])], files: files) == [
                error, warning,
            ])
    }
}
