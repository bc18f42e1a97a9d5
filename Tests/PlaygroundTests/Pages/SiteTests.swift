import Foundation
import TestSupport
import Testing

@testable import Playground

/// The site as it is shipped, with the server's own pages in it.
@Suite struct SiteTests {
    private static let site = Checkout.path("Site")

    private static let harness: PlaygroundHarness = {
        var harness = PlaygroundHarness()
        harness.site = site
        return harness
    }()

    @Test(arguments: [("/play", "Step 2"), ("/play/basics/1", "Step 1")])
    func `The page of a step shows its text, its files and its data`(path: String, title: String) async throws {
        try await Self.harness.open { site in
            let page = try await site.stranger.send("GET", path).body
            for part in [title, "<p>Read <em>this</em>.</p>", "StageTests/Tests.swift", "After a normal run"] {
                #expect(page.contains(part), "\(part)")
            }
        }
    }

    @Test func `No page has a script or a style that its policy forbids, or loads anything from elsewhere`()
        async throws
    {
        try await Self.harness.open { site in
            for path in ["/", "/find", "/play", "/play/basics/1", "/play/T47", "/techniques", "/nowhere"] {
                let page = try await site.stranger.send("GET", path).body
                let scripts = page.matches(of: /<script\b([^>]*)>/).map { String($0.output.1) }
                #expect(
                    scripts.allSatisfy { $0.contains("src=\"/site/") || $0.contains("application/json") }, "\(scripts)")
                #expect(page.firstMatch(of: /<style\b|\sstyle=|\son[a-z]+="|javascript:/) == nil)
                // A link to a source loads nothing until somebody follows it.
                let loads = page.replacing(/<a\s[^>]*>/, with: "")
                #expect(loads.firstMatch(of: /(src|href|action)="(https?:)?\/\//) == nil)
            }
        }
    }

    @Test func `All that a page loads is there: at most 150 KB, and 60 KB of typefaces`() async throws {
        try await Self.harness.open { site in
            let page = try await site.stranger.send("GET", "/play")
            let loaded = Set(page.body.matches(of: /(?:src|href)="(\/site\/[^"?#]+)/).map { String($0.output.1) })
            #expect(!loaded.isEmpty)
            var (weight, type) = (page.body.utf8.count, 0)
            for path in loaded.sorted() {
                let file = try await site.stranger.send("GET", path)
                #expect(file.status == 200, "\(path)")
                // A typeface is not a text: its bytes are counted as they are sent.
                let bytes = file.headers["content-length"].flatMap(Int.init) ?? file.body.utf8.count
                if path.hasSuffix(".woff2") { type += bytes } else { weight += bytes }
            }
            #expect(weight <= 150_000)
            #expect((1...60_000).contains(type))
        }
    }
}
