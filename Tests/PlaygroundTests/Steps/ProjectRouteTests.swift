import Foundation
import Lifecycle
import Samples
import Techniques
import Testing
import XcodeProjects

@testable import Playground

/// A lesson to take home: the files on the screen as an Xcode project, or the reason why there is none.
@Suite struct ProjectRouteTests {
    private static func lesson() async throws -> Lesson { try await Lessons.canned.lesson(named: "basics/2") }

    @Test func `The project has the lesson's files with the edits`() async throws {
        let project = try XcodeProject(try await Self.lesson(), edits: ["Stage/main.swift": "print(1)"])
        #expect(
            project.files.map(\.path) == [
                "README.md", "Stage.xcodeproj/project.pbxproj", "Stage.xcodeproj/xcshareddata/xcschemes/Stage.xcscheme",
                "Stage/Info.plist", "Stage/main.swift", "StageTests/Tests.swift",
            ])
        #expect(project.files.first { $0.path == "Stage/main.swift" }?.text == "print(1)")
        #expect(
            project.introduction == """
                Step 2: basics/second of Understudy's playground, with changes made there.

                Understudy's trace of it, without the changes, to compare with your device:

                    understudy test basics/second

                """)
    }

    @Test func `Without edits it says nothing of changes`() async throws {
        let project = try XcodeProject(try await Self.lesson(), edits: [:])
        #expect(project.introduction.hasPrefix("Step 2: basics/second of Understudy's playground.\n"))
    }

    @Test func `A technique with an app of its own for tests has none`() async throws {
        let catalog = TechniqueCatalog.published
        var refused: [String] = []
        for technique in catalog.techniques {
            let lesson = try Lesson(SampleID.Technique(technique.id, variant: .code), in: catalog)
            do throws(Refusal) {
                let project = try XcodeProject(lesson, edits: [:])
                #expect(project.targets.count >= 2)
            } catch {
                refused.append(technique.id)
                #expect(error.what.contains("builds the app differently for tests"))
            }
        }
        #expect(!refused.isEmpty && refused.count < catalog.techniques.count / 2)
    }

    @Test func `It comes as a zip`() async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.post(
                "/api/project", #"{"step":"basics/2","files":[{"name":"Stage/main.swift","text":"print(1)"}]}"#)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/zip")
            #expect(answer.headers["content-disposition"] == #"attachment; filename="basics-second.zip""#)
            #expect(answer.body.hasPrefix("PK"))
        }
    }

    @Test(arguments: [
        (#"{"step":"basics/9"}"#, 404),
        (#"{"step":"basics/2","files":[{"name":"../x.swift","text":""}]}"#, 400),
        (#"{"step":"basics/2","files":[{"name":"Stage/Other.swift","text":""}]}"#, 400),
        ("{}", 400),
    ])
    func `What is not the lesson's is refused`(body: String, status: Int) async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.post("/api/project", body)
            #expect(answer.status == status)
        }
    }
}
