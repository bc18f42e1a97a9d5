internal import Lifecycle
internal import Samples
package import Wording
package import XcodeProjects

extension StepFolder {
    /// The step as an Xcode project.
    ///
    /// - Throws: `Mistake` if there is nothing to build yet.
    package func xcodeProject(of tutorial: Tutorial, _ step: TutorialStep) throws(Mistake) -> XcodeProject {
        let sample = try sample(needsTests: false)
        return XcodeProject(
            project.files.map { XcodeProject.File(path: $0.path, text: $0.text) }, app: sample.app.name,
            bundleIdentifier: sample.description.bundleIdentifier,
            introduction: XcodeProject.introduction(
                "The project as it is after the step \(project.name) of the tutorial\n*\(tutorial.title)*.",
                commands: step.commands.filter { !$0.isOfAnotherStep }.map(\.line)))
    }
}
