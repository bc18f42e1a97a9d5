import Bibliography
import Foundation
import Techniques
import TestSupport
import Testing

/// The techniques' quotations are what their sources say, and the files in Objective-C are correct.
struct AsPublishedTests {
    @Test(arguments: TechniqueCatalogTests.techniques)
    func `A technique says how it was published, and quotes at most 15 lines`(_ technique: Technique) throws {
        let catalog = try TechniqueCatalogTests.catalog.get()
        let published = try AsPublished(of: technique, in: catalog)
        #expect(published.quotations.reduce(0) { $0 + $1.lines.count } <= 15)
        #expect(published.quotations.isEmpty == (technique.series == .elsewhere))
        for words in [published.note].compactMap({ $0 }) + published.changes.flatMap({ [$0.change, $0.reason] }) {
            #expect(words.hasSuffix(".") || words.hasSuffix(".\""), "\(words)")
        }
        switch published.form {
        case .verbatim, .translated, .adapted: #expect(!published.changes.isEmpty)
        case .reconstructed, .described: #expect(published.note != nil)
        }
        #expect((published.form == .translated) == (published.language != nil) || published.form == .described)
        for quotation in published.quotations {
            _ = try catalog.sources.source(quotation.source)
            #expect(try SeedTexts.mistakes(quotation) == [], "\(technique.id)")
        }
    }

    @Test func `The files in Objective-C have the syntax and the types of what they use`() throws {
        let techniques = try TechniqueCatalogTests.catalog.get().folder.path + "/Techniques"
        var files: [String] = []
        for technique in TechniqueCatalogTests.techniques {
            let folder = "\(techniques)/\(technique.id)/ObjectiveC"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            files += names.filter { $0.hasSuffix(".m") }.sorted().map { "\(folder)/\($0)" }
        }
        #expect(
            files.map { $0.dropFirst(techniques.count + 1) } == [
                "T01/ObjectiveC/TestingAppDelegate.m", "T01/ObjectiveC/main.m", "T18/ObjectiveC/main.m",
                "T58/ObjectiveC/InstanceHelper.m",
            ])
        files.append(Checkout.folder.appending(path: "Sources/Catalog/QuickFix/\(QuickFixApp.objectiveC)").path)
        let clang = Process()
        clang.executableURL = URL(filePath: "/usr/bin/env")
        clang.arguments =
            [
                "clang", "-fsyntax-only", "-Werror", "-x", "objective-c", "-fobjc-arc", "-fobjc-runtime=ios-17",
                "-fblocks", "-I", Checkout.fixture("ObjectiveC"),
            ] + files
        try clang.run()
        clang.waitUntilExit()
        #expect(clang.terminationStatus == 0)
    }
}
