import Foundation
import Lifecycle
import Lowering
import PackageResources
import Synchronization
import Techniques
import TestSupport
import Testing
import Traces
import Wording

/// The recorded matrix and the pages that are made from it.
struct RecordedMatrixTests {
    static func recorded() throws -> Matrix {
        try Matrix(recordedIn: records(), of: TechniqueCatalogTests.catalog.get())
    }

    static func records() throws -> URL {
        try #require(PackageResources.records, "the records are gone")
    }

    static func page(_ file: String) throws -> String {
        let catalog = try #require(PackageResources.documentation, "the documentation is gone")
        return try String(contentsOf: catalog.appending(path: file), encoding: .utf8)
    }

    static func pages(in folder: String) throws -> Set<String> {
        let catalog = try #require(PackageResources.documentation, "the documentation is gone")
        return Set(try FileManager.default.contentsOfDirectory(atPath: catalog.appending(path: folder).path))
    }

    @Test func `Every technique has a page, and no page is of another`() throws {
        let names = TechniqueCatalogTests.techniques.map { "\(TechniquePage.name($0)).md" }
        #expect(try Self.pages(in: "Generated/Techniques") == Set(names))
    }

    /// The title and each outcome of a technique, in the recorded pages.
    @Test func `Each technique is on exactly one page, with its outcomes`() throws {
        let (catalog, matrix) = (try TechniqueCatalogTests.catalog.get(), try Self.recorded())
        let leads = catalog.techniques.filter { $0.sharesMechanismWith == nil }
        let pages = try leads.map {
            (id: $0.id, text: try Self.page("Generated/Techniques/\(TechniquePage.name($0)).md"))
        }
        for technique in catalog.techniques {
            let lead = technique.sharesMechanismWith ?? technique.id
            let owners = pages.filter { $0.text.contains("# \(technique.title) (\(technique.id)") }.map(\.id)
            #expect(owners == [lead], "\(technique.id)")
            let text = pages.first { $0.id == lead }?.text ?? ""
            let isShared = catalog.sharing(try #require(catalog[lead])).count > 1
            let row = MatrixTable(matrix, columns: MatrixTable.readers).rows.first { $0.technique == technique.id }
            for outcome in Set((row?.outcomes ?? []).compactMap(\.self)) {
                // A row of a shared page is for all of its techniques with the same settings.
                let rows = text.split(separator: "\n").filter { line in
                    let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
                    let names = isShared ? cells.first?.split(separator: /[ ,]+/).map(String.init) : [technique.id]
                    return names?.contains(technique.id) == true
                        && cells.dropFirst(isShared ? 1 : 0).first == "\(outcome.word) "
                }
                #expect(rows.count == 1, "\(technique.id): \(outcome.word)")
            }
        }
    }

    @Test func `What was recorded is every technique that is run, in every setting that no rule excludes`() throws {
        let matrix = try Self.recorded()
        let techniques = TechniqueCatalogTests.techniques.filter { $0.notRun == nil }
        #expect(matrix.techniques == techniques.map(\.id))
        #expect(matrix.total == techniques.count * Setting.all.count)
        #expect(matrix.cells.count >= 2_000)
        #expect(matrix.launches >= matrix.cells.count)
    }

    @Test func `A record is read as it is written`() throws {
        let written = try String(contentsOf: Self.records().appending(path: Matrix.recordName), encoding: .utf8)
        #expect(try Self.recorded().record == written)
    }

    @Test func `The pages of the matrix and of the choice are what the record says`() throws {
        let (techniques, matrix) = (TechniqueCatalogTests.techniques, try Self.recorded())
        #expect(
            try Self.page(MatrixPage.file)
                == GeneratedMark.page(MatrixPage.markdown(techniques, matrix), part: "matrix"),
            "understudy record matrix")
        let choosing = ChoosingPage(try ChoosingTests.choosing(), techniques, matrix)
        #expect(
            try Self.page(ChoosingPage.file) == GeneratedMark.page(choosing.markdown, part: "matrix"),
            "understudy record matrix")
    }

    /// The settings of the page's columns, run again: the outcomes are rebuilt from the traces, and the stories are
    /// those on the pages.
    @Suite(.serialized)
    struct Runs {
        @Test func `The table is what the traces say, and so are the stories`() async throws {
            let catalog = try TechniqueCatalogTests.catalog.get()
            var run = MatrixRun(catalog: catalog, builder: try await TestBuilder.shared.value)
            run.settings = MatrixTable.readers.map(\.setting)
            let stories = Mutex(MatrixPages.Stories())
            let matrix = try await run.run(result: { cell, result in
                stories.withLock { $0[cell.technique, cell.setting] = StoryView.lines(result.events) }
            })
            let recorded = try RecordedMatrixTests.recorded()
            #expect(
                MatrixTable(matrix, columns: MatrixTable.readers) == MatrixTable(recorded, columns: MatrixTable.readers)
            )
            let pages = MatrixPages(catalog, recorded, stories.withLock { $0 })
            for technique in catalog.techniques where technique.sharesMechanismWith == nil {
                let page = try pages.page(of: technique)
                let written = try RecordedMatrixTests.page(page.file)
                #expect(
                    written == GeneratedMark.page(page.markdown, part: "matrix"), "understudy record matrix --brief")
            }
            print(
                "matrix: \(matrix.cells.count) cells run again, \(matrix.launches) launches; recorded: \(recorded.cells.count) cells, \(recorded.launches) launches"
            )
        }
    }
}

extension RecordedMatrixTests {
    @Test func `Each of the readers' columns is in one table of the page`() throws {
        let page = try Self.page(MatrixPage.file)
        for (heading, setting) in MatrixTable.readers {
            #expect(page.components(separatedBy: "| \(heading) | \(setting) |\n").count == 2, "\(heading)")
        }
    }

    @Test func `A table with some columns has the techniques that were tried there`() throws {
        let table = MatrixTable(try Self.recorded(), columns: MatrixTable.readers)
        let old = table.with { $0.system < .scenes }
        #expect(old.headings == ["iOS 12", "iOS 12, code", "Xcode 7"])
        #expect(!old.rows.contains { $0.technique == "N01" })
        #expect(
            old.rows.first { $0.technique == "T47" }?.outcomes == [
                .onlyTestDelegates, .onlyTestDelegates, .productionApp,
            ])
    }
}
