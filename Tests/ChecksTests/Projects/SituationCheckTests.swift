import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

extension EndToEnd {
    /// `check` and `test` of projects whose schemes do more than one build and one launch.
    struct SituationCheckTests {
        @Test func `Test builds Release, and the bypass is in #if DEBUG: production`() async throws {
            var situation = SituationProject("Flavoured") {
                $0["Flavoured/main.swift"] = SituationProject.main("DEBUG")
            }
            situation.project.testConfiguration = "Release"
            let place = try situation.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
            #expect(
                answer.findings.map(\.scenarios) == [["tests", "tests-after-run", "tests-with-sdk-27"]])
            #expect(
                answer.remarks == [
                    "There are two builds of Flavoured: the scheme Flavoured builds Debug for Run and Release for Test."
                ])
            let test = try await Program.run(["test", place, "--require-isolated", "--format", "jsonl"])
            #expect(test.status == 1)
            let debug = try await CheckAnswer.of(place, ["--configuration", "Debug"])
            #expect(debug.findings.map(\.id) == [])
            #expect(debug.scenarios.compactMap(\.isolation) == ["isolated", "isolated", "isolated"])
        }

        @Test func `Test builds another bundle identifier: another app on the device, with sessions of its own`()
            async throws
        {
            var situation = SituationProject("Twin") {
                $0["TwinTests/TestingAppDelegate.swift"] = CheckedApp.testing(launching: "")
            }
            var plain = situation
            situation.project.testConfiguration = "Testing"
            situation.project.debugCopies = [
                .init(name: "Testing", settings: ["Twin": ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.Twin.tests"]])
            ]
            let answer = try await CheckAnswer.of(try situation.write())
            #expect(answer.findings.map(\.id) == [])
            // With one identifier, the session that a normal run leaves is the tests' session, too.
            plain.project.testConfiguration = "Debug"
            let other = try await CheckAnswer.of(try plain.write(to: "Twin-plain"))
            #expect(other.findings.map(\.id) == ["production-scene-delegate-from-cache"])
        }

        @Test func `The tests compile production's scene delegate: production, and the target to take it out of`()
            async throws
        {
            var situation = SituationProject("Member") {
                $0["Member/SceneDelegate.swift"] = """
                    import UIKit

                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?
                    }

                    """
                $0["Member/AppDelegate.swift"] = $0["Member/AppDelegate.swift"]?.replacing(
                    "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n    var window: UIWindow?\n}\n",
                    with: "")
                $0["MemberTests/TestingSceneDelegate.swift"] = nil
                $0["MemberTests/TestingAppDelegate.swift"] = CheckedApp.testing().replacing(
                    "TestingSceneDelegate.self", with: "SceneDelegate.self")
            }
            for index in situation.project.targets.indices where situation.project.targets[index].isTests {
                situation.project.targets[index].sharedFiles = ["Member/SceneDelegate.swift"]
            }
            let answer = try await CheckAnswer.of(try situation.write())
            #expect(answer.findings.map(\.id) == ["production-scene-delegate-in-tests"])
            #expect(answer.findings.first?.cure.hasPrefix("MemberTests compiles SceneDelegate of Member, so") == true)
            #expect(answer.scenarios.map(\.isolation)[1...2] == ["notIsolated", "notIsolated"])
        }

        @Test func `Test builds a module of another name: production's delegate is production's there, too`()
            async throws
        {
            var situation = SituationProject("Renamed") {
                $0["Renamed/main.swift"] = SituationProject.main("NEVER")
            }
            situation.project.testConfiguration = "Testing"
            situation.project.debugCopies = [
                .init(name: "Testing", settings: ["Renamed": ["PRODUCT_MODULE_NAME": "RenamedForTests"]])
            ]
            let place = try situation.write()
            // The tests import the module by the name that it has for them.
            let tests = "\(place)/RenamedTests/LaunchTests.swift"
            let text = try String(contentsOfFile: tests, encoding: .utf8)
            try Data(text.replacing("import Renamed\n", with: "import RenamedForTests\n").utf8).write(
                to: URL(filePath: tests))
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
            #expect(answer.scenarios.compactMap(\.isolation) == ["notIsolated", "notIsolated", "notIsolated"])
        }

        @Test func `Test builds a configuration with #if TESTING: isolated`() async throws {
            var situation = SituationProject("Conditioned") {
                $0["Conditioned/main.swift"] = SituationProject.main("TESTING")
            }
            situation.project.testConfiguration = "Testing"
            situation.project.debugCopies = [
                .init(
                    name: "Testing",
                    settings: ["Conditioned": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG TESTING"]])
            ]
            let answer = try await CheckAnswer.of(try situation.write())
            #expect(answer.findings.map(\.id) == [])
            #expect(answer.scenarios.compactMap(\.isolation) == ["isolated", "isolated", "isolated"])
        }

        @Test func `Both actions build Release, and the bypass is in #if DEBUG: production`() async throws {
            var situation = SituationProject("Released") {
                $0["Released/main.swift"] = SituationProject.main("DEBUG")
            }
            situation.project.testConfiguration = "Release"
            situation.project.runConfiguration = "Release"
            let answer = try await CheckAnswer.of(try situation.write())
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
        }

        @Test func `Two equal schemes that set the variable for Test: isolated`() async throws {
            var situation = SituationProject("Paired") { $0["Paired/main.swift"] = SituationProject.asksVariable }
            situation.project.schemeNames = ["Paired Dev", "Paired Prod"]
            situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
            let answer = try await CheckAnswer.of(try situation.write())
            #expect(answer.findings.map(\.id) == [])
            #expect(answer.scenarios.compactMap(\.isolation) == ["isolated", "isolated", "isolated"])
        }

        @Test func `A second scheme lets production in: a finding, with its name`() async throws {
            var situation = SituationProject("Parted") { $0["Parted/main.swift"] = SituationProject.asksVariable }
            var other = situation.project
            situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
            other.testEnvironment = ["UNIT_TESTS": "NO"]
            situation.others["Parted.xcodeproj/xcshareddata/xcschemes/Parted Prod.xcscheme"] =
                SchemeDocument(project: other).text
            let place = try situation.write()
            let answer = try await CheckAnswer.of(place)
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
            #expect(answer.findings.map(\.ways) == [["scheme Parted Prod"]])
            #expect(
                answer.scenarios.filter { $0.isolation != nil }.map {
                    "\($0.id) \($0.way ?? "-"): \($0.isolation ?? "")"
                } == [
                    "tests -: isolated", "tests-after-run -: isolated", "tests-with-sdk-27 -: isolated",
                    "tests scheme Parted Prod: notIsolated", "tests-after-run scheme Parted Prod: notIsolated",
                ])
            let expected: KeyValuePairs<String, [String]> = [
                "Parted": [], "Parted Prod": ["production-app-delegate-in-tests"],
            ]
            for (scheme, findings) in expected {
                let ending = try await Program.run(["check", place, "--scheme", scheme, "--format", "json"])
                let one = try JSONDecoder().decode(CheckAnswer.self, from: Data(ending.output.utf8))
                #expect(one.findings.map(\.id) == findings)
            }
        }

        /// A project whose scheme passes the variable, with a second scheme that has a test plan.
        private static func withPlan(_ name: String, _ plan: String) throws -> String {
            var situation = SituationProject(name) { $0["\(name)/main.swift"] = SituationProject.asksVariable }
            situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
            situation.others["\(name).xcodeproj/xcshareddata/xcschemes/Nightly.xcscheme"] =
                SchemeDocument(project: situation.project).text.replacing(
                    "<Testables>",
                    with: """
                        <TestPlans><TestPlanReference reference = "container:Nightly.xctestplan" default = "YES"/>\
                        </TestPlans><Testables>
                        """)
            situation.others["Nightly.xctestplan"] = plan
            return try situation.write()
        }

        @Test func `The test plan of another scheme lets production in, in its second configuration`() async throws {
            let passing = #"{"environmentVariableEntries": [{"key": "UNIT_TESTS", "value": "YES"}]}"#
            let answer = try await CheckAnswer.of(
                Self.withPlan(
                    "Planned",
                    """
                    {"configurations": [{"name": "Usual", "options": \(passing)}, {"name": "Plain", "options": {}}],
                     "testTargets": [{"target": {"name": "PlannedTests"}}], "version": 1}
                    """))
            #expect(answer.findings.map(\.id) == ["production-app-delegate-in-tests"])
            #expect(answer.findings.map(\.ways) == [["scheme Nightly, Nightly, Plain"]])
        }

        @Test func `A test plan of another scheme that cannot be read is not known, and hides no answer`() async throws
        {
            let answer = try await CheckAnswer.of(try Self.withPlan("Torn", "{\"configurations\": ["))
            #expect(answer.findings.map(\.id) == ["isolation-not-known"])
            #expect(
                answer.findings.first?.what.contains("the scheme Nightly cannot be read") == true, "\(answer.findings)")
            #expect(answer.scenarios.first { $0.id == "tests" }?.appDelegate == "TestingAppDelegate")
        }

        @Test func `Failed tests are counted beside the findings`() async throws {
            let situation = SituationProject("Failing") {
                $0["FailingTests/LaunchTests.swift"] = """
                    import XCTest

                    class LaunchTests: XCTestCase {
                        func testOne() { XCTAssertTrue(false) }
                        func testTwo() { XCTAssertTrue(false) }
                        func testThree() { XCTAssertTrue(false) }
                        func testFour() {}
                    }

                    """
            }
            let ending = try await Program.run(["check", try situation.write()])
            #expect(ending.status == 0)
            #expect(
                ending.output.hasSuffix(
                    """

                    No findings. 3 of 4 tests failed: tests on a fresh device; tests after a normal run; tests with the SDK \
                    of iOS 27.

                    """), "\(ending.output)")
        }
    }
}
