import Foundation
import Testing
import Wording

@testable import Playground

/// The addresses of a published copy, on its web server.
struct PublishedPlaceTests {
    @Test(
        arguments: [
            (nil, nil, "", nil), ("/understudy", nil, "/understudy", nil), ("understudy/", nil, "/understudy", nil),
            (nil, "https://example.org", "", "https://example.org"),
            (nil, "https://example.org:8443/a/b/", "/a/b", "https://example.org:8443"),
            ("a", "http://example.org/a", "/a", "http://example.org"),
        ] as [(String?, String?, String, String?)])
    func `A base path and an address say the same`(
        base: String?, address: String?, path: String, origin: String?
    ) throws {
        let place = try PublishedPlace(base: base, address: address)
        #expect(place.base == path)
        #expect(place.origin == origin)
        #expect(place.whole("/find") == origin.map { "\($0)\(path)/find/" })
        #expect(place.documentation == (path + "/docs").dropFirst())
    }

    @Test(
        arguments: [
            ("/a b", nil), ("/../a", nil), (nil, "example.org"), (nil, "ftp://example.org"),
            (nil, "https://example.org/?a"), ("/b", "https://example.org/a"), (nil, "https://example.org/a\"b"),
        ] as [(String?, String?)])
    func `What is no place is refused`(base: String?, address: String?) {
        #expect(throws: Mistake.self) { try PublishedPlace(base: base, address: address) }
    }

    @Test func `A page has its own file, and a query chooses among them`() {
        #expect(PublishedPlace.file(of: "/") == "index.html")
        #expect(PublishedPlace.file(of: "/play/hackworth/flush") == "play/hackworth/flush/index.html")
        #expect(PublishedPlace.file(of: "/docs/documentation/") == "docs/documentation/index.html")
        #expect(PublishedPlace.folder(of: "/find?oldest=12&amp;sdk=27") == "/find/oldest-12-sdk-27/")
        #expect(PublishedPlace.folder(of: "/find?oldest=12&sdk=27") == "/find/oldest-12-sdk-27/")
    }

    @Test func `A page's links lead below the base path, and its text stays`() throws {
        let place = try PublishedPlace(base: "/u", address: nil)
        let page = place.addressed(
            """
            <a href="/play#a">A</a><a href="https://example.org/play">B</a>\
            <a href="#here">C</a><form action="/search"><img src="/site/a.svg"><a href="/find?a=1&amp;b=2">D</a>\
            <a href="/docs/x/">E</a><code>href=&quot;/play&quot;</code>\
            <script>{"link":"/docs/y","text":"a \\"link\\":\\"/b\\""}</script>
            """, pages: ["/play", "/search"])
        #expect(
            page == """
                <a href="/u/play/#a">A</a><a href="https://example.org/play">B</a>\
                <a href="#here">C</a><form action="/u/search/"><img src="/u/site/a.svg"><a href="/u/find/a-1-b-2/">D</a>\
                <a href="/u/docs/x/">E</a><code>href=&quot;/play&quot;</code>\
                <script>{"link":"/u/docs/y","text":"a \\"link\\":\\"/b\\""}</script>
                """)
    }

    @Test func `What a page's head has besides is before all that it loads, or the page is refused`() throws {
        let place = try PublishedPlace(base: nil, address: nil)
        #expect(
            try place.withHead("HEAD", in: #"<head><meta charset="utf-8"><title>A</title></head>"#, at: "/a")
                == """
                <head><meta charset="utf-8">
                HEAD<title>A</title></head>
                """)
        #expect(
            throws: Mistake(
                .usage,
                what: #"A page has no <meta charset="utf-8">, after which its Content-Security-Policy is written."#,
                place: "/a", cure: "Begin the head of its template with it.")
        ) { try place.withHead("HEAD", in: "<head><title>A</title></head>", at: "/a") }
    }

    @Test func `A script's addresses lead below the base path`() throws {
        let script = "fetch('/api/rules'); const a = `/docs${b}`; c.split('/'); import('../shell/dom.js'); '/players'"
        #expect(
            try PublishedPlace(base: "/u", address: nil).script(script)
                == "fetch('/u/api/rules'); const a = `/u/docs${b}`; c.split('/'); import('../shell/dom.js'); '/players'"
        )
        #expect(try PublishedPlace(base: nil, address: nil).script(script) == script)
    }

    @Test func `A policy that a page states says nothing of frames`() {
        #expect(
            SecurityPolicy.stated(SecurityPolicy.pages)
                == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                + "connect-src 'self'; base-uri 'none'; form-action 'self'")
    }
}
