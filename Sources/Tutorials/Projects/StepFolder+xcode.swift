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
        let commands = step.commands.filter { !$0.isOfAnotherStep }.map { "    \($0)\n" }
        return XcodeProject(
            project.files.map { XcodeProject.File(path: $0.path, text: $0.text) }, app: sample.app.name,
            bundleIdentifier: sample.description.bundleIdentifier,
            introduction: """
                The project as it is after the step \(project.name) of the tutorial
                *\(tutorial.title)*.

                Understudy's trace of it, to compare with your device:

                \(commands.joined())
                """)
    }
}
