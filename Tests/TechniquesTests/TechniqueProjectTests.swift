import Foundation
import Techniques
import Testing

/// A technique's files laid over those of the app, for the app itself and for the app that hosts the tests.
struct TechniqueProjectTests {
    static func project(_ technique: Technique, forTests: Bool = true) throws -> TechniqueProject {
        try TechniqueProject(
            technique, in: TechniqueCatalogTests.catalog.get(), usesStoryboard: true, supportsMultipleScenes: false,
            forTests: forTests)
    }

    static func technique(_ id: String) throws -> Technique {
        try #require(TechniqueCatalogTests.catalog.get()[id])
    }

    /// Returns the scene delegate that an Info.plist names, and its storyboard.
    static func scene(_ project: TechniqueProject) throws -> [String?] {
        let text = try #require(project.files["Stage/Info.plist"])
        let plist = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        let manifest = plist?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
        let entry = roles?["UIWindowSceneSessionRoleApplication"]?.first
        return [entry?["UISceneDelegateClassName"], entry?["UISceneStoryboardFile"]]
    }

    @Test func `A SwiftUI app has nothing of the UIKit app, and no storyboard`() throws {
        let project = try Self.project(Self.technique("N02"))
        #expect(
            project.files.keys.sorted() == [
                "Stage/ContentView.swift", "Stage/Info.plist", "Stage/StageApp.swift",
                "StageTests/ContentViewTests.swift", "StageTests/StageTests.swift",
            ])
        #expect(project.files["Stage/Info.plist"]?.contains("Main") == false)
    }

    @Test func `A host's own files are in the host alone`() throws {
        let technique = try Self.technique("N18")
        let (host, app) = try (Self.project(technique), Self.project(technique, forTests: false))
        #expect(Set(host.files.keys).subtracting(app.files.keys) == ["Stage/HostAppDelegate.swift"])
        #expect(
            host.files.filter { $0.value != app.files[$0.key] }.keys.sorted()
                == ["Stage/HostAppDelegate.swift", "Stage/Info.plist", "Stage/main.swift"])
    }

    @Test func `An Info.plist for tests names their scene delegate and no storyboard`() throws {
        let technique = try Self.technique("T35")
        #expect(try Self.scene(Self.project(technique)) == ["StageTests.TestingSceneDelegate", nil])
        #expect(
            try Self.scene(Self.project(technique, forTests: false))
                == ["$(PRODUCT_MODULE_NAME).SceneDelegate", "Main"])
    }
}
