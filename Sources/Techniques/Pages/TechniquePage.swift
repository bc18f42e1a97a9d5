internal import Bibliography
package import DeviceReports
internal import Foundation
internal import Lifecycle
internal import Lowering
package import Wording

/// A technique's page in the catalog: its description, its code, and its outcomes.
///
/// Techniques that share a mechanism share the page of the first of them.
package struct TechniquePage: Sendable {
    /// The technique.
    package let technique: Technique
    /// The technique on whose files it builds.
    private let base: Technique?
    /// Its files, by their paths.
    package let files: [String: String]
    /// The outcomes in the settings by which to choose.
    package let told: [RunStory]
    /// The pages of the techniques with the same mechanism, which are shown on this one.
    package let others: [TechniquePage]
    /// The reports of devices, some of which may be of it.
    package var evidence = DeviceEvidence()
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
        /// The technique whose page tells the same story; nil if none does before this one.
        package var teller: Technique?

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
    package init(
        _ technique: Technique, in catalog: TechniqueCatalog, told: [RunStory], others: [TechniquePage] = []
    ) throws(Mistake) {
        self.technique = technique
        self.told = told
        self.others = others
        base = technique.buildsOn.flatMap { catalog[$0] }
        var files: [String: String] = [:]
        for layer in ["", "storyboard/", "code/", "swiftui/", "host/"] {
            let folder = catalog.folder(of: technique, layer)
            for (path, text) in try TechniqueProject.texts(below: folder) { files[layer + path] = text }
        }
        self.files = files
        asPublished = try PublishedSection.markdown(
            technique, in: catalog, heading: others.isEmpty && technique.sharesMechanismWith == nil ? "###" : "####")
    }

    /// Returns the name of the page with a technique, such as `Technique-T47`.
    package static func name(_ technique: Technique) -> String {
        "Technique-\(technique.sharesMechanismWith ?? technique.id)"
    }

    /// Returns the target of a link to a technique: its page, or its section on a page that it shares.
    package static func reference(_ technique: Technique) -> String {
        guard technique.sharesMechanismWith != nil else { return name(technique) }
        return "\(name(technique))#\(HeadingAnchor.of(heading(technique)))"
    }

    /// Returns a link to a technique, such as `T47`.
    package static func link(_ technique: Technique) -> String { "[\(technique.id)](<doc:\(reference(technique))>)" }

    /// The file in the catalog.
    package var file: String { "Generated/Techniques/\(Self.name(technique)).md" }

    /// The page's text.
    package var markdown: String {
        let body: [String?] =
            others.isEmpty ? [about, remains, code, asPublished] : [shared] + ([self] + others).map(\.section)
        return ([head] + (body + [outcomes]).compactMap { $0 }).joined(separator: "\n\n") + "\n"
    }

    /// Returns the heading of a technique on a page that it shares.
    private static func heading(_ technique: Technique) -> String { "\(technique.title) (\(technique.id))" }

    private var head: String {
        """
        # \(technique.title) (\(([self] + others).map(\.technique.id).joined(separator: ", ")))

        \(technique.mechanism)

        ## Overview
        """
    }

    /// The sentence above techniques that share a mechanism.
    private var shared: String {
        let authors = ([self] + others).map { page in
            "\(page.technique.id) is by \(page.technique.sources.map(\.source.author).list())"
        }
        return "These techniques share one mechanism, and differ in their code. \(authors.joined(separator: "; "))."
    }

    /// The technique among those that share a mechanism.
    private var section: String {
        ([
            "### \(Self.heading(technique))", technique.sharesMechanismWith.map { _ in technique.mechanism }, about,
            remains, code, asPublished,
        ] as [String?]).compactMap { $0 }.joined(separator: "\n\n")
    }

    private var about: String {
        var lines = ["- Published by: \(technique.sources.markdown)"]
        if let place = technique.place { lines.append("- Place: \(place)") }
        if !technique.needs.isEmpty { lines.append("- It needs: \(technique.needs.joined(separator: "; "))") }
        if let base { lines.append("- It builds on <doc:\(Self.reference(base))>") }
        if let since = technique.since { lines.append("- Made for iOS \(since.major) and later") }
        if technique.changesProduction { lines.append("- It puts code for tests into the production app") }
        if technique.usesPrivateAPI { lines.append("- It calls undocumented API") }
        if let reason = technique.notRun { lines.append("- Not run: \(reason)") }
        if let measured = evidence.words(onSample: technique.id) { lines.append("- \(measured)") }
        if !technique.taught.isEmpty {
            lines.append("- Taught in: \(technique.taught.map(\.link).joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private var remains: String? {
        guard !technique.remains.isEmpty else { return nil }
        return "Remaining problems:\n\n" + technique.remains.map { "- \($0)" }.joined(separator: "\n")
    }

    private var code: String? {
        guard !files.isEmpty else { return nil }
        let listings = files.sorted { $0.key < $1.key }.map { CodeListing.markdown($0, $1) }
        return (others.isEmpty && technique.sharesMechanismWith == nil ? "### Its code\n\n" : "")
            + listings.joined(separator: "\n\n")
    }
}
