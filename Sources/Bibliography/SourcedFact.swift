package import Foundation
package import Wording

/// A numbered fact about UIKit, with its sources, and its place in the model.
package struct SourcedFact: Codable, Hashable, Sendable, Identifiable {
    /// The number by which tests and rules name it: `1.13`, `6: 27 trap`.
    package var id: String
    /// The fact, in Markdown.
    package var fact: String
    /// The sources in words, with references to them.
    package var sources: String
    /// The certainty: `A` for Apple, `D` for a developer's observation, `D2` for several, `P` for names from run-time
    /// headers, `I` for an inference.
    package var certainty: String
    /// The rules of the model that it is the ground of.
    package var rules: [String]
    /// The entries of what is not modelled that it belongs to.
    package var outside: [String]
}

/// A published console log with which the model's traces are compared.
package struct PublishedLog: Codable, Hashable, Sendable, Identifiable {
    /// The number by which tests name it: `G05`.
    package var id: String
    /// The launch that was logged, with its system, in Markdown.
    package var about: String
    /// The sources, by their identifiers.
    package var sources: [String]
}

/// The facts and logs that tests and rules cite, from `Sources/Catalog/Facts`.
package struct FactCatalog: Sendable {
    /// The facts, section by section.
    package let facts: [SourcedFact]
    /// The published logs.
    package let logs: [PublishedLog]

    /// Reads the facts and logs of the catalog in a folder, such as `Sources/Catalog`.
    ///
    /// - Throws: `Mistake` if a file cannot be read.
    package init(folder: URL) throws(Mistake) {
        let place = folder.appending(path: "Facts")
        facts = try CatalogFile.read([SourcedFact].self, at: place.appending(path: "facts.json"))
        logs = try CatalogFile.read([PublishedLog].self, at: place.appending(path: "logs.json"))
    }
}
