import Foundation
import PackageResources
import TestSupport
import Testing
import Yams

extension EndToEnd {
    /// The workflow of the page on checks in CI. Each of its shell blocks runs, in its own folder.
    ///
    /// Three things are replaced: the address is that of this checkout, the image and the actions are this machine, and
    /// `swift build` is asked where it would build instead of building for minutes; the program is this checkout's.
    struct WorkflowTests {
        struct Workflow: Decodable {
            struct Job: Decodable {
                var container: String
                var env: [String: String]
                var steps: [Step]

                enum CodingKeys: String, CodingKey {
                    case runner = "runs-on"
                    case container, env, steps
                }

                var runner: String

                init(from decoder: any Decoder) throws {
                    let parts = try decoder.container(keyedBy: CodingKeys.self)
                    runner = try parts.decode(String.self, forKey: .runner)
                    container = try parts.decode(String.self, forKey: .container)
                    env = try parts.decode([String: String].self, forKey: .env)
                    steps = try parts.decode([Step].self, forKey: .steps)
                }
            }

            struct Step: Decodable {
                var name: String?
                var uses: String?
                var with: [String: String]?
                var run: String?
            }

            var jobs: [String: Job]
        }

        private static func job() throws -> Workflow.Job {
            let page = try #require(PackageResources.documentation).appending(path: "Articles/CheckingInCI.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            let blocks = text.matches(of: /```yaml\n((?:.*\n)*?)```\n/).map { String($0.output.1) }
            let block = try #require(blocks.count == 2 ? blocks[0] : nil)
            return try #require(try YAMLDecoder().decode(Workflow.self, from: block).jobs["check"])
        }

        @Test func `It is for a Linux runner and caches what is built`() throws {
            let job = try Self.job()
            #expect(job.runner.hasPrefix("ubuntu-"))
            #expect(job.container == "swift:6.3")
            #expect(job.steps.map(\.uses) == ["actions/checkout@v4", "actions/cache@v4", nil, nil])
            #expect(job.steps[1].with?["path"] == "~/understudy\n~/.cache/understudy\n")
        }

        @Test func `Each of its shell blocks runs, and the last annotates a finding`() async throws {
            let job = try Self.job()
            let home = FileManager.default.temporaryDirectory.appending(path: "workflow-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: home) }
            let project = home.appending(path: "work")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Stage")), to: project)
            try FileManager.default.moveItem(
                at: project.appending(path: "Stage.xcodeproj"), to: project.appending(path: "MyApp.xcodeproj"))
            let blocks = job.steps.compactMap(\.run)
            try #require(blocks.count == 2)
            let built = try await Self.shell(blocks[0], job, home, in: project)
            #expect(built.status == 0, "\(built.error)")
            #expect(FileManager.default.fileExists(atPath: home.path + "/understudy/Package.swift"))
            #expect(built.output.contains("/understudy/.build/"))
            #expect(built.output.hasSuffix("/debug\n"))
            let build = home.appending(path: "understudy/.build")
            try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: build.appending(path: "debug"),
                withDestinationURL: URL(filePath: try Program.path).deletingLastPathComponent())
            let well = try await Self.shell(blocks[1], job, home, in: project)
            #expect(well.status == 0, "\(well.error)")
            #expect(well.output.hasPrefix("::notice title=Scenarios::scenario "))
            let delegate = project.appending(path: "StageTests/TestingAppDelegate.swift")
            let text = try String(contentsOf: delegate, encoding: .utf8)
            try Data(text.replacing("@objc(TestingAppDelegate)\n", with: "").utf8).write(to: delegate)
            let broken = try await Self.shell(blocks[1], job, home, in: project)
            #expect(broken.status == 1)
            #expect(
                "\n\(broken.output)".contains(
                    "\n::error file=Stage/main.swift,line=4,title=class-name-not-found::"),
                "\(broken.output)")
        }

