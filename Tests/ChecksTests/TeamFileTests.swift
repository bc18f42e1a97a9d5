import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `understudy check` with the file of a team.
    struct TeamFileTests {
        private static func place(_ name: String) throws -> URL {
            let place = URL(filePath: "\(SmallApp.folder)/team/\(name)")
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Understage")), to: place)
            return place
        }

        @Test func `A baseline accepts today's findings, and nothing else`() async throws {
            let place = try Self.place("baseline")
            let file = place.appending(path: ".understudy.yml")
            let first = try await Program.run(["check", place.path, "--write-baseline", "--quiet"])
            #expect(first.status == 0)
            #expect(first.output.hasSuffix("\n\nNo findings. 1 accepted.\n"), "\(first.output)")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(
                text.hasPrefix(
                    "accepted:\n  - finding: production-app-delegate-in-tests\n    symbol: \"AppDelegate and SceneDelegate\"\n    reason: "
                ),
                "\(text)")
            #expect(try await Program.run(["check", place.path, "--quiet"]).status == 0)
            let answer = try await CheckAnswer.of(place.path)
            #expect(answer.findings == [])
            #expect(answer.accepted?.map(\.finding.id) == ["production-app-delegate-in-tests"])
            let other = place.appending(path: "other.yml")
            try Data(
                "accepted: [{finding: launch-refused, reason: Old.}, {finding: production-app-delegate-in-tests, symbol: X, reason: y}]"
                    .utf8
            ).write(to: other)
            let branch = try await Program.run(["check", place.path, "--quiet", "--config", other.path])
            #expect(branch.status == 1)
            #expect(
                branch.output.contains(
                    """
                    launch-refused is accepted, and no longer occurs. Take it out of the list.
                    production-app-delegate-in-tests of X is accepted, and no longer occurs. Take it out of the list.

                    1 finding.
                    """), "\(branch.output)")
        }

        @Test func `The file of the repository is found, and one beyond it is not`() async throws {
            let place = try Self.place("nested")
            let project = place.appending(path: "a/b")
            try FileManager.default.createDirectory(
                at: project.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Understage")), to: project)
            try Data("except: [production-app-delegate-in-tests]".utf8).write(
                to: place.appending(path: ".understudy.yml"))
            let git = place.appending(path: "a/.git")
            try FileManager.default.createDirectory(at: git, withIntermediateDirectories: true)
            #expect(try await Program.run(["check", project.path, "--quiet"]).status == 1)
            try FileManager.default.moveItem(at: git, to: place.appending(path: ".git"))
            #expect(try await Program.run(["check", project.path, "--quiet"]).status == 0)
        }

        @Test func `Systems and devices are those of the file, unless an option says otherwise`() async throws {
            let place = try Self.place("systems")
            try Data("systems: [18, 16]\ndevices: iphone\nexcept: [production-app-delegate-in-tests]".utf8).write(
                to: place.appending(path: ".understudy.yml"))
            let answer = try await CheckAnswer.of(place.path)
            #expect(
                answer.scenarios.map { $0.id + ($0.way.map { " \($0)" } ?? "") } == [
                    "run", "tests", "tests-after-run", "run-after-tests", "run-with-sdk-27", "tests-with-sdk-27",
                    "tests iOS 16", "tests-after-run iOS 16",
                ])
            let option = try await CheckAnswer.of(place.path, ["--os", "17"])
            #expect(option.scenarios.allSatisfy { $0.way == nil })
        }

        @Test func `What is wrong with it has a line, and a document in every form`() async throws {
            let place = try Self.place("wrong")
            let file = place.appending(path: ".understudy.yml")
            try Data("app: Understage\nonly: [production-app-in-test]".utf8).write(to: file)
            let said =
                "\(file.path):2: only: production-app-in-test is an unknown finding.\nDid you mean production-app-in-tests? "
            let ending = try await Program.run(["check", place.path, "--format", "json"])
            #expect(ending.status == 2)
            #expect(ending.error.hasPrefix("understudy: " + said), "\(ending.error)")
            let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(ending.output.utf8))
            #expect(answer.failure?.hasPrefix(said) == true)
            #expect(answer.scenarios == [])
            for format in ["junit", "github", "sarif"] {
                let ending = try await Program.run(["check", place.path, "--format", format])
                #expect(ending.status == 2)
                #expect(ending.output.contains("is an unknown finding."), "\(ending.output)")
            }
        }

        @Test func `A file that never ends is not waited for`() async throws {
            let place = try Self.place("pipe")
            let file = place.appending(path: ".understudy.yml")
            try #require(mkfifo(file.path, 0o600) == 0)
            let ending = try await Program.run(["check", place.path])
            #expect(ending.status == 2)
            #expect(ending.error.hasPrefix("understudy: \(file.path): "), "\(ending.error)")
        }

        @Test func `A project that is not supported has a status of its own`() async throws {
            let place = try Self.place("tuist")
            for name in ["Understage.xcodeproj", "Understage", "UnderstageTests"] {
                try? FileManager.default.removeItem(at: place.appending(path: name))
            }
            try Data("import ProjectDescription\nlet project = Project(name: \"A\")\n".utf8).write(
                to: place.appending(path: "Project.swift"))
            let ending = try await Program.run(["check", place.path])
            #expect(
                ending
                    == Program.ExitStatus(
                        status: 5, output: "",
                        error: """
                            understudy: \(place.path): Project.swift describes the project for Tuist, and the Xcode project is \
                            not there yet.
                            Make it: tuist generate --no-open. Then name the .xcodeproj or .xcworkspace.

                            """))
        }

        @Test func `A check keeps its time, and reports what it came to`() async throws {
            let place = try Self.place("late")
            let main = place.appending(path: "UnderstageTests/SlowTests.swift")
            try Data(
                """
                import XCTest

                class SlowTests: XCTestCase {
                    func testSlow() { Thread.sleep(forTimeInterval: 20) }
                }

                """.utf8
            ).write(to: main)
            _ = try await Program.run(["check", place.path, "--quiet", "--build-limit", "8"])
            let clock = ContinuousClock()
            let start = clock.now
            let ending = try await Program.run(["check", place.path, "--build-limit", "8"])
            #expect(ending.status == 4)
            #expect(start.duration(to: clock.now) < .seconds(8.8))
            #expect(ending.output.contains("\na normal run  "), "\(ending.output)")
            #expect(
                ending.output.contains("tests on a fresh device              not launched: the check's time was over"))
            #expect(ending.output.hasSuffix("The check is not whole.\n"))
            #expect(ending.error.contains("understudy: The check did not end within 8 s.\n"), "\(ending.error)")
        }
    }
}
