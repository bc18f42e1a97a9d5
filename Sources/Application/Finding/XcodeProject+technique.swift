internal import Lifecycle
internal import Samples
internal import Techniques
internal import Wording
internal import XcodeProjects

extension XcodeProject {
    /// A technique as a project.
    ///
    /// - Throws: `Mistake` if one project cannot hold it.
    init(_ apps: TechniqueApps, named name: SampleID.Technique) throws(Mistake) {
        guard !apps.hasOwnHost else {
            throw Mistake(
                .usage, what: "\(name) builds the app differently for tests, which a project with one app cannot show.",
                cure: "Choose another technique, or read its page: understudy docs --output documentation")
        }
        let technique = apps.technique
        self.init(
            apps.host.files.map { XcodeProject.File(path: $0, text: $1) }, app: "Stage",
            bundleIdentifier: "org.understudy.Stage",
            introduction: Self.introduction(
                "The technique \(name), \(technique.title), over the app that Understudy tries all techniques on.",
                commands: ["understudy test \(name)"]))
        testArguments = technique.scheme.arguments
        testEnvironment = technique.scheme.environment
    }
}