        @Test func `A job for each project: the list is the matrix of the checks`() async throws {
            let page = try #require(PackageResources.documentation).appending(path: "Articles/CheckingInCI.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            let blocks = text.matches(of: /```yaml\n((?:.*\n)*?)```\n/).map { String($0.output.1) }
            let workflow = try #require(try Yams.load(yaml: blocks[1]) as? [String: Any])
            let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
            let list = try #require((jobs["list"]?["steps"] as? [[String: Any]])?.last?["run"] as? String)
            let check = try #require((jobs["check"]?["steps"] as? [[String: Any]])?.last?["run"] as? String)
            let place = FileManager.default.temporaryDirectory.appending(path: "matrix-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: place) }
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["Stage", "Understage"] {
                try FileManager.default.copyItem(
                    at: URL(filePath: Checkout.fixture(name)), to: place.appending(path: name))
            }
            let program = try Program.path
            let output = place.appending(path: "output")
            let environment = ["GITHUB_OUTPUT": output.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
            func run(_ block: String) async throws -> Program.ExitStatus {
                let block = block.replacing("~/understudy/.build/debug/understudy", with: program)
                return try await Program.run(
                    "/usr/bin/env", ["-C", place.path, "sh", "-e", "-c", block],
                    environment: environment.merging(["HOME": NSHomeDirectory()]) { $1 })
            }
            #expect(try await run(list).status == 0)
            let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
            #expect(lines.first == "projects<<END")
            #expect(lines.last == "END")
            struct Project: Decodable, Equatable {
                var path: String
                var supported: Bool
                var app: String?
                var tests: String?
            }
            let projects = try JSONDecoder().decode(
                [Project].self, from: Data(lines.dropFirst().dropLast().joined(separator: "\n").utf8))
            #expect(
                projects
                    == ["Stage", "Understage"].map { (name: String) in
                        Project(path: "\(name)/\(name).xcodeproj", supported: true, app: name, tests: "\(name)Tests")
                    })
            var statuses: [Int] = []
            for project in projects {
                statuses.append(try await run(check.replacing("${{ matrix.project.path }}", with: project.path)).status)
            }
            #expect(statuses == [0, 1])
        }

        @Test func `A folder of projects has one report`() async throws {
            let place = FileManager.default.temporaryDirectory.appending(path: "several-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: place) }
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for name in ["Stage", "Understage"] {
                try FileManager.default.copyItem(
                    at: URL(filePath: Checkout.fixture(name)), to: place.appending(path: name))
            }
            let file = place.appending(path: "report.json")
            let ending = try await Program.run(
                ["check", place.path, "--format", "json", "--output", file.path, "--quiet"])
            #expect(ending == Program.ExitStatus(status: 1, output: "", error: ""))
            struct Reports: Decodable { var projects: [CheckAnswer] }
            let reports = try JSONDecoder().decode(Reports.self, from: try Data(contentsOf: file))
            #expect(
                reports.projects.map(\.project)
                    == ["Stage", "Understage"].map { "\(place.path)/\($0)/\($0).xcodeproj" })
            #expect(reports.projects.map(\.findings.count) == [0, 1])
        }

        /// Runs a block as GitHub's runner does, with a `swift` that does not build.
        private static func shell(
            _ block: String, _ job: Workflow.Job, _ home: URL, in folder: URL
        ) async throws -> Program.ExitStatus {
            let programs = home.appending(path: "bin")
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            let script = """
                #!/bin/sh
                case "$1" in
                    build) PATH=\(Self.quoted(path)) exec swift "$@" --show-bin-path --ignore-lock ;;
                    *) PATH=\(Self.quoted(path)) exec swift "$@" ;;
                esac

                """
            let swift = programs.appending(path: "swift")
            try Data(script.utf8).write(to: swift)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
            var environment = job.env
            environment["UNDERSTUDY"] = Checkout.folder.path
            environment["COMMIT"] = "HEAD"
            environment["HOME"] = home.path
            environment["PATH"] = "\(programs.path):\(path)"
            // The program's own cache may serve: its reference modules are those that the page's second command builds.
            environment["XDG_CACHE_HOME"] =
                ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
            return try await Program.run(
                "/usr/bin/env", ["-C", folder.path, "sh", "-e", "-c", block],
                environment: environment)
        }

        private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
    }
}
