package import Runs
package import Samples
package import Simulator

/// The change by which a launch that was not isolated becomes so, as a page offers it.
package struct LessonCure: Encodable, Hashable, Sendable {
    /// The fault, in a sentence.
    package var what: String
    /// The advice, in words.
    package var advice: String
    /// The path of the page that explains it, in the documentation.
    package var page: String
    /// The title of that page, or of its section.
    package var title: String
    /// The texts of the files that it changes, by their paths in the sample; none if no mechanical change is known.
    package var texts: [String: String]

    package init(what: String, advice: String, page: String, title: String, texts: [String: String]) {
        self.what = what
        self.advice = advice
        self.page = page
        self.title = title
        self.texts = texts
    }

    /// Finds the cure of a launch; nil if there is none.
    package typealias Finder = @Sendable (Sample, RunSummary) async throws -> LessonCure?
}
