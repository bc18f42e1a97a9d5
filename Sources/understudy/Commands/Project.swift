internal import Application
internal import ArgumentParser
internal import Foundation
internal import XcodeProjects

/// The command `understudy project`.
struct Project: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a tutorial's step or a technique as an Xcode project, or a set of projects.",
        discussion: """
            Open it on a Mac to compare a simulator or a device with the model. Understudy reads the project back; \
            we did not open it in Xcode. A recorder among its tests prints how UIKit launched the app, for understudy \
            verify.

              understudy project hackworth/flush --output flush
              understudy test flush

            A conformance set has a project for each technique and for each change that breaks one. Its script for a \
            Mac runs them on every installed version of iOS. Name techniques for a smaller set.

              understudy project --conformance techniques
              understudy project T47 T50 --conformance two
            """)

    @Argument(
        help: "A tutorial's step or a technique, as run and test take it. For a set, any number of techniques.",
        completion: .sample)
    var samples: [String] = []

    @Option(help: ArgumentHelp("The folder to write: missing or empty.", valueName: "folder"))
    var output: String?

    @Option(
        help: ArgumentHelp("The folder to write a conformance set into, in place of a project.", valueName: "folder"))
    var conformance: String?

    func validate() throws {
        switch (output, conformance) {
        case (nil, nil): throw ValidationError("Name the folder to write: --output flush")
        case (_?, _?): throw ValidationError("--output writes a project, and --conformance a set. Use one of them.")
        case (_?, nil) where samples.count != 1:
            throw ValidationError("Name one step or technique: understudy project hackworth/flush --output flush")
        default: break
        }
    }

    func run() async throws {
        if let conformance { return try write(conformance) }
        guard let output, let sample = samples.first else { return }
        let folder = NewFolder(output)
        try folder.check()
        let project = try await SampleFinder(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal
        ).xcodeProject(sample)
        try folder.write(project.files.map { ($0.path, Data($0.text.utf8)) })
        Terminal.write("\(output)/\(project.name).xcodeproj\n")
    }

    /// Writes a set, and makes its script executable.
    private func write(_ path: String) throws {
        let folder = NewFolder(path)
        try folder.check()
        let set = try ConformanceSet(samples, in: .ofThisProgram)
        try folder.write(set.files)
        let script = "\(path)/\(ConformanceSet.script)"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        for (name, reason) in set.leftOut { Terminal.say("\(name) is not in the set: \(reason)") }
        Terminal.write("\(script)\n")
    }
}
