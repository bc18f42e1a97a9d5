internal import Foundation
package import Wording

/// The form in which a technique was published, beside the form that it has here.
package struct AsPublished: Codable, Hashable, Sendable {
    /// The relation of the code here to what was published.
    package var form: Form
    /// The language in which it was published, if the code here is a translation.
    package var language: String?
    /// A remark about it, in a sentence or two.
    package var note: String?
    /// The decisive lines, word for word.
    package var quotations: [Quotation]
    /// The changes that the code here makes to what was published.
    package var changes: [Change]

    /// The relations of the code here to what was published.
    package enum Form: String, Codable, Hashable, Sendable, CaseIterable {
        /// The author's lines, but for their layout and the names that the author leaves open.
        case verbatim
        /// The author's code in another language, or in another version of Swift.
        case translated
        /// The author's code with changes.
        case adapted
        /// Code put together from what several texts say about a text that is lost.
        case reconstructed
        /// The author's prose, or a text that is not quoted here; the code is ours.
        case described

        /// The relation, in a sentence.
        package var sentence: String {
            switch self {
            case .verbatim: "The code here is the published code."
            case .translated: "The code here is a translation."
            case .adapted: "The code here is the published code, adapted."
            case .reconstructed: "The code here is a reconstruction, not a published text."
            case .described: "Any code here is ours and follows a description."
            }
        }
    }

    /// A difference between what was published and the code here.
    package struct Change: Codable, Hashable, Sendable {
        /// The difference, in a sentence.
        package var change: String
        /// Its reason, in a sentence.
        package var reason: String
    }
}

extension AsPublished {
    /// Reads how a technique of a catalog was published.
    ///
    /// - Throws: `Mistake` if the file is missing or cannot be read.
    package init(of technique: Technique, in catalog: TechniqueCatalog) throws(Mistake) {
        let file = catalog.folder(of: technique, "published.json")
        do {
            self = try JSONDecoder().decode(AsPublished.self, from: Data(contentsOf: file))
        } catch {
            throw Mistake(
                .usage, what: "How \(technique.id) was published cannot be read: \(error)", place: file.path,
                cure: "Write its published.json as its neighbours' are written.")
        }
    }
}
