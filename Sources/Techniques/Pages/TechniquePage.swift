internal import Bibliography
internal import Foundation
internal import Lifecycle
package import Samples

/// A technique's page in the catalog: its description, its code, and its outcomes, with the story of each run.
package struct TechniquePage: Sendable {
    /// The technique.
    package let technique: Technique
    /// Its files, by their paths.
    package let files: [String: String]
    /// The outcomes in the settings by which to choose.
    package let told: [RunStory]
    private let asPublished: String

    /// The outcome of a technique in a setting, with its story.
    package struct RunStory: Hashable, Sendable {
        /// The column's heading.
        package var heading: String
        /// The setting.
        package var setting: Setting
        /// The outcome: whose delegates were called.
        package var outcome: Outcome
        /// The events of the tests' run, line by line.
        package var story: [String]

        /// Creates the story of a technique's run in a setting.
        package init(heading: String, setting: Setting, outcome: Outcome, story: [String]) {
            self.heading = heading
            self.setting = setting
            self.outcome = outcome
            self.story = story
        }
    }

    /// Creates the page of a technique.
    ///
    /// - Throws: `Mistake` if a file of the technique cannot be read.
    package init(_ technique: Technique, in catalog: TechniqueCatalog, told: [RunStory]) throws(Mistake) {
        self.technique = technique
        self.told = told
        var files: [String: String] = [:]
        for layer in ["", "storyboard/", "code/", "swiftui/", "host/"] {
            let folder = catalog.folder(of: technique, layer)
            for (path, text) in try TechniqueProject.texts(below: folder) { files[layer + path] = text }
        }
        self.files = files
        asPublished = try PublishedSection.markdown(technique, in: catalog)
    }

    /// Returns the page's name, such as `Technique-T47`.
    package static func name(_ id: String) -> String { "Technique-\(id)" }

    /// The file in the catalog.
    package var file: String { "Generated/Techniques/\(Self.name(technique.id)).md" }

    /// The page's text.
    package var markdown: String {
        ([head, about] + [remains, code, asPublished, runs].compactMap { $0 }).joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        """
        # \(technique.id): \(technique.title)

        \(technique.mechanism)

        ## Overview
        """
    }

    private var about: String {
        var lines = ["- Published by: \(technique.sources.markdown)"]
        if let place = technique.place { lines.append("- Where the switch happens: \(place)") }
        lines += technique.needs.map { "- It needs: \($0)" }
        if let base = technique.buildsOn { lines.append("- It builds on <doc:\(Self.name(base))>") }
        if let since = technique.since { lines.append("- Made for iOS \(since.major) and later") }
        if technique.changesProduction { lines.append("- It puts code for tests into the production app") }
        if technique.usesPrivateAPI { lines.append("- It calls what Apple does not document") }
        if let reason = technique.notRun { lines.append("- Not run: \(reason)") }
        if !technique.taught.isEmpty {
            lines.append("- Taught in: \(technique.taught.map(\.link).joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private var remains: String? {
        guard !technique.remains.isEmpty else { return nil }
        return "What remains wrong with it:\n\n" + technique.remains.map { "- \($0)" }.joined(separator: "\n")
    }

    private var code: String? {
        guard !files.isEmpty else { return nil }
        let listings = files.sorted { $0.key < $1.key }.map { CodeListing.markdown($0, $1) }
        return "### Its code\n\n" + listings.joined(separator: "\n\n")
    }

    /// The outcomes; a story that was already told is not told again.
    private var runs: String? {
        guard !told.isEmpty else { return nil }
        var parts = [
            """
            ### What came of it

            `understudy matrix \(technique.id)` runs it in every setting, `understudy test \(technique.id)` in one. <doc:Matrix> has all \
            techniques side by side.
            """
        ]
        for (number, run) in told.enumerated() {
            parts.append("#### \(Self.title(run.heading))")
            parts.append("\(run.setting): **\(run.outcome.word)**.")
            if let earlier = told[..<number].first(where: { $0.story == run.story }) {
                parts.append("As in “\(earlier.heading)”.")
            } else {
                parts.append("```\n\(run.story.joined(separator: "\n"))\n```")
            }
        }
        return parts.joined(separator: "\n\n")
    }

    /// Returns the anchor of a column's run on its page.
    static func anchor(_ heading: String) -> String {
        String(title(heading).replacing(",", with: "").map { $0 == " " ? "-" : $0 })
    }

    /// Returns a column's heading with a capital, except for names that have it later.
    private static func title(_ heading: String) -> String {
        heading.dropFirst().first?.isUppercase == true ? heading : heading.prefix(1).uppercased() + heading.dropFirst()
    }
}
