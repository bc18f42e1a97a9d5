package import Samples
internal import Storage
package import Wording

/// The project as it stands after a step: for each path the newest file that a step up to this one shows, or the one
/// that the tutorial starts with.
package struct StepProject: Hashable, Sendable {
    package var name: SampleID.Step
    package var files: [File]

    /// A file of the project, and the file of the catalog that it comes from.
    package struct File: Hashable, Sendable {
        /// In the project: `Stage/AppDelegate.swift`.
        package var path: String
        /// In the catalog: `hackworth-08-AppDelegate.swift`.
        package var origin: String
        package var text: String
    }

    /// - Throws: `Mistake` where a step names its file so that no project could hold it.
    package init(_ tutorial: Tutorial, step last: TutorialStep) throws(Mistake) {
        name = tutorial.name(of: last)
        var newest = Dictionary(uniqueKeysWithValues: tutorial.start.map { ($0.path, $0) })
        for step in tutorial.steps.prefix(last.number) {
            guard let code = step.code else { continue }
            let parts = code.path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else {
                throw Mistake(
                    .usage, what: "The step \(tutorial.name(of: step)) shows a file named \(code.path).",
                    place: code.file,
                    cure:
                        "Name it by its target's folder and its path in there: @Code(name: \"Stage/AppDelegate.swift\", ...)."
                )
            }
            newest[code.path] = code
        }
        files = newest.values.map { File(path: $0.path, origin: $0.file, text: $0.text) }.sorted { $0.path < $1.path }
    }

    /// Changes with each path and each text.
    var identity: ContentHash {
        var hash = ContentHash()
        hash.add(files.map(\.path))
        hash.add(files.map(\.text))
        return hash
    }
}
