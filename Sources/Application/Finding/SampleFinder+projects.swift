internal import Samples
internal import Techniques
internal import Tutorials
internal import Wording
package import XcodeProjects

extension SampleFinder {
    /// Returns a tutorial's step or a technique as an Xcode project, with the recorder among its tests.
    ///
    /// - Throws: `Mistake` if the name is another sample's, or one project cannot hold it.
    package func xcodeProject(_ name: String) async throws -> XcodeProject {
        var project = try await bareXcodeProject(name)
        project.addRecorder(try RecorderFile(folders).text)
        return project
    }

    private func bareXcodeProject(_ name: String) async throws -> XcodeProject {
        switch try Self.name(name) {
        case .technique(let technique):
            return try XcodeProject(TechniqueApps(technique, in: try folders.techniques()), named: technique)
        case .step:
            let catalog = try await tutorials()
            let (tutorial, step) = try catalog.step(named: name)
            return try catalog.folder(named: name).xcodeProject(of: tutorial, step)
        case .path:
            throw Mistake(
                .usage, what: "\(name) is neither a tutorial's step nor a technique.",
                cure: "understudy list names the steps, understudy choose --all the techniques.")
        }
    }
}
