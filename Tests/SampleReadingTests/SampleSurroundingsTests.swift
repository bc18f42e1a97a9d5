import Foundation
import TestSupport
import Testing

@testable import SampleReading

/// The folders that are opened for a sample whose files reach out of their own folder.
struct SampleSurroundingsTests {
    @Test func `A repository is opened as a whole, and nothing above it`() async throws {
        try await ScratchFolder.with([".git/config": "", "a/b/c/App.xcodeproj/project.pbxproj": ""]) { folder in
            #expect(SampleSurroundings.folders(of: folder / "a/b/c/App.xcodeproj") == [folder.path])
        }
    }

    @Test(arguments: [
        ("/x/a/b/c/App.xcodeproj", ["/x/a/b", "/x/a", "/x"]),
        ("/x/a/b/c/d/App.xcodeproj", ["/x/a/b/c", "/x/a/b", "/x/a"]),
        ("/x/App", ["/x"]), ("/App", ["/App"]),
        ("/home/me/App/App.xcodeproj", ["/home/me/App"]), ("/home/me/work/App/App.xcodeproj", ["/home/me/work"]),
        ("/home/you/work/App/App.xcodeproj", ["/home/you/work"]), ("/Users/you/App", ["/Users/you/App"]),
    ])
    func `Without one, at most three folders above it are opened, one after the other, and no home`(
        path: String, folders: [String]
    ) {
        #expect(SampleSurroundings.folders(of: path, home: "/home/me") == folders)
    }
}
