import Foundation
import ReferenceCommonCrypto
import TestSupport
import Testing

@testable import Playground

/// Promise 6: everything that a sample prints is shown as text; a strict policy; a link runs nothing.
@Suite(.tried("A page that runs a script of others, or a link that runs code")) struct Promise6 {
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    @Test(arguments: Route.allCases)
    func `Every answer keeps itself to itself`(route: Route) async throws {
        var harness = PlaygroundHarness()
        harness.documentation = Archive.folder
        try await harness.open { site in
            let id = try await site.runToAskAbout()
            for (caller, host) in [(site.caller, nil), (site.stranger, nil), (site.caller, ["evil.example"])] {
                let headers = try await site.ask(route, run: id, as: caller, host: host).headers
                #expect(headers["x-content-type-options"] == "nosniff")
                #expect(headers["referrer-policy"] == "no-referrer")
                #expect(headers["cross-origin-resource-policy"] == "same-origin")
                #expect(headers["cross-origin-opener-policy"] == "same-origin")
                #expect(headers["access-control-allow-origin"] == nil)
                #expect(headers["server"] == nil)
                if route != .documentation || host != nil { #expect(headers["content-security-policy"] == Self.policy) }
            }
        }
    }

    @Test func `The documentation's own scripts run, by their hashes alone`() async throws {
        var harness = PlaygroundHarness()
        harness.documentation = Archive.folder
        try await harness.open { site in
            let answer = try await site.stranger.send("GET", "/docs/documentation/stage/")
            let hashes = [
                Data(SHA256.digest(Array("go()".utf8))).base64EncodedString(),
                Data(SHA256.digest(Array(Archive.script.utf8))).base64EncodedString(),
            ]
            #expect(
                answer.headers["content-security-policy"]
                    == "default-src 'none'; script-src 'self' 'sha256-\(hashes[0])' 'sha256-\(hashes[1])'; "
                    + "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
        }
    }

    @Test func `What a sample prints stays text`() async throws {
        try await PlaygroundHarness(backend: .brief).open { site in
            let id = try await site.begin()
            let answer = try await site.caller.send("GET", "/api/runs/\(id)/events", headers: site.caller.tokenHeader)
            #expect(answer.headers["content-type"] == "application/x-ndjson; charset=utf-8")
            #expect(
                answer.body.split(separator: "\n").first
                    == #"{"line":1,"type":"event","event":{"seq":1,"time":10,"kind":"console","lane":"Console","text":"<script>alert(1)</script>\u2028\u001b[31m"},"words":[{"printed":"<script>alert(1)</script>\u2028\u001b[31m"}]}"#
            )
        }
    }

    @Test func `A step's files are text in its page`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/play/basics/1").body
            #expect(
                page.contains(
                    "<summary>Stage/main.swift</summary><pre tabindex=\"0\"><code>"
                        + "print(&quot;&lt;/script&gt;&lt;b&gt;&quot;)</code></pre>"))
            #expect(page.contains(#""text":"print(\"\u003C/script\u003E\u003Cb\u003E\")""#))
            #expect(page.components(separatedBy: "</script>").count == 5)
        }
    }

    @Test func `A link chooses and runs nothing`() async throws {
        try await PlaygroundHarness().open { site in
            let link = "/play/basics/1?os=16.4&then=home,%3Cb%3E,activate&run=1&files=%5B%5D&text=source%28%29"
            let page = try await site.stranger.send("GET", link).body
            #expect(page.contains(#"name="then" value="""#))
            #expect(
                page.contains(
                    #"<p class="notice">The address asks for another launch. There is no action &lt;b&gt;. "#))
            #expect(!page.contains("<b>"))
            #expect(page.contains(#"<option value="16.0" selected>"#))
            #expect(!page.contains("source()"))
            let status = try await site.stranger.send("GET", "/api/status").body
            #expect(status.contains(#""running":0"#) && status.hasSuffix(#""version":"1.2.3","waiting":0}"#))
        }
    }
}
