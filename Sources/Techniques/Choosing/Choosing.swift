package import Foundation
package import Wording

/// The words of the page *Choosing a technique*: the ways, the recommendations, and the text around them.
package struct Choosing: Hashable, Sendable {
    /// The recommendations, in the page's order.
    package var recommendations: [Recommendation]
    /// The ways, in the page's order.
    package var approaches: [Approach]
    /// The technique whose numbers stand beside those of the ways, for comparison.
    package var comparison: String
    /// The page, with names in double braces for what is computed.
    package var template: String

    private struct Words: Decodable {
        var recommendations: [Recommendation]
        var approaches: [Approach]
        var comparison: String
    }

    /// Reads the words of the catalog in a folder, such as `Sources/Catalog`.
    ///
    /// - Throws: `Mistake` if a file cannot be read.
    package init(folder: URL) throws(Mistake) {
        let place = folder.appending(path: "Choosing")
        do {
            let words = try JSONDecoder().decode(
                Words.self, from: Data(contentsOf: place.appending(path: "choosing.json")))
            recommendations = words.recommendations
            approaches = words.approaches
            comparison = words.comparison
            template = try String(contentsOf: place.appending(path: "page.md"), encoding: .utf8)
        } catch {
            throw Mistake(
                .usage, what: "The words for choosing a technique cannot be read: \(error)", place: place.path,
                cure: "Write choosing.json and page.md as Contributing/AddATechnique.md says.")
        }
    }

    /// Returns the way with a name.
    package func approach(_ id: Approach.ID) -> Approach? {
        approaches.first { $0.id == id }
    }
}
