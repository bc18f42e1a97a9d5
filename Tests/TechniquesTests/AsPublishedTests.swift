import Bibliography
import Foundation
import ReferenceCommonCrypto
import Techniques
import TestSupport
import Testing

/// The techniques' quotations are what their sources say, and the files in Objective-C are correct.
struct AsPublishedTests {
    /// The texts with which the project was begun, if they are at hand; their names begin with a quotation's `seed`.
    private static let seeds = URL(
        filePath: ProcessInfo.processInfo.environment["UNDERSTUDY_SEEDS"] ?? "/work/shared/seeds")

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
            let text = quotation.lines.joined(separator: "\n")
            #expect(Self.hash(text) == quotation.sha256, "\(technique.id)")
            guard let seed = try Self.seed(quotation.seed) else { continue }
            #expect(seed.contains(text), "\(technique.id) quotes what \(quotation.seed) does not say.")
        }
    }

    /// Returns a text with which the project was begun; nil if it is not at hand.
    private static func seed(_ number: String) throws -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: seeds.path)) ?? []
        return try names.first { $0.hasPrefix("\(number)_") }
            .map { try String(contentsOf: seeds.appending(path: $0), encoding: .utf8) }
    }

    private static func hash(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: 32)
        _ = CC_SHA256(bytes, CC_LONG(bytes.count), &digest)
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
