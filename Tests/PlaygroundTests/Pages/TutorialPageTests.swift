import Foundation
import Lifecycle
import Testing

@testable import Playground

/// The tutorials as pages to read.
@Suite struct TutorialPageTests {
    @Test func `The tutorials are listed`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/tutorials")
            let cards = page.body.matches(of: /<h2>.*<\/h2>|<p class="meta">.*<\/p>/).map { String($0.output) }
            #expect(
                cards == [
                    #"<h2><a href="/tutorials/basics">Basics</a></h2>"#,
                    #"<p class="meta">About 5 minutes, 2 steps</p>"#,
                ])
        }
    }

    @Test func `A tutorial tells its steps, and what each changed`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/tutorials/basics")
            let parts = page.body.matches(
                of: /<div class="text"><p>Run.*<\/div>|<strong>.*<\/figcaption>|<tr(?: class="\w+")?><td>.*/)
            #expect(
                parts.map { String($0.output) } == [
                    #"<div class="text"><p>Run it: <code>understudy test basics/first</code></p></div>"#,
                    #"<strong>Stage/main.swift</strong> <span class="change">New file.</span></figcaption>"#,
                    "<tr><td><td>1<td><code>let a = 1</code>", "<tr><td><td>2<td><code>let b = 2</code>",
                    #"<div class="text"><p>Run it: <code>understudy test basics/second</code></p></div>"#,
                    "<strong>Stage/main.swift</strong> "
                        + #"<span class="change">1 line added, 1 removed.</span></figcaption>"#,
                    "<tr><td><td>1<td><code>let a = 1</code>",
                    #"<tr class="removed"><td>removed<td><td><code>let b = 2</code>"#,
                    #"<tr class="added"><td>added<td>2<td><code>let b = 3</code>"#,
                ])
            #expect(try await site.stranger.send("GET", "/tutorials/nothing").status == 404)
        }
    }

    @Test func `Every rule is told`() async throws {
        try await PlaygroundHarness().open { site in
            let body = try await site.stranger.send("GET", "/api/rules").body
            #expect(body.components(separatedBy: "\"statement\"").count - 1 == Rule.catalog.count)
        }
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var old: [String]?
        var new: [String]
        var lines: [String]
        var words: String
        var testDescription: String { words }
    }

    @Test(arguments: [
        Change(old: nil, new: ["a", "b"], lines: ["1 a", "2 b"], words: "New file."),
        Change(old: ["a"], new: ["a"], lines: ["1 a"], words: "Shown again, unchanged."),
        Change(old: ["a"], new: ["a", "b"], lines: ["1 a", "+2 b"], words: "1 line added."),
        Change(old: ["a", "b", "c"], new: ["b"], lines: ["-a", "1 b", "-c"], words: "2 lines removed."),
        Change(
            old: ["a", "x", "c"], new: ["a", "y", "z", "c"], lines: ["1 a", "-x", "+2 y", "+3 z", "4 c"],
            words: "2 lines added, 1 removed."),
        Change(old: ["a"], new: [], lines: ["-a"], words: "1 line removed."),
        Change(
            old: ["x", "x", "y"], new: ["y", "x"], lines: ["-x", "-x", "1 y", "+2 x"],
            words: "1 line added, 2 removed."),
    ])
    func `A change of a file is told by its lines`(change: Change) {
        let found = FileChange(from: change.old, to: change.new)
        #expect(
            found.lines.map { line in
                let mark =
                    switch line.kind {
                    case .kept: ""
                    case .added: "+"
                    case .removed: "-"
                    }
                return mark + (line.number.map { "\($0) " } ?? "") + line.text
            } == change.lines)
        #expect(found.words == change.words)
    }
}
