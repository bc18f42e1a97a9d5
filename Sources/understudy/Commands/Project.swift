internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import PackageResources
internal import Runs
internal import Samples
internal import Techniques
internal import Tutorials
internal import Wording
internal import XcodeProjects

/// The command `understudy project`.
struct Project: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a tutorial's step or a technique as an Xcode project.",
        discussion: """
            Open it on a Mac to compare a simulator or a device with the model. Understudy reads the project back; \
            it was not opened in Xcode here.

              understudy project hackworth/flush --output flush
              understudy test flush
            """)

    @Argument(help: "A tutorial's step or a technique, as run and test take it.")
    var sample: String

    @Option(help: ArgumentHelp("The folder to write. It has to be missing or empty.", valueName: "folder"))
    var output: String

    func run() async throws {
        let folder = NewFolder(output)
        try folder.check()
        let project = try await xcodeProject()
        try folder.write(project.files.map { ($0.path, Data($0.text.utf8)) })
        Terminal.write("\(output)/\(project.name).xcodeproj\n")
    }

    private func xcodeProject() async throws -> XcodeProject {
        switch SampleID.parse(sample) {
        case .failure(let problem): throw problem.mistake
        case .success(.technique(let technique)): return try Self.project(of: technique)
        case .success(.step):
            let catalog = try await StepCatalog.carried(ProcessInfo.processInfo.environment)
            let (tutorial, step) = try catalog.step(named: sample)
            return try catalog.folder(named: sample).xcodeProject(of: tutorial, step)
        case .success(.path):
            throw Mistake(
                .usage, what: "\(sample) is neither a tutorial's step nor a technique.",
                cure: "understudy list names the steps, understudy choose --all the techniques.")
        }
    }

    /// Returns a technique as a project, if one project can hold it.
    private static func project(of name: SampleID.Technique) throws -> XcodeProject {
        guard let place = PackageResources.catalog else { throw Launch.left }
        let catalog = try TechniqueCatalog(folder: place)
        let technique = try catalog.technique(name)
        func files(forTests: Bool) throws -> [String: String] {
            try TechniqueProject(
                technique, in: catalog, usesStoryboard: name.variant == .storyboard, supportsMultipleScenes: true,
                forTests: forTests
            ).files
        }
        let all = try files(forTests: true)
        guard try files(forTests: false) == all, technique.hostSettings == HostSettings() else {
            throw Mistake(
                .usage, what: "\(name) builds the app differently for tests, which a project with one app cannot show.",
                cure: "Choose another technique, or read its page: understudy docs --output documentation")
        }
        var project = XcodeProject(
            all.map { XcodeProject.File(path: $0, text: $1) }, app: "Stage", bundleIdentifier: "org.understudy.Stage",
            introduction: """
                The technique \(name), \(technique.title), over the app that Understudy tries all techniques on.

                Understudy's trace of it, to compare with your device:

                    understudy test \(name)
                """)
        project.testArguments = technique.scheme.arguments
        project.testEnvironment = technique.scheme.environment
        return project
    }
}
