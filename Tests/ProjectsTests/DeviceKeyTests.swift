import Foundation
import Lifecycle
import Samples
import TestSupport
import Testing

@testable import Projects

/// Differences that only some devices and file systems see.
@Suite struct DeviceKeyTests {
    @Test func `A key for one kind of device holds there alone`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(
                "Stage/Info.plist", "<key>UIApplicationSceneManifest</key>",
                """
                <key>UIApplicationSceneManifest~ipad</key>
                <dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
                <key>UIApplicationSceneManifest</key>
                """)
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            let plain = try SampleDiscovery().sample(at: Fixture.path("Stage"), needsTests: false)
            #expect(sample.description == plain.description)
            var expected = plain.description
            expected.sceneManifest = SceneManifest(supportsMultipleScenes: true)
            #expect(sample.padDescription == expected)
            #expect(plain.padDescription == nil)
        }
    }

    @Test func `A file's name may differ in case`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try FileManager.default.moveItem(
                atPath: folder / "Stage/AppDelegate.swift", toPath: folder / "Stage/appDelegate.swift")
            try FileManager.default.moveItem(atPath: folder / "Stage/Info.plist", toPath: folder / "Stage/info.plist")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.app.sources.map(\.path).contains(folder / "Stage/appDelegate.swift"))
            #expect(
                sample.notes == [
                    "Names that differ in case, which a Mac does not mind: Stage/AppDelegate.swift is Stage/appDelegate.swift."
                ])
            #expect(try SampleDiscovery().sample(at: folder / "stage.XCODEPROJ", needsTests: false).name == "Stage")
            #expect(SampleDiscovery.path(like: folder / "STAGE/main.swift") == folder / "Stage/main.swift")
            #expect(SampleDiscovery.path(like: folder / "STAGE/none.swift") == nil)
        }
    }
}
