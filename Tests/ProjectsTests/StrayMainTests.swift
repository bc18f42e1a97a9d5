import Samples
import TestSupport
import Testing

@testable import Projects

@Suite struct `A main.swift that the target does not have is noted` {
    /// Returns the notes of the Stage project after an edit; `FOLDER` stands for its folder.
    private func notes(_ edit: (ScratchFolder) throws -> Void) throws -> [String] {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try edit(folder)
            return try SampleDiscovery().sample(at: folder.path, needsTests: false).notes
        }
    }

    @Test func `A main.swift beside the app's files is noted`() throws {
        let notes = try notes { folder in
            try folder.edit("Stage.xcodeproj/project.pbxproj", Self.membership, "")
        }
        #expect(
            notes == [
                """
                Stage/main.swift: The file is not a member of the target Stage, so nothing in it runs.
                Add it to the target (in Xcode's File inspector, Target Membership) and remove @main or \
                @UIApplicationMain, or delete it.
                """
            ])
    }

    @Test func `A main.swift that is a member is not noted, and nothing is noted without one`() throws {
        #expect(try notes { _ in } == [])
        #expect(
            try notes { folder in
                try folder.edit("Stage.xcodeproj/project.pbxproj", Self.membership, "")
                try folder.remove("Stage/main.swift")
            } == [])
    }

    /// The line of the sources phase that names the file.
    private static let membership = "57A6E000000000000000000F /* main.swift in Sources */,"
}
