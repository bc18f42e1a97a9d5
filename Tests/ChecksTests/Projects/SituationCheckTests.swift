import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

extension EndToEnd {
    /// `check` and `test` of projects whose schemes do more than one build and one launch.
    struct SituationCheckTests {
        private static let release =
            "Test of the scheme Flavoured builds the configuration Release, and Debug was built here"

        @Test func `Test builds Release, and the bypass is in #if DEBUG: not known, with the reason`() async throws {
            var situation = SituationProject("Flavoured") {
                $0["Flavoured/main.swift"] = SituationProject.main("DEBUG")
            }
            situation.project.testConfiguration = "Release"
            let place = try situation.write()
            let answer = try await CheckAnswer.of(place)
            #expect(
                answer.findings.map(\.what) == [
                    "It is not known if the tests are apart from production: \(Self.release)."
                ])
            #expect(
                answer.findings.map(\.scenarios) == [["tests", "tests-after-run", "tests-with-sdk-27"]])
            #expect(
                answer.scenarios.map(\.isolation) == [nil, "unknown", "unknown", nil, nil, nil, "unknown"])
            let test = try await Program.run(["test", place, "--require-isolated", "--format", "jsonl"])
            #expect(test.status == 1)
            #expect(
                test.error.contains("--require-isolated: It is not known if the launch was isolated: \(Self.release)."))
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

        @Test func `Test builds a configuration with #if TESTING: not production, but not known`() async throws {
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
            #expect(answer.findings.map(\.id) == ["isolation-not-known"])
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

        @Test func `A second scheme lets production in: not known, and a finding if it is asked for`() async throws {
            var situation = SituationProject("Parted") { $0["Parted/main.swift"] = SituationProject.asksVariable }
            var other = situation.project
            situation.project.testEnvironment = ["UNIT_TESTS": "YES"]
            other.testEnvironment = ["UNIT_TESTS": "NO"]
            situation.others["Parted.xcodeproj/xcshareddata/xcschemes/Parted Prod.xcscheme"] =
                SchemeDocument(project: other).text
            let place = try situation.write()
            let answer = try await CheckAnswer.of(place)
            #expect(
                answer.findings.map(\.what) == [
                    "It is not known if the tests are apart from production: Test of the scheme Parted Prod passes "
                        + "something else to the app than that of Parted, which was run."
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
