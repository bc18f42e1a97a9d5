import Application
import Foundation
import TestSupport
import Testing
import Tutorials

/// The search finds what developers type in forums.
struct SearchSentenceTests {
    private static let index = Task {
        try await CarriedFolders.ofThisProgram.searchIndex(ProcessInfo.processInfo.environment)
    }

    @Test func `Of the first forty sentences, at least 36 have the right page among the first three`() async throws {
        let index = try await Self.index.value
        let record = try SearchRecord(checkout: Checkout.folder)
        #expect(record.first.count == 40 && record.later.count == 40)
        #expect(SearchRecord.count(record.first, in: index) >= 36, "\(record.text(index))")
    }

    @Test func `What the sentences find is as recorded`() async throws {
        let record = try SearchRecord(checkout: Checkout.folder)
        let text = try String(contentsOfFile: Checkout.path("Tests/Recorded/search.txt"), encoding: .utf8)
        #expect(try await record.text(Self.index.value) == text, "understudy record search")
    }

    @Test func `Each sentence was found somewhere, and its pages are ours`() async throws {
        let record = try SearchRecord(checkout: Checkout.folder)
        let pages = Set(
            try await Self.index.value.entries.map(\.page).map { page in
                (page.split(separator: "/").last.map(String.init) ?? "").replacing("technique-", with: "")
            })
        for sentence in record.first + record.later {
            #expect(sentence.found.hasPrefix("http") && !sentence.pages.isEmpty, "\(sentence.sentence)")
            #expect(Set(sentence.pages).isSubset(of: pages), "\(sentence.sentence)")
        }
    }

    @Test(arguments: ["open a trace", "trace.jsonl in the browser", "trace from a file"])
    func `A trace in a file is opened by a page of the site`(typed: String) async throws {
        #expect(try await Self.index.value.found(typed).entries.first?.site == "/trace")
    }

    /// The server and a browser search the same index, each with its own few lines.
    @Test func `A browser finds the same as the server, in the same order`() async throws {
        let index = try await Self.index.value
        let record = try SearchRecord(checkout: Checkout.folder)
        let typed =
            (record.first + record.later).map(\.sentence)
            + [
                "scen", "hackw", "t47", "unitests launhc the real scenedelegat", "zzzz", "", "the",
                "iOS’s openSessions", "restarting",
            ]
        let script = """
            import { readFileSync } from 'node:fs';
            import { found } from '\(Checkout.path("Site/static/bar/search-index.js"))';
            const { index, typed } = JSON.parse(readFileSync(process.argv[2]));
            process.stdout.write(JSON.stringify(typed.map((text) => {
              const { entries, isOffer } = found(index, text);
              return [String(isOffer), ...entries.map(({ kind, title, address }) => `${kind} ${title} ${address}`)];
            })));
            """
        struct Input: Encodable {
            var index: SearchIndex
            var typed: [String]
        }
        let json = String(decoding: try JSONEncoder().encode(Input(index: index, typed: typed)), as: UTF8.self)
        let data = try ScratchFolder.with(["compare.mjs": script, "input.json": json]) { folder in
            let node = Process()
            node.executableURL = URL(filePath: "/usr/bin/env")
            node.arguments = ["node", folder / "compare.mjs", folder / "input.json"]
            let output = Pipe()
            node.standardOutput = output
            try node.run()
            let data = try output.fileHandleForReading.readToEnd()
            node.waitUntilExit()
            return try #require(data)
        }
        let browser = try JSONDecoder().decode([[String]].self, from: data)
        let server = typed.map { text in
            let answer = index.found(text)
            return ["\(answer.isOffer)"] + answer.entries.map { "\($0.kind.rawValue) \($0.title) \($0.address)" }
        }
        #expect(browser == server)
    }

    @Test func `Contributors' pages are not found, and readers' pages come before symbols of the same words`()
        async throws
    {
        let index = try await Self.index.value
        let kinds = index.found("Add a testing app delegate to the documentation of UIApplicationDelegate").entries.map(
            \.kind)
        #expect(kinds.prefix { $0 != .symbol }.count >= 3, "\(kinds)")
        let pages = Set(index.entries.map(\.page))
        #expect(pages.contains("/documentation/understudy/sources/"))
        for name in ["architecture", "changelog", "matrix", "promises"] {
            #expect(!pages.contains("/documentation/understudy/\(name)/"))
        }
    }

    @Test func `If nothing matches, Quick fix and the choice of a technique are offered`() async throws {
        let answer = try await Self.index.value.found("zzzz")
        #expect(answer.isOffer)
        #expect(
            answer.entries.map(\.title) == [
                "Quick fix: unit tests launch the real SceneDelegate", "Choosing a technique",
            ])
    }
}
