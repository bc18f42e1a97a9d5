internal import FoundationEssentials
package import Wording
internal import XcodeProjects

/// A tutorial's final state as an Xcode project, to download.
package struct TutorialProject: Hashable, Sendable {
    /// The tutorial's name, in lower case.
    package var tutorial: String
    /// The zip archive.
    package var archive: [UInt8]

    /// Adds the download to a copy of the catalog: the archive lies beside the tutorial's file, which names it.
    func add(to catalog: URL) throws {
        let records = StepRecords(catalog: catalog, traces: catalog)
        guard let source = records.source(of: tutorial), let text = records.read(source) else { return }
        let name = source.deletingPathExtension().lastPathComponent + ".zip"
        try Data(archive).write(to: source.deletingLastPathComponent().appending(path: name))
        try Data(Self.naming(name, in: text).utf8).write(to: source)
    }

    /// Returns a tutorial's text with the download among the arguments of `@Tutorial`. No line moves.
    static func naming(_ download: String, in text: String) -> String {
        guard let directive = text.firstRange(of: "@Tutorial") else { return text }
        let argument = "projectFiles: \"\(download)\""
        var text = text
        if text[directive.upperBound...].hasPrefix("("),
            let end = text[directive.upperBound...].firstIndex(of: ")")
        {
            text.insert(contentsOf: ", " + argument, at: end)
        } else {
            text.insert(contentsOf: "(\(argument))", at: directive.upperBound)
        }
        return text
    }
}

extension StepCatalog {
    /// The final state of each tutorial as an Xcode project, in a folder with the tutorial's name.
    package func projects() throws(Mistake) -> [TutorialProject] {
        var projects: [TutorialProject] = []
        for tutorial in tutorials {
            guard let last = tutorial.steps.last else { continue }
            let project = try folder(named: "\(tutorial.name(of: last))").xcodeProject(of: tutorial, last)
            projects.append(TutorialProject(tutorial: tutorial.name, archive: project.archive(in: tutorial.name)))
        }
        return projects
    }
}
