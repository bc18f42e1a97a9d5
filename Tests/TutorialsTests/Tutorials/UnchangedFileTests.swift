import Application
import Foundation
import Testing

@testable import Tutorials

/// A sentence that says that a file stays as it is agrees with the steps that come after it.
struct UnchangedFileTests {
    private static func tutorials() async throws -> [Tutorial] {
        try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment).tutorials
    }

    @Test func `No later step changes what a sentence says stays as it is`() async throws {
        let read = try await Self.tutorials().map { try UnchangedFiles($0) }
        #expect(read.flatMap(\.contradictions) == [])
        // These are about something else than a file.
        #expect(
            read.flatMap(\.others) == [
                "launch/early-return: So the sentence at the end has not changed:",
                "reid: The app does not change for its users.",
                "sanders/removal-keeps-sessions: he was sure that the private method does not change openSessions:",
            ])
    }

    @Test func `A sentence that a later step contradicts is found, however it names the file`() async throws {
        let tutorial = try #require(try await Self.tutorials().first { $0.name == "hackworth" })
        func found(_ sentence: String, in slug: String) throws -> [String] {
            var tutorial = tutorial
            for section in tutorial.sections.indices {
                for item in tutorial.sections[section].items.indices {
                    guard case .step(let step) = tutorial.sections[section].items[item], step.slug == slug else {
                        continue
                    }
                    tutorial.sections[section].items[item] = .step(
                        TutorialStep(
                            number: step.number, writtenTitle: step.writtenTitle,
                            text: [.paragraph([.text(sentence)])] + step.text, caption: step.caption, code: step.code,
                            picture: step.picture))
                }
            }
            return try UnchangedFiles(tutorial).contradictions
        }
        for sentence in [
            "Nothing else about it changes, now or later.", "AppDelegate.swift is finished.",
            "From now on the app delegate never changes.", "AppDelegate needs no other change.",
        ] {
            #expect(
                try found(sentence, in: "main-swift")
                    == ["hackworth/main-swift: \(sentence) hackworth/window changes Stage/AppDelegate.swift."])
        }
        #expect(try found("Nothing else about it changes here.", in: "main-swift") == [])
        #expect(
            try found("The testing scene delegate stays as it is.", in: "testing-scene-delegate") == [
                "hackworth/testing-scene-delegate: The testing scene delegate stays as it is. "
                    + "hackworth/testing-availability changes StageTests/TestingSceneDelegate.swift."
            ])
        #expect(try found("AppDelegate is finished.", in: "closed-windows") == [])
    }
}
