import Foundation
import Testing

@testable import XcodeProjects

/// The project file, as a reader of property lists sees it.
struct ProjectDocumentTests {
    private let objects: [String: [String: Any]]
    private let root: String

    init() throws {
        let text = ProjectDocument(Small.project()).text
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        objects = try #require(list?["objects"] as? [String: [String: Any]])
        root = try #require(list?["rootObject"] as? String)
    }

    private func objects(_ kind: String) -> [[String: Any]] {
        objects.values.filter { $0["isa"] as? String == kind }
    }

    @Test func `Each object is named once, and each name is an object's`() throws {
        let document = ProjectDocument(Small.project())
        let names = document.objects.map(\.identifier.digits)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil })
        #expect(Set(objects.keys) == Set(names))
        let mentioned = document.text.matches(of: /[0-9A-F]{24}/).map { String($0.0) }
        #expect(Set(mentioned) == Set(names))
        #expect(objects[root]?["isa"] as? String == "PBXProject")
        #expect(objects[root]?["compatibilityVersion"] as? String == "Xcode 14.0")
    }

    @Test func `Each target has its sources and resources, and no other's`() throws {
        func members(_ target: [String: Any], _ kind: String) throws -> [String] {
            let phases = try #require(target["buildPhases"] as? [String]).compactMap { objects[$0] }
            let files = try #require(phases.first { $0["isa"] as? String == kind }?["files"] as? [String])
            return files.compactMap { objects[$0]?["fileRef"] as? String }.compactMap { reference in
                objects[reference].flatMap { $0["path"] as? String ?? $0["name"] as? String }
            }
        }
        let targets = try #require(objects[root]?["targets"] as? [String]).compactMap { objects[$0] }
        #expect(targets.map { $0["name"] as? String } == ["Stage", "StageTests", "EveningTests"])
        #expect(
            try targets.map { try members($0, "PBXSourcesBuildPhase") } == [
                ["Curtain.swift", "main.swift"], ["StageTests.swift"], ["EveningTests.swift"],
            ])
        #expect(
            try targets.map { try members($0, "PBXResourcesBuildPhase") } == [
                ["Art.xcassets", "Main.storyboard"], [], [],
            ])
        #expect(targets.map { ($0["dependencies"] as? [String])?.count } == [0, 1, 1])
    }

    @Test func `The tests run in the app`() throws {
        let hosts = objects("XCBuildConfiguration").compactMap { configuration in
            (configuration["buildSettings"] as? [String: Any])?["TEST_HOST"] as? String
        }
        #expect(
            hosts
                == Array(
                    repeating: "$(BUILT_PRODUCTS_DIR)/Stage.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Stage", count: 4))
    }

    @Test func `A localised file is a group of its languages`() throws {
        let group = try #require(objects("PBXVariantGroup").first)
        #expect(group["name"] as? String == "Main.storyboard")
        let child = try #require((group["children"] as? [String])?.first.flatMap { objects[$0] })
        #expect(child["name"] as? String == "Base")
        #expect(child["path"] as? String == "Base.lproj/Main.storyboard")
    }

    @Test(arguments: [
        ("plain_1.2/$", "plain_1.2/$"), ("", "\"\""), ("a b", "\"a b\""), ("<group>", "\"<group>\""),
        ("-Onone", "\"-Onone\""), ("say \"so\"\\", #""say \"so\"\\""#), ("two\nlines", #""two\nlines""#),
    ])
    func `A text is quoted if it has to be`(text: String, written: String) {
        #expect(PropertyValue.quoted(text) == written)
    }

    @Test func `The scheme launches the app, and tests what is the app's`() throws {
        var project = Small.project()
        #expect(SchemeDocument(project: project).text.contains(#"shouldUseLaunchSchemeArgsEnv = "YES">"#))
        #expect(
            SchemeDocument(project: project).text.matches(of: /skipped = "(YES|NO)"/).map(\.1) == ["NO", "YES"])
        project.testArguments = ["-say \"<so>\""]
        project.testEnvironment = ["B": "2", "A": "1 & 1"]
        let lines = SchemeDocument(project: project).text.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(
            lines.filter { $0.contains("isEnabled") } == [
                #"<CommandLineArgument argument = "-say &quot;&lt;so&gt;&quot;" isEnabled = "YES"/>"#,
                #"<EnvironmentVariable key = "A" value = "1 &amp; 1" isEnabled = "YES"/>"#,
                #"<EnvironmentVariable key = "B" value = "2" isEnabled = "YES"/>"#,
            ])
    }
}
