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
        for quotations in grouped(published.quotations) {
            let isNamed = technique.sources.map(\.source.id) == [quotations[0].source]
            let origin =
                isNamed ? "Quoted" : "Quoted from \(try catalog.sources.attribution(quotations[0].source).markdown)"
            parts.append(quoted(quotations, from: origin))
        }
        if !published.changes.isEmpty {
            let changes = published.changes.map { "- \($0.change) \($0.reason)" }
            parts.append("Differences here, and why:\n\n" + changes.joined(separator: "\n"))
        }
        return (parts + objectiveC(in: folder)).joined(separator: "\n\n")
    }

    /// Returns the quotations, those of one source and language that follow each other together.
    private static func grouped(_ quotations: [AsPublished.Quotation]) -> [[AsPublished.Quotation]] {
        quotations.reduce(into: []) { groups, quotation in
            if let last = groups.last?.last, last.source == quotation.source, last.language == quotation.language {
                groups[groups.count - 1].append(quotation)
            } else {
                groups.append([quotation])
            }
        }
    }

    /// Returns the quotations of a source: sentences in quotation marks, or code without its common indentation.
    ///
    /// A line with three dots stands for what was left out between two of them.
    private static func quoted(_ quotations: [AsPublished.Quotation], from origin: String) -> String {
        if quotations[0].language == "text" {
            let sentences = quotations.map { "“\(Escaping.markdown($0.lines.joined(separator: " ")))”" }
            return "\(origin): \(sentences.joined(separator: " … "))"
        }
        let lines = quotations.flatMap(\.lines).filter { !$0.allSatisfy(\.isWhitespace) }
        let indentation = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        let code = quotations.map { quotation in
            quotation.lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
        }
        return "\(origin):\n\n```\(quotations[0].language)\n\(code.joined(separator: "\n// …\n"))\n```"
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
