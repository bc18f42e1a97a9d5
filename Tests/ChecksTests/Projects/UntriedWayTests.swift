import Foundation
import Lifecycle
import Projects
import Samples
import TestSupport
import Testing
import Wording

@testable import XcodeProjects

/// The ways in which Xcode would build and test a project, and that are not run here.
struct UntriedWayTests {
    private static func ways(_ situation: SituationProject, _ name: String, scheme: String? = nil) throws -> [String] {
        let place = try situation.write(to: "ways/\(name)")
        return try SampleDiscovery().sample(at: place, .init(scheme: scheme, needsTests: true)).untried.map {
            ($0.replacesWhatRan ? "instead: " : "") + $0.what
        }
    }

    private static func tests(in configuration: String, _ main: String) -> SituationProject {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = main }
        situation.project.testConfiguration = configuration
        return situation
    }

    /// Returns what is built for Run besides the build for Test, and the conditions of the latter.
    private static func builds(
        _ situation: SituationProject, _ name: String, _ choice: SampleDiscovery.Choice = .init(needsTests: true)
    ) throws -> [String] {
        let sample = try SampleDiscovery().sample(at: situation.write(to: "ways/\(name)"), choice)
        #expect(sample.untried == [])
        #expect(sample.shipped?.isSameTarget ?? true)
        return [sample.shipped.map { "\($0.configuration ?? ""): \($0.decision)" } ?? "the same"]
            + sample.app.conditions
    }

    @Test func `Test builds a configuration with other conditions`() throws {
        let situation = Self.tests(in: "Release", SituationProject.main("DEBUG"))
        #expect(
            try Self.builds(situation, "release") == [
                "Debug: the scheme Ways builds Debug for Run and Release for Test"
            ])
        #expect(
            try Self.builds(situation, "release", .init(configuration: "Debug", needsTests: true)) == [
                "the same", "DEBUG",
            ])
        #expect(
            try Self.builds(situation, "release", .init(configuration: "Release", needsTests: true)) == ["the same"])
        #expect(try Self.builds(situation, "release", .init(needsTests: false)) == ["the same", "DEBUG"])
    }

    @Test func `A configuration that the project does not have cannot be asked for`() throws {
        let place = try SituationProject("Ways").write(to: "ways/unknown")
        let mistake = #expect(throws: Mistake.self) {
            try SampleDiscovery().sample(at: place, .init(configuration: "Debg", needsTests: true))
        }
        #expect(
            mistake?.description == """
                \(place)/Ways.xcodeproj: There is no build configuration Debg.
                Did you mean Debug? Choose one with --configuration NAME: Debug, Release.
                """)
    }

    @Test func `Conditions that no file mentions make the same build`() throws {
        var situation = SituationProject("Ways")
        situation.project.testConfiguration = "Release"
        #expect(try Self.builds(situation, "unmentioned").first == "the same")
    }

    @Test(arguments: [
        ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG TESTING"], ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.Other"],
        ["INFOPLIST_FILE": "Other-Info.plist"], ["EXCLUDED_SOURCE_FILE_NAMES": "Unused*.swift"],
        ["INFOPLIST_KEY_CFBundleDisplayName": "$(CONFIGURATION)"],
    ])
    func `A copy of Debug with another setting is another build`(_ settings: [String: String]) throws {
        var situation = Self.tests(in: "Tests", SituationProject.main("TESTING"))
        situation.project.debugCopies = [.init(name: "Tests", settings: ["Ways": settings])]
        situation.others["Ways/Unused.swift"] = "struct Unused {}"
        situation.others["Other-Info.plist"] = CheckedApp("Ways").files["Ways/Info.plist"]?.replacing(
            "SceneDelegate<", with: "OtherSceneDelegate<")
        #expect(
            try Self.builds(situation, "copy-\(settings.keys.first ?? "")").first
                == "Debug: the scheme Ways builds Debug for Run and Tests for Test")
    }

    @Test func `Files that a setting takes out of a target are not in it, unless another takes them back`() throws {
        func files(_ settings: [String: String]) throws -> [String] {
            var situation = Self.tests(in: "Tests", SituationProject.main("TESTING"))
            situation.project.debugCopies = [.init(name: "Tests", settings: ["Ways": settings])]
            for name in ["Fakes/One.swift", "Fakes/Two.swift", "Real/One.swift"] {
                situation.others["Ways/\(name)"] = "// \(name)"
            }
            let sample = try SampleDiscovery().sample(at: situation.write(to: "ways/excluded"), needsTests: true)
            let known = ["Fakes/One.swift", "Fakes/Two.swift", "Real/One.swift"]
            return known.filter { name in sample.app.sources.contains { $0.path.hasSuffix("/\(name)") } }
        }
        #expect(try files([:]) == ["Fakes/One.swift", "Fakes/Two.swift", "Real/One.swift"])
        #expect(try files(["EXCLUDED_SOURCE_FILE_NAMES": "Fakes/*"]) == ["Real/One.swift"])
        #expect(try files(["EXCLUDED_SOURCE_FILE_NAMES": "One.swift"]) == ["Fakes/Two.swift"])
        #expect(
            try files(["EXCLUDED_SOURCE_FILE_NAMES": "Fakes/*", "INCLUDED_SOURCE_FILE_NAMES": "Fakes/T*"])
                == ["Fakes/Two.swift", "Real/One.swift"])
    }

    @Test func `An Info.plist that is preprocessed is read, and is not known if a header belongs to it`() throws {
        var situation = Self.tests(in: "Tests", SituationProject.main("TESTING"))
        var settings = ["INFOPLIST_PREPROCESS": "YES", "INFOPLIST_PREPROCESSOR_DEFINITIONS": "TESTS=1"]
        situation.project.debugCopies = [.init(name: "Tests", settings: ["Ways": settings])]
        #expect(try Self.ways(situation, "preprocessed") == [])
        settings["INFOPLIST_PREFIX_HEADER"] = "Keys.h"
        situation.project.debugCopies = [.init(name: "Tests", settings: ["Ways": settings])]
        #expect(
            try Self.ways(situation, "preprocessed") == [
                "instead: Xcode preprocesses the Info.plist of Ways (INFOPLIST_PREPROCESS), and a part of that is not known here"
            ])
    }

    @Test func `A copy of Debug is the same build`() throws {
        var situation = Self.tests(in: "Tests", SituationProject.main("DEBUG"))
        situation.project.debugCopies = [.init(name: "Tests", settings: [:])]
        #expect(try Self.builds(situation, "same") == ["the same", "DEBUG"])
    }

    @Test func `Run builds another configuration`() throws {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = SituationProject.main("DEBUG") }
        situation.project.runConfiguration = "Release"
        #expect(
            try Self.builds(situation, "run") == [
                "Release: the scheme Ways builds Release for Run and Debug for Test", "DEBUG",
            ])
    }

    @Test func `If Archive has other delegates than Run, it is not known what production is`() throws {
        var situation = SituationProject("Ways") {
            $0["Ways/Mock.swift"] = """
                #if MOCK
                import UIKit
                class MockAppDelegate: UIResponder, UIApplicationDelegate {}
                #endif
                """
        }
        situation.project.runConfiguration = "Mock"
        situation.project.debugCopies = [
            .init(name: "Mock", settings: ["Ways": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG MOCK"]])
        ]
        #expect(
            try Self.ways(situation, "archive") == [
                "instead: Archive of the scheme Ways builds the configuration Release, which has other delegates than Mock, "
                    + "which Run builds"
            ])
    }

    @Test func `A configuration that Run and Test share is built`() throws {
        var situation = Self.tests(in: "Release", SituationProject.main("DEBUG"))
        situation.project.runConfiguration = "Release"
        #expect(try Self.builds(situation, "shared") == ["the same"])
    }

    @Test func `For a configuration that the project lacks the default is built`() throws {
        // The default is Release.
        #expect(
            try Self.builds(Self.tests(in: "Debug-Dev", SituationProject.main("DEBUG")), "missing") == [
                "Debug: the scheme Ways builds Debug for Run and Release for Test"
            ])
    }

    @Test func `Of several equal schemes the first that runs the tests is taken`() throws {
        var situation = SituationProject("Ways")
        situation.project.schemeNames = ["Dev", "Prod"]
        situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
        let place = try situation.write(to: "ways/equal")
        let sample = try SampleDiscovery().sample(at: place, needsTests: true)
        #expect(sample.untried == [])
        #expect(sample.scheme?.name == "Dev")
        #expect(sample.scheme?.test.environment == ["UNIT_TESTS": "YES"])
    }

    @Test func `Schemes that pass different things are named, unless one is asked for`() throws {
        var situation = SituationProject("Ways")
        situation.project.schemeNames = ["Dev", "Prod"]
        situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
        var other = situation.project
        other.testEnvironment = ["UNIT_TESTS": "NO"]
        situation.project.schemeNames = ["Dev"]
        let path = "Ways.xcodeproj/xcshareddata/xcschemes/Prod.xcscheme"
        situation.others[path] = SchemeDocument(project: other).text
        #expect(
            try Self.ways(situation, "different") == [
                "Test of the scheme Prod passes something else to the app than that of Dev, which was run"
            ])
        #expect(try Self.ways(situation, "different", scheme: "Prod") == [])
        #expect(try Self.ways(situation, "different", scheme: "none") == [])
    }

    /// Makes the schemes such as Xcode makes for a test target: Run launches nothing, and nothing else is built.
    private static func forTestsAlone(_ situation: inout SituationProject, _ schemes: [String: XcodeProject]) throws {
        let text = SchemeDocument(project: situation.project).text
        let app = try #require(text.firstMatch(of: /BlueprintIdentifier = "(\w+)"/)?.1)
        situation.project.schemeNames = []
        for (name, project) in schemes {
            var text = SchemeDocument(project: project).text
            text.replace(/<(BuildableProductRunnable)(?:.|\n)*?<\/BuildableProductRunnable>/, with: "")
            text.replace(/<(BuildActionEntry)\s(?:.|\n)*?<\/BuildActionEntry>/, with: "")
            #expect(!text.contains(app))
            situation.others["Ways.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = text
        }
    }

    @Test func `A scheme of the tests alone says what is built and passed`() throws {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = SituationProject.main("DEBUG") }
        var project = situation.project
        project.testEnvironment = ["UNIT_TESTS": "YES"]
        try Self.forTestsAlone(&situation, ["UnitTests": project])
        let sample = try SampleDiscovery().sample(at: situation.write(to: "ways/alone"), needsTests: true)
        #expect(sample.untried == [])
        #expect(sample.scheme?.name == "UnitTests")
        #expect(sample.scheme?.test.environment == ["UNIT_TESTS": "YES"])
        project.testConfiguration = "Release"
        try Self.forTestsAlone(&situation, ["UnitTests": project])
        #expect(
            try Self.builds(situation, "alone") == [
                "Debug: the scheme UnitTests builds Debug for Run and Release for Test"
            ])
        project.runConfiguration = "Release"
        try Self.forTestsAlone(&situation, ["UnitTests": project])
        let released = try SampleDiscovery().sample(at: situation.write(to: "ways/alone"), needsTests: true)
        #expect(released.untried == [])
        #expect(!released.app.conditions.contains("DEBUG"))
    }

    @Test func `Of several schemes of the tests alone the first is taken`() throws {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = SituationProject.asksVariable }
        let usual = situation.project
        var passing = usual
        passing.testEnvironment = ["UNIT_TESTS": "YES"]
        try Self.forTestsAlone(&situation, ["CI": passing, "Local": passing])
        #expect(try Self.ways(situation, "several") == [])
        try Self.forTestsAlone(&situation, ["CI": passing, "Local": usual])
        #expect(
            try Self.ways(situation, "several") == [
                "Test of the scheme Local passes something else to the app than that of CI, which was run"
            ])
        #expect(try Self.ways(situation, "several", scheme: "CI") == [])
    }

    @Test func `A scheme that is not shared is named`() throws {
        var situation = SituationProject("Ways")
        let text = SchemeDocument(project: situation.project).text
        situation.project.schemeNames = []
        situation.others["Ways.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme"] = text
        let note =
            "The scheme Mine is not shared, so what it passes and builds is not known. In Xcode, Manage Schemes shares it."
        func notes(_ choice: SampleDiscovery.Choice) throws -> [String] {
            try SampleDiscovery().sample(at: situation.write(to: "ways/personal"), choice).notes
        }
        #expect(try notes(.init(needsTests: true)) == [note])
        #expect(try notes(.init(needsTests: false)) == [])
        #expect(try notes(.init(scheme: "none", needsTests: true)) == [])
        situation.project.schemeNames = ["Ways"]
        #expect(try notes(.init(needsTests: true)) == [])
    }

    @Test func `The configurations of a test plan and other plans that pass something else are named`() throws {
        var situation = SituationProject("Ways")
        func plan(_ values: [String]) -> String {
            let configurations = values.enumerated().map { index, value in
                #"{"name": "\#(index + 1)", "options": {"environmentVariableEntries": "#
                    + #"[{"key": "MODE", "value": "\#(value)"}]}}"#
            }
            return #"{"configurations": [\#(configurations.joined(separator: ","))], "#
                + #""testTargets": [{"target": {"name": "WaysTests"}}], "version": 1}"#
        }
        situation.others["A.xctestplan"] = plan(["one", "one", "two"])
        situation.others["B.xctestplan"] = plan(["one", "three"])
        let scheme = SchemeDocument(project: situation.project).text.replacing(
            "<Testables>",
            with: """
                <TestPlans><TestPlanReference reference = "container:A.xctestplan" default = "YES"/>\
                <TestPlanReference reference = "container:B.xctestplan"/></TestPlans><Testables>
                """)
        situation.project.schemeNames = []
        situation.others["Ways.xcodeproj/xcshareddata/xcschemes/Ways.xcscheme"] = scheme
        #expect(
            try Self.ways(situation, "plans") == [
                "the configuration 3 of the test plan A passes something else to the app, and was not run",
                "the configuration 2 of the test plan B passes something else to the app, and was not run",
            ])
    }
}
