internal import Application
internal import ArgumentParser
internal import Foundation
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

    @Argument(help: "A tutorial's step or a technique, as run and test take it.", completion: .sample)
    var sample: String

    @Option(help: ArgumentHelp("The folder to write. It has to be missing or empty.", valueName: "folder"))
    var output: String

    func run() async throws {
        let folder = NewFolder(output)
        try folder.check()
        let project = try await SampleFinder(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal
        ).xcodeProject(sample)
        try folder.write(project.files.map { ($0.path, Data($0.text.utf8)) })
        Terminal.write("\(output)/\(project.name).xcodeproj\n")
    }
}
