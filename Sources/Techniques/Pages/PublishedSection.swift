internal import Bibliography
internal import Foundation
internal import Wording

/// The section of a technique's page with the author's decisive lines, and with what is different here.
enum PublishedSection {
    /// Returns the section's text.
    ///
    /// - Parameter heading: The marks before its heading, as deep as the page needs.
    /// - Throws: `Mistake` if a file of the technique cannot be read, or a quotation names no source.
    static func markdown(
        _ technique: Technique, in catalog: TechniqueCatalog, heading: String
    ) throws(Mistake) -> String {
        let folder = catalog.folder(of: technique)
        let published = try AsPublished(of: technique, in: catalog)
        let introduction = [
            published.form.sentence, published.language.map { "It was published in \($0)." }, published.note,
        ]
        var parts = ["\(heading) As published", introduction.compactMap { $0 }.joined(separator: " ")]
        for quotations in QuotedText.grouped(published.quotations) {
            let isNamed = technique.sources.map(\.source.id) == [quotations[0].source]
            let origin =
                isNamed ? "Quoted" : "Quoted from \(try catalog.sources.attribution(quotations[0].source).markdown)"
            parts.append(QuotedText.markdown(quotations, from: origin))
        }
        if !published.changes.isEmpty {
            let changes = published.changes.map { "- \($0.change) \($0.reason)" }
            parts.append("Differences here, and why:\n\n" + changes.joined(separator: "\n"))
        }
        return (parts + objectiveC(in: folder)).joined(separator: "\n\n")
    }

    /// Returns the parts with the technique's files in Objective-C; none if it has no such files.
    private static func objectiveC(in folder: URL) -> [String] {
        let place = folder.appending(path: "ObjectiveC")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        guard !names.isEmpty else { return [] }
        let listings = names.compactMap { name in
            (try? String(contentsOf: place.appending(path: name), encoding: .utf8)).map { text in
                "`\(name)`:\n\n```objective-c\n\(text.trimmingCharacters(in: .newlines))\n```"
            }
        }
        return [
            "#### In Objective-C",
            """
            These files are ours. A test checks their syntax and types against declarations, written here, of the \
            names of UIKit that they use. They were not built with Apple's SDK, and nothing here runs them.
            """,
        ] + listings
    }
}
