internal import Lifecycle
internal import Samples
internal import Techniques
internal import Wording
internal import XcodeProjects

extension XcodeProject {
    /// A technique as a project.
    ///
    /// - Parameter change: A small change that breaks it; nil for the technique as it is.
    /// - Throws: `Mistake` if one project cannot hold it.
    init(
        _ apps: TechniqueApps, named name: SampleID.Technique, breaking change: Technique.Break? = nil
    ) throws(Mistake) {
        guard !apps.hasOwnHost else {
            throw Mistake(
                .usage, what: "\(name) builds the app differently for tests, which a project with one app cannot show.",
                cure: "Choose another technique, or read its page: understudy docs --output documentation")
        }
        let technique = apps.technique
        let host = try change.map { change throws(Mistake) in try apps.host.breaking(change) } ?? apps.host
        let broken = change.map { "\nIt has one change that breaks it: \($0.title)." } ?? ""
        self.init(
            host.files.map { XcodeProject.File(path: $0, text: $1) }, app: "Stage",
            bundleIdentifier: "org.understudy.Stage",
            introduction: Self.introduction(
                "The technique \(name), \(technique.title), over the app that Understudy tries all techniques on.\(broken)",
                commands: [change == nil ? "understudy test \(name)" : "understudy test Stage.xcodeproj"]))
        testArguments = technique.scheme.arguments
        testEnvironment = technique.scheme.environment
    }
}
