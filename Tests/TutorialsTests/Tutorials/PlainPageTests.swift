import Foundation
import Testing
import Wording

@testable import Tutorials

/// The text of an archive's pages in their HTML.
struct PlainPageTests {
    private static let json = """
        {
          "kind": "article", "sections": [], "metadata": {"title": "A <page>"},
          "abstract": [{"type": "text", "text": "In "}, {"type": "codeVoice", "code": "short"}],
          "primaryContentSections": [
            {"kind": "declarations", "declarations": [{"tokens": [{"text": "func"}, {"text": " a()"}]}]},
            {"kind": "parameters", "parameters": [
              {"name": "b", "content": [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "What."}]}]}]},
            {"kind": "content", "content": [
              {"type": "heading", "level": 2, "text": "Overview", "anchor": "Overview"},
              {"type": "tabNavigator", "tabs": [{"title": "One", "content": [
                {"type": "paragraph", "inlineContent": [
                  {"type": "reference", "identifier": "doc://other", "isActive": true}]}]}]},
              {"type": "termList", "items": [{
                "term": {"inlineContent": [{"type": "text", "text": "Term"}]},
                "definition": {"content": [
                  {"type": "paragraph", "inlineContent": [{"type": "text", "text": "Meaning"}]}]}}]}]}],
          "topicSections": [{"title": "More", "identifiers": ["doc://other"]}],
          "references": {"doc://other": {
            "type": "topic", "title": "Other", "url": "/tutorials/understudy/other",
            "abstract": [{"type": "text", "text": "About it."}]}}
        }
        """

    private static let text = """
        <p>In <code>short</code></p>
        <pre><code>func a()</code></pre>
        <ul><li><p><code>b</code></p>
        <p>What.</p></li></ul>
        <h2 id="Overview">Overview</h2>
        <h3>One</h3>
        <p><a href="/docs/tutorials/understudy/other">Other</a></p>
        <ul><li><p>Term</p>
        <p>Meaning</p></li></ul>
        <h3>More</h3>
        <ul><li><p><a href="/docs/tutorials/understudy/other">Other</a>: About it.</p></li></ul>
        """

    @Test func `A page has its title, its description and its text, and links that stay in the archive`() throws {
        let page = try PlainPage(renderJSON: [UInt8](Self.json.utf8))
        #expect(page.description == "In short")
        let html = try PlainPages(archive: URL(filePath: "/nowhere"), basePath: "docs").complete(
            "<title>Documentation</title><noscript>\nold</noscript><div id=\"app\"></div>", with: page, at: "a.html")
        #expect(
            html == """
                <title>A &lt;page&gt; | Understudy</title><meta name="description" content="In short">\
                <noscript><main><h1>A &lt;page&gt;</h1>
                \(Self.text)
                </main></noscript><div id="app"></div>
                """)
    }
    @Test(
        arguments: [("<noscript></noscript>", "<title>"), ("<title></title><noscript>", "<noscript>"), ("", "<title>")])
    func `A page without a place for its title or its text is named`(html: String, tag: String) throws {
        let page = try PlainPage(renderJSON: [UInt8](Self.json.utf8))
        let error = #expect(throws: Mistake.self) {
            try PlainPages(archive: URL(filePath: "/nowhere")).complete(html, with: page, at: "/nowhere/a/index.html")
        }
        #expect(error?.place == "/nowhere/a/index.html")
        #expect(error?.what == "A page of the documentation has no \(tag).")
    }
}
