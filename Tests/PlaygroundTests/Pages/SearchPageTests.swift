import Foundation
import TestSupport
import Testing
import Tutorials

@testable import Playground

/// The search of a browser without scripts, and the addresses of the search.
@Suite struct SearchPageTests {
    private static var harness: PlaygroundHarness {
        var harness = PlaygroundHarness()
        harness.lessons.search = KeptIndex {
            SearchIndex(
                [
                    SearchEntry(.page, title: "Quick fix", address: "/documentation/understudy/quickfix/"),
                    SearchEntry(
                        .tutorial, title: "Scenes & <tests>", text: "basics", address: "/tutorials/understudy/basics/",
                        site: "/tutorials/basics"),
                ],
                offers: ["/documentation/understudy/quickfix/"])
        }
        return harness
    }

    /// The sentence above the results, and their links, of a page.
    private static func results(_ page: String) -> [String] {
        let summary = page.matches(of: /<p class="summary" role="status">([^<]*)<\/p>/).map { String($0.output.1) }
        let links = page.matches(of: /<li><a href="([^"]*)">([^<]*)<\/a> <span class="kind">([^<]*)<\/span>/)
        return summary + links.map { "\($0.output.1) \($0.output.2) \($0.output.3)" }
    }

    @Test(arguments: [
        ("?q=scene", ["1 result", "/tutorials/basics Scenes &amp; &lt;tests&gt; Tutorial"]),
        (
            "?q=quick+scenes",
            [
                "2 results", "/docs/documentation/understudy/quickfix/ Quick fix Page",
                "/tutorials/basics Scenes &amp; &lt;tests&gt; Tutorial",
            ]
        ),
        (
            "?q=%3Czzzz%3E",
            ["No results for “&lt;zzzz&gt;”. Begin here:", "/docs/documentation/understudy/quickfix/ Quick fix Page"]
        ),
        ("", [""]), ("?q=++", [""]),
    ])
    func `The page has the results, or where to begin`(query: String, results: [String]) async throws {
        try await Self.harness.open { site in
            let page = try await site.stranger.send("GET", "/search\(query)").body
            #expect(Self.results(page) == results)
        }
    }

    @Test func `The page keeps what was typed`() async throws {
        try await Self.harness.open { site in
            let page = try await site.stranger.send("GET", "/search?q=a%22+b").body
            #expect(page.contains(#"name="q" value="a&quot; b">"#))
        }
    }

    @Test func `A long text is cut`() async throws {
        try await Self.harness.open { site in
            let answer = try await site.stranger.send("GET", "/search?q=\(String(repeating: "scene", count: 1000))")
            #expect(answer.status == 200 && answer.body.utf8.count < 12_000)
        }
    }

    @Test func `The list of all that can be found has its old form`() async throws {
        struct Listed: Decodable, Equatable {
            var kind: String
            var title: String
            var text: String
            var address: String
        }
        try await Self.harness.open { site in
            let body = try await site.stranger.send("GET", "/api/search").body
            let entries = try JSONDecoder().decode([Listed].self, from: Data(body.utf8))
            #expect(
                entries == [
                    Listed(
                        kind: "Page", title: "Quick fix", text: "", address: "/docs/documentation/understudy/quickfix/"),
                    Listed(kind: "Tutorial", title: "Scenes & <tests>", text: "basics", address: "/tutorials/basics"),
                ])
        }
    }

    @Test func `The index is what a browser searches`() async throws {
        let index = Self.harness.lessons.search.index
        try await Self.harness.open { site in
            let body = try await site.stranger.send("GET", "/api/search/index").body
            #expect(try JSONDecoder().decode(SearchIndex.self, from: Data(body.utf8)) == index)
        }
    }
}
