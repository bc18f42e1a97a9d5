import Application
import Foundation
import PackageResources
import Samples
import Techniques
import Testing
import Tutorials

/// The catalog teaches each technique somewhere, with the technique's own code.
struct TaughtTests {
    static let catalog = Result {
        try TechniqueCatalog(folder: #require(PackageResources.catalog, "the techniques' folder is gone"))
    }

    static let techniques = (try? catalog.get().techniques) ?? []

    @Test func `Every technique is taught, and no place is named twice`() throws {
        let techniques = try Self.catalog.get().techniques
        #expect(!techniques.isEmpty)
        #expect(techniques.filter { $0.taught.isEmpty }.map(\.id) == [])
        #expect(techniques.filter { Set($0.taught).count < $0.taught.count }.map(\.id) == [])
    }

    @Test(arguments: techniques)
    func `An article that teaches a technique names it`(_ technique: Technique) throws {
        let folder = try #require(PackageResources.documentation, "the documentation is gone").appending(
            path: "Articles")
        for case .article(let page) in technique.taught {
            let text = try String(contentsOf: folder.appending(path: "\(page).md"), encoding: .utf8)
            #expect(text.split { !$0.isLetter && !$0.isNumber }.contains(Substring(technique.id)), "\(page)")
        }
    }

    @Test func `A step that teaches a technique is on the page that is linked to`() throws {
        let folder = try #require(PackageResources.documentation, "the documentation is gone").appending(
            path: "Tutorials")
        let pages = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        for technique in Self.techniques {
            for case .step(let step, let page) in technique.taught {
                #expect(pages.contains(page), "\(technique.id): \(step)")
            }
        }
    }

    @Test func `The project after a step that teaches a technique has the code that makes it the technique`()
        async throws
    {
        let steps = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        for technique in try Self.catalog.get().techniques {
            for case .step(let step, _) in technique.taught {
                let texts = try Self.texts(step, of: steps)
                let code = try Self.code(technique)
                #expect(
                    code.contains { line in texts.contains { $0.contains(line) } },
                    "\(technique.id), \(step): none of \(code)")
            }
        }
    }

    /// Returns the texts of a step's files, with its targets named as the techniques' are.
    private static func texts(_ name: SampleID.Step, of catalog: StepCatalog) throws -> [String] {
        let (tutorial, step) = try catalog.step(named: "\(name)")
        let files = try StepProject(tutorial, step: step).files
        let targets = Set(files.compactMap { $0.path.split(separator: "/").first.map(String.init) })
        let app = try #require(targets.first { !$0.hasSuffix("Tests") }, "\(name) has no app")
        return files.map { $0.text.replacing(app, with: "Stage") }
    }

    /// Returns the lines without which a technique is broken.
    ///
    /// A procedure has no code of its own: for it, they are the lines of the technique that it builds on.
    private static func code(_ technique: Technique) throws -> [String] {
        let base = try technique.buildsOn.flatMap { try catalog.get()[$0] }
        let breaks = technique.breaks + (technique.form == .procedure ? base?.breaks ?? [] : [])
        return breaks.flatMap { change in
            let kept = Set(lines(change.replace))
            return lines(change.find).filter { line in !kept.contains(line) && line.contains(where: \.isLetter) }
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
