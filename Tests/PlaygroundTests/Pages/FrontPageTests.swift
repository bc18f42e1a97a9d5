import Foundation
import Techniques
import TestSupport
import Testing

@testable import Playground

/// The first page, the page that finds a technique, the search and the addresses of pages that moved.
@Suite struct FrontPageTests {
    @Test func `The first page leads to the cure, to a tutorial and to the techniques`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/").body
            let main = page[(try #require(page.firstRange(of: "<main"))).lowerBound...]
            let links = main.matches(of: /href="([^"]+)"/).map { String($0.output.1) }
            #expect(
                links == ["/docs/documentation/understudy/quickfix/", "/tutorials/basics", "/techniques", "/find"])
        }
    }

    @Test func `Every page has the same places in the same order, and so has the documentation's bar`() async throws {
        try await PlaygroundHarness().open { site in
            let bar = try await site.stranger.send("GET", "/api/header").body
            let places = bar.matches(of: /<a href="[^"]*">[^<]*<\/a>/).map { String($0.output) }
            #expect(
                places.map { $0.replacing(/<[^>]*>/, with: "") } == [
                    "Quick fix", "Playground", "Your project", "Tutorials", "Techniques", "Documentation",
                ])
            for path in ["/", "/find", "/play", "/tutorials", "/tutorials/basics", "/techniques", "/nowhere"] {
                let page = try await site.stranger.send("GET", path).body
                let header = page[(try #require(page.firstRange(of: "<header class=\"top\""))).lowerBound...]
                let found = header.matches(of: /<a href="[^"]*">[^<]*<\/a>/).map { String($0.output) }
                #expect(Array(found.prefix(places.count)) == places, "\(path)")
            }
        }
    }

    @Test func `A page that is the same for everyone is not sent twice`() async throws {
        try await PlaygroundHarness().open { site in
            for path in [
                "/", "/find", "/tutorials", "/tutorials/basics", "/techniques", "/api/search", "/api/search/index",
            ] {
                let first = try await site.stranger.send("GET", path)
                let mark = try #require(first.headers["etag"])
                let second = try await site.stranger.send("GET", path, headers: [("If-None-Match", mark)])
                #expect(first.status == 200 && second.status == 304, "\(path)")
            }
        }
    }

    @Test(arguments: ["/", "/tutorials/basics", "/api/search/index", "/site/workbench/play.js"])
    func `Text is sent short to those who accept it`(path: String) async throws {
        try await PlaygroundHarness().open { site in
            let whole = try await site.stranger.send("GET", path)
            let headers = [("Accept-Encoding", "br, gzip")]
            let length = try await site.stranger.follow("GET", path, headers: headers) { answer, _ in
                #expect(answer.headers["content-encoding"] == "gzip" && answer.headers["vary"] == "Accept-Encoding")
                return try #require(answer.headers["content-length"].flatMap { Int($0) })
            }
            #expect(whole.headers["content-encoding"] == nil)
            #expect(length * 2 < whole.body.utf8.count)
        }
    }

    @Test(arguments: [
        ("/play/basics/old", "/play/basics/first"), ("/Play/Basics/Old/", "/play/basics/first"),
        ("/techniques/T47", "/techniques#T47"),
        ("/docs/documentation/understudy/technique-t38", "/docs/documentation/understudy/technique-t50/"),
        (
            "/docs/documentation/understudy/claim-c62",
            "/docs/documentation/understudy/evidence-stored-by-tests/"
        ),
    ])
    func `An old address leads to the page's new one`(old: String, new: String) async throws {
        var harness = PlaygroundHarness()
        let folder = Checkout.folder.appending(path: "Sources/Catalog")
        var moved = try MovedPages(
            folder: folder, techniques: .published, claims: ClaimCatalog(folder: folder), documentation: "/docs")
        moved.addresses["/play/basics/old"] = "/play/basics/first"
        harness.lessons.moved = moved
        try await harness.open { site in
            let answer = try await site.stranger.send("GET", old)
            #expect(answer.status == 302)
            #expect(answer.headers["location"]?.hasPrefix(new) == true, "\(answer.headers)")
        }
    }
}
