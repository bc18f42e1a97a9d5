import Application
import Foundation
import Lifecycle
import Samples
import Testing
import TestSupport
import XcodeProjects

@testable import Tutorials

/// Each step as an Xcode project: packed, unpacked, and read back by the reader of such projects.
struct EveryProjectTests {
    private static func catalog() async throws -> StepCatalog {
        try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
    }

    /// Unpacks a step's project, calls `work` with it and removes it.
    private static func unpacked<Result>(
        _ folder: StepFolder, _ tutorial: Tutorial, _ step: TutorialStep,
        _ work: (StepFolder) async throws -> Result
    ) async throws -> Result {
        let place = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let archive = try folder.xcodeProject(of: tutorial, step).archive(in: "unpacked")
        try ZipReader(archive).unpack(to: place)
        return try await work(StepFolder(folder.project, at: place.appending(path: "unpacked").path))
    }

    @Test func `Every step's project is the step: the same sources, resources, settings and Info.plist keys`()
        async throws
    {
        let catalog = try await Self.catalog()
        var compared = 0
        for tutorial in catalog.tutorials {
            for step in tutorial.steps {
                let folder = try catalog.folder(named: "\(tutorial.name(of: step))")
                // The first steps have an Info.plist and no code yet.
                guard (try? folder.sample(needsTests: false)) != nil else { continue }
                try await Self.unpacked(folder, tutorial, step) { project in
                    let testing = [false] + (folder.project.hasTests ? [true] : [])
                    for needsTests in testing {
                        let one = try Comparable(folder.sample(needsTests: needsTests), at: folder.path)
                        let other = try Comparable(project.sample(needsTests: needsTests), at: project.path)
                        #expect(one == other, "\(tutorial.name(of: step))")
                        compared += 1
                    }
                }
            }
        }
        #expect(compared > 200)
    }

    /// All of a sample on which its launch depends, with paths that begin at its folder.
    private struct Comparable: Equatable {
        var targets: [Sample.Target]
        var description: AppDescription
        var padDescription: AppDescription?
        var notes: [String]

        init(_ sample: Sample, at folder: String) throws {
            func relative(_ path: String) -> String { path.replacing(folder + "/", with: "") }
            targets = sample.targets.map { target in
                var target = target
                target.sources = target.sources.map { SourceFile(path: relative($0.path), text: $0.text) }
                    .sorted { $0.path < $1.path }
                target.resources.files = target.resources.files.mapValues(relative)
                return target
            }
            description = sample.description
            padDescription = sample.padDescription
            notes = sample.notes
        }
    }

    @Test(
        .serialized,
        arguments: [
            "launch", "reid", "hackworth", "sanders", "scenedelegatemock", "now", "matinee", "pirringer", "detours",
        ])
    func `The project of a tutorial's end runs as recorded`(name: String) async throws {
        let catalog = try await Self.catalog()
        let tutorial = try #require(catalog.tutorials.first { $0.name == name })
        let last = try #require(tutorial.steps.last)
        let folder = try catalog.folder(named: "\(tutorial.name(of: last))")
        let builder = try await TestBuilder.shared.value
        let transcript = try await Self.unpacked(folder, tutorial, last) { project in
            // Commands of other steps prepare the device.
            let commands = CommandRunner(builder: builder) {
                let other = try catalog.folder(named: $0)
                return other == folder ? project : other
            }
            return try await StepRunner(perform: commands.run).run(last)
        }
        let records = try CarriedFolders.ofThisProgram.stepRecords
        #expect(transcript.text == records.read(records.trace(tutorial.name(of: last))))
    }

    @Test func `Every tutorial has a download, of the same bytes each time`() async throws {
        let catalog = try await Self.catalog()
        let projects = try catalog.projects()
        #expect(projects.map(\.tutorial) == catalog.tutorials.map(\.name))
        #expect(try catalog.projects() == projects)
        let largest = try #require(projects.map(\.archive.count).max())
        #expect(largest < 64 << 10)
    }

    @Test(arguments: [
        (
            "@Tutorial(time: 60) {\n@Intro(title: \"a (b)\") {}\n}",
            "@Tutorial(time: 60, projectFiles: \"A.zip\") {\n@Intro(title: \"a (b)\") {}\n}"
        ),
        ("@Tutorial {\n}", "@Tutorial(projectFiles: \"A.zip\") {\n}"), ("@Article {\n}", "@Article {\n}"),
    ])
    func `The page names the download`(text: String, named: String) {
        #expect(TutorialProject.naming("A.zip", in: text) == named)
    }
}
