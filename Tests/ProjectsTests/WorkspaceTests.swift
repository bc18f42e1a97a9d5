import Foundation
import Samples
import TestSupport
import Testing
import Wording

@testable import Projects

/// An `.xcworkspace` and the project in it that has the app.
@Suite struct WorkspaceTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:../Feed/Feed.xcodeproj"></FileRef>
           <FileRef location = "container:App.xcodeproj"></FileRef>
           <Group location = "group:Shared" name = "Shared">
              <Group location = "container:" name = "None"><FileRef location = "group:In.xcodeproj"></FileRef></Group>
              <FileRef location = "group:Core"></FileRef>
           </Group>
           <FileRef location = "absolute:/opt/Kit"></FileRef><FileRef location = "developer:x"></FileRef>
        </Workspace>
        """

    @Test func `A workspace's members are read`() throws {
        let workspace = try WorkspaceFile(Data(Self.text.utf8), path: "/work/App/All.xcworkspace")
        #expect(
            workspace.members == [
                "/work/Feed/Feed.xcodeproj", "/work/App/App.xcodeproj", "/work/App/In.xcodeproj",
                "/work/App/Shared/Core", "/opt/Kit",
            ])
        #expect(
            workspace.projects == [
                "/work/Feed/Feed.xcodeproj", "/work/App/App.xcodeproj", "/work/App/In.xcodeproj",
            ])
    }

    private static func workspace(_ members: [String]) -> String {
        "<Workspace>" + members.map { "<FileRef location = \"group:\($0)\"></FileRef>" }.joined() + "</Workspace>"
    }

    @Test func `A workspace stands for its app, and brings its packages along`() throws {
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            let project = "Ensemble.xcodeproj/project.pbxproj"
            try folder.edit(project, "relativePath = Packages/Score", "relativePath = Packages/None")
            try folder.write(
                Self.workspace(["Pods/Pods.xcodeproj", "Ensemble.xcodeproj", "Packages/Score"]),
                to: "All.xcworkspace/contents.xcworkspacedata")
            for path in ["", "All.xcworkspace", "Ensemble.xcodeproj"] {
                let sample = try SampleDiscovery().sample(at: folder / path, needsTests: true)
                #expect(sample.name == "Ensemble")
                #expect(sample.libraries.map(\.name) == ["Parts", "Score", "EnsembleKit", "EnsembleAids"])
            }
        }
    }

    @Test func `A framework of another project of the workspace is built`() throws {
        try ScratchFolder.with { folder in
            for name in ["Ensemble", "Stage"] {
                try FileManager.default.copyItem(atPath: Fixture.path(name), toPath: folder / name)
            }
            try folder.edit("Stage/Stage/AppDelegate.swift", "import UIKit", "import EnsembleKit\nimport UIKit")
            try folder.write(
                Self.workspace(["Stage/Stage.xcodeproj", "Ensemble/Ensemble.xcodeproj"]),
                to: "All.xcworkspace/contents.xcworkspacedata")
            let sample = try SampleDiscovery().sample(at: folder.path, app: "Stage", needsTests: false)
            #expect(sample.libraries.map(\.name) == ["Parts", "Score", "EnsembleKit"])
            #expect(
                mistake(at: folder.path)
                    == .severalApps(["Stage", "Ensemble"], place: folder / "All.xcworkspace"))
            #expect(
                mistake(at: folder.path, app: "Stag")
                    == .noSuchApp("Stag", apps: ["Stage", "Ensemble"], place: folder / "All.xcworkspace"))
        }
    }

    @Test(arguments: [
        ("", "/contents.xcworkspacedata:1"), ("garbage", "/contents.xcworkspacedata:1"), ("<Scheme></Scheme>", ""),
        (
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
            <FileRef location="group:B.xcodeproj"></FileRef>
            <FileRef
            """, "/contents.xcworkspacedata:4"
        ),
    ])
    func `A malformed workspace is a mistake`(text: String, place: String) throws {
        try ScratchFolder.with(["App.xcworkspace/contents.xcworkspacedata": text]) { folder in
            #expect(
                mistake(at: folder / "App.xcworkspace")?.description == """
                    \(folder / "App.xcworkspace")\(place): The workspace cannot be read. Its contents are not those of a workspace.
                    Resolve any merge conflict markers in it, or name the Xcode project (.xcodeproj) that has the app.
                    """)
        }
    }

    @Test func `A workspace without a project that exists is a mistake`() throws {
        try ScratchFolder.with([
            "A.xcworkspace/contents.xcworkspacedata": Self.workspace(["B.xcodeproj"]),
            "C/C.xcworkspace/contents.xcworkspacedata": Self.workspace([]), "D/D.xcworkspace/other": "",
        ]) { folder in
            #expect(
                mistake(at: folder / "A.xcworkspace")
                    == .workspaceWithoutProjects(folder / "A.xcworkspace", missing: [folder / "B.xcodeproj"]))
            #expect(
                mistake(at: folder / "C") == .workspaceWithoutProjects(folder / "C/C.xcworkspace", missing: []))
            #expect(
                mistake(at: folder / "D")
                    == .unreadableWorkspace(
                        folder / "D/D.xcworkspace", reason: "It holds no contents.xcworkspacedata."))
        }
    }
}
