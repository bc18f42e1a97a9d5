import Building
import Foundation
import PackageResources
import Samples
import Storage
import Testing
import Wording

@testable import Tutorials

@Suite struct StepCatalogTests {
    let small: SmallCatalog
    let catalog: StepCatalog

    init() async throws {
        small = try SmallCatalog()
        let archive = try await DocumentationArchive.convert(
            catalog: small.catalog, docc: try await docc(), cache: small.cache)
        catalog = StepCatalog(tutorials: try archive.tutorials(), cache: small.cache)
    }

    @Test func `A step is the project up to it`() throws {
        let folder = try catalog.folder(named: "tiny/3")
        #expect(
            folder.project.files.map { [$0.path, $0.origin, $0.text] } == [
                [
                    "Stage/Info.plist", "tiny-01-Info.plist",
                    SmallCatalog.files["Tutorials/Tiny/Code/tiny-01-Info.plist"]!,
                ],
                ["Stage/main.swift", "tiny-03-main.swift", "print(1)\n\nprint(2)\n"],
            ])
        let sample = try catalog.folder(named: "tiny/3").sample(needsTests: false)
        #expect(sample.name == "tiny/3")
        #expect(sample.app.name == "Stage")
        #expect(
            sample.app.sources == [
                SourceFile(path: folder.path + "/Stage/main.swift", text: "print(1)\n\nprint(2)\n")
            ])
        #expect(sample.tests == nil)
        #expect(try catalog.folder(named: "tiny/2").sample(needsTests: false).app.sources.map(\.text) == ["print(1)\n"])
    }

    @Test func `The same project is written once`() throws {
        let first = try catalog.folder(named: "tiny/2")
        #expect(try catalog.folder(named: "tiny/2") == first)
        #expect(first.path.hasPrefix(small.cache.folder + "/steps/tiny-code-"))
    }

    @Test(arguments: [
        ("tiny/4", Mistake(.usage, what: "There is no step tiny/4.", cure: "The steps of tiny are plist, code, 3.")),
        (
            "tiny/plst",
            Mistake(
                .usage, what: "There is no step tiny/plst.",
                cure: "Did you mean tiny/plist? The steps of tiny are plist, code, 3.")
        ),
        ("huge/1", Mistake(.usage, what: "There is no tutorial huge.", cure: "tiny has steps 1 to 3.")),
        (
            "tiny",
            Mistake(
                .usage, what: "tiny is not a step.",
                cure: "Name one by its tutorial and its own name or number. tiny has steps 1 to 3.")
        ),
    ])
    func `What does not exist is answered with what does`(name: String, mistake: Mistake) {
        #expect(throws: mistake) { try catalog.folder(named: name) }
    }

    @Test func `A step without sources is no app`() throws {
        let folder = try catalog.folder(named: "tiny/1")
        #expect(
            throws: Mistake(
                .unsupported, what: "Stage has no Swift files.", place: folder.path + "/Stage",
                cure: "Add the files to Stage.")
        ) {
            try folder.sample(needsTests: false)
        }
    }

    @Test(arguments: ["main.swift", "/Stage/main.swift", "Stage/../main.swift", "Stage/.hidden", "Stage//main.swift"])
    func `A file outside a target is refused`(path: String) {
        var tutorial = catalog.tutorials[0]
        guard case .step(var step) = tutorial.sections[1].items[0] else { return }
        step.code?.path = path
        tutorial.sections[1].items[0] = .step(step)
        let mistake = Mistake(
            .usage, what: "The step tiny/3 shows a file named \(path).", place: "tiny-03-main.swift",
            cure: "Name it by its target's folder and its path in there: @Code(name: \"Stage/AppDelegate.swift\", ...)."
        )
        #expect(throws: mistake) { try StepProject(tutorial, step: tutorial.steps[2]) }
        #expect((try? StepProject(tutorial, step: tutorial.steps[1]))?.files.count == 2)
    }

    @Test func `A failure says where the tutorial has the file`() throws {
        let folder = try catalog.folder(named: "tiny/3")
        let path = folder.path + "/Stage/main.swift"
        let error = Diagnostic(path: path, line: 3, column: 7, severity: .error, message: "no")
        let second = Diagnostic(path: path, line: 4, column: 1, severity: .error, message: "no again")
        let elsewhere = Diagnostic(severity: .error, message: "no symbol")
        let failure = CompileFailure(
            module: "Stage", phase: .compiling, diagnostics: [error, second, elsewhere], output: "")
        let note = Diagnostic(
            path: path, line: 3, column: 7, severity: .note,
            message: "in the tutorial, this file is tiny-03-main.swift")
        #expect(folder.naming(failure).diagnostics == [error, note, second, elsewhere])
        #expect(folder.relative("\(path): no; \(folder.path)") == "Stage/main.swift: no; tiny/3")
    }

    @Test func `A step without tests names the next that has some`() throws {
        #expect(
            throws: Mistake(
                .usage, what: "The step tiny/code has no tests yet.",
                cure: "To launch its app: understudy run tiny/code")
        ) { try catalog.requireTests(in: try StepProject(catalog.tutorials[0], step: catalog.tutorials[0].steps[1])) }
        var tutorial = catalog.tutorials[0]
        guard case .step(var step) = tutorial.sections[1].items[0] else { return }
        step.code?.path = "StageTests/StageTests.swift"
        tutorial.sections[1].items[0] = .step(step)
        let later = StepCatalog(tutorials: [tutorial], cache: catalog.cache)
        #expect(
            throws: Mistake(
                .usage, what: "The step tiny/code has no tests yet.",
                cure: "The next step with tests: understudy test tiny/3\nTo launch its app: understudy run tiny/code")
        ) { try later.requireTests(in: try StepProject(tutorial, step: tutorial.steps[1])) }
        try later.requireTests(in: try StepProject(tutorial, step: tutorial.steps[2]))
    }

    /// The step's project has tests if a search for a sample in its folder finds some.
    @Test func `What counts as tests is what is found as tests`() async throws {
        let catalog = try await StepCatalog(
            catalog: try #require(PackageResources.documentation), environment: ProcessInfo.processInfo.environment)
        for tutorial in catalog.tutorials {
            for step in tutorial.steps {
                let folder = try catalog.folder(named: "\(tutorial.name(of: step))")
                guard (try? folder.sample(needsTests: false)) != nil else { continue }
                let isFound = (try? folder.sample(needsTests: true))?.tests != nil
                let counts = (try? catalog.requireTests(in: folder.project)) != nil
                #expect(counts == isFound, "\(folder.project.name)")
            }
        }
    }

    @Test func `A number leads to the step that a slug names`() throws {
        let names = ["tiny/1", "tiny/plist", "Tiny/PLIST", "tiny/2", "tiny/3"]
        #expect(try names.map { try catalog.step(named: $0).step.number } == [1, 1, 1, 2, 3])
        #expect(try catalog.folder(named: "tiny/2").project.name.description == "tiny/code")
    }
}
