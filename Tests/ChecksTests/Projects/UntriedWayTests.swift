import Foundation
import Lifecycle
import Projects
import Samples
import TestSupport
import Testing

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

    @Test func `Test builds a configuration with other conditions`() throws {
        #expect(
            try Self.ways(Self.tests(in: "Release", SituationProject.main("DEBUG")), "release") == [
                "instead: Test of the scheme Ways builds the configuration Release, and Debug was built here"
            ])
    }

    @Test func `Conditions that no file mentions make the same build`() throws {
        var situation = SituationProject("Ways")
        situation.project.testConfiguration = "Release"
        #expect(try Self.ways(situation, "unmentioned") == [])
    }

    @Test(arguments: [
        ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG TESTING"], ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.Other"],
        ["INFOPLIST_FILE": "Other-Info.plist"], ["EXCLUDED_SOURCE_FILE_NAMES": "AppDelegate.swift"],
        ["INFOPLIST_KEY_CFBundleDisplayName": "$(CONFIGURATION)"],
    ])
    func `A copy of Debug with another setting is another build`(_ settings: [String: String]) throws {
        var situation = Self.tests(in: "Tests", SituationProject.main("TESTING"))
        situation.project.debugCopies = [.init(name: "Tests", settings: ["Ways": settings])]
        situation.others["Other-Info.plist"] = CheckedApp("Ways").files["Ways/Info.plist"]?.replacing(
            "SceneDelegate<", with: "OtherSceneDelegate<")
        #expect(
            try Self.ways(situation, "copy-\(settings.keys.first ?? "")") == [
                "instead: Test of the scheme Ways builds the configuration Tests, and Debug was built here"
            ])
    }

    @Test func `A copy of Debug is the same build`() throws {
        var situation = Self.tests(in: "Tests", SituationProject.main("DEBUG"))
        situation.project.debugCopies = [.init(name: "Tests", settings: [:])]
        #expect(try Self.ways(situation, "same") == [])
    }

    @Test func `Run builds another configuration`() throws {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = SituationProject.main("DEBUG") }
        situation.project.runConfiguration = "Release"
        #expect(
            try Self.ways(situation, "run") == [
                "instead: Run of the scheme Ways builds the configuration Release, and Debug was built here"
            ])
    }

    @Test func `A configuration that Run and Test share is built`() throws {
        var situation = Self.tests(in: "Release", SituationProject.main("DEBUG"))
        situation.project.runConfiguration = "Release"
        let place = try situation.write(to: "ways/shared")
        let sample = try SampleDiscovery().sample(at: place, needsTests: true)
        #expect(sample.untried == [])
        #expect(sample.app.conditions == [])
    }

    @Test func `A configuration that the project lacks is not known`() throws {
        #expect(
            try Self.ways(Self.tests(in: "Debug-Dev", SituationProject.main("DEBUG")), "missing") == [
                "instead: Test of the scheme Ways builds the configuration Debug-Dev, and Debug was built here"
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
            try Self.ways(situation, "alone") == [
                "instead: Test of the scheme UnitTests builds the configuration Release, and Debug was built here"
            ])
        project.runConfiguration = "Release"
        try Self.forTestsAlone(&situation, ["UnitTests": project])
        let released = try SampleDiscovery().sample(at: situation.write(to: "ways/alone"), needsTests: true)
        #expect(released.untried == [])
        #expect(!released.app.conditions.contains("DEBUG"))
    }

    @Test func `If none of several schemes of the tests alone does what was run, the answer is not known`() throws {
        var situation = SituationProject("Ways") { $0["Ways/main.swift"] = SituationProject.asksVariable }
        let usual = situation.project
        var passing = usual
        passing.testEnvironment = ["UNIT_TESTS": "YES"]
        let what = { (name: String) in
            "Test of the scheme \(name) passes something else to the app than nothing, as it was run here"
        }
        try Self.forTestsAlone(&situation, ["CI": passing, "Local": passing])
        #expect(try Self.ways(situation, "several") == ["instead: " + what("CI"), "instead: " + what("Local")])
        try Self.forTestsAlone(&situation, ["CI": passing, "Local": usual])
        #expect(try Self.ways(situation, "several") == [what("CI")])
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
