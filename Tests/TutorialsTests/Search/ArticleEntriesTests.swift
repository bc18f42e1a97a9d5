import Techniques
import Testing

@testable import Tutorials

/// The entries of an article.
struct ArticleEntriesTests {
    private static let page = SearchEntry(.page, title: "Questions", address: "/questions/")
    private static let fix = SearchEntry(.page, title: "Quick fix", address: "/quickfix/")
    private static let tutorial = SearchEntry(
        .tutorial, title: "Hackworth", address: "/tutorials/hackworth/", site: "/tutorials/hackworth")

    private static func entries(_ text: String, on page: SearchEntry = page) -> [SearchEntry] {
        ArticleEntries(pages: ["quickfix": fix, "hackworth": tutorial], anchor: HeadingAnchor.of)
            .entries(of: text, on: page)
    }

    @Test func `The page, its sections and its questions are found`() {
        let text = """
            # Questions

            What readers `asked`.

            ## Overview

            See <doc:QuickFix> and [the log](https://example.org).

            ### UI tests, previews

            **Can I keep `@main`?** On a type that has none,
            ``UIKit/UIApplication`` says.

            More.

            ## Topics

            - <doc:QuickFix>
            """
        let section = "/questions/#UI-tests-previews"
        #expect(
            Self.entries(text) == [
                SearchEntry(
                    .page, title: "Questions", body: " What readers asked. See and the log.",
                    address: "/questions/"),
                SearchEntry(
                    .question, title: "Can I keep @main?", text: "UI tests, previews",
                    body: "On a type that has none, UIApplication says.", address: section),
                SearchEntry(.section, title: "UI tests, previews", text: "Questions", body: " More.", address: section),
            ])
    }

    @Test func `A row of symptoms or messages leads where its link leads`() {
        let text = """
            | what you see | what helps |
            |---|---|
            | It is *slow*. | <doc:QuickFix>; why: <doc:Hackworth> |
            | It comes back. | [Ask again](<doc:Hackworth#Ask-again>) |

            | message | what helps |
            |---|---|
            | Early unexpected exit | <doc:QuickFix#Here> |
            | Of a page that is not there | <doc:Nowhere> |
            """
        #expect(
            Self.entries(text).filter { $0.kind != .page } == [
                SearchEntry(.symptom, title: "It is slow.", text: "Quick fix", address: "/quickfix/"),
                SearchEntry(
                    .symptom, title: "It comes back.", text: "Hackworth", address: "/tutorials/hackworth/#Ask-again",
                    site: "/tutorials/hackworth#Ask-again"),
                SearchEntry(.message, title: "Early unexpected exit", text: "Quick fix", address: "/quickfix/#Here"),
            ])
    }

    @Test func `A finding is found by its meaning`() {
        let text = """
            ### The findings

            | finding | what it means |
            |---|---|
            | `tests-did-not-run` | The app was launched, and no test ran. |
            """
        #expect(
            Self.entries(text).filter { $0.kind == .finding } == [
                SearchEntry(
                    .finding, title: "The app was launched, and no test ran.", text: "tests-did-not-run",
                    address: "/questions/#The-findings")
            ])
    }
}
