import ArgumentParser
import Foundation
import Lifecycle
import PackageResources
import Runs
import Samples
import Techniques
import Tutorials
import XcodeProjects

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
        try requireEmptyOutput()
        let project = try await xcodeProject()
        let folder = URL(filePath: output)
        do {
            for file in project.files {
                let place = folder.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            }
        } catch {
            throw Mistake(
                .usage, what: "The project cannot be written: \(error.localizedDescription)", place: output,
                cure: "Check the permissions, or name a folder elsewhere.")
        }
        Terminal.write("\(output)/\(project.name).xcodeproj\n")
    }

    private func requireEmptyOutput() throws(Mistake) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: output, isDirectory: &isFolder) else { return }
        let names = isFolder.boolValue ? try? FileManager.default.contentsOfDirectory(atPath: output) : nil
        if let names, names.isEmpty { return }
        let what = names?.sorted().first.map { "The folder is not empty: it contains \($0)." } ?? "This is a file."
        throw Mistake(
            .usage, what: "\(what) Nothing was written.", place: output,
            cure: "Name a folder that is missing or empty.")
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
