import Foundation
import PackageResources
import TestSupport
import Testing
import Yams

extension EndToEnd {
    /// The workflows of the page on checks in CI, and the action that they use, with a release of this checkout.
    struct WorkflowTests {
        private static func workflows() throws -> [[String: [String: Any]]] {
            let page = try #require(PackageResources.documentation).appending(path: "Articles/CheckingInCI.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            return try text.matches(of: /```yaml\n((?:.*\n)*?)```\n/).map { match in
                let workflow = try #require(try Yams.load(yaml: String(match.output.1)) as? [String: Any])
                return try #require(workflow["jobs"] as? [String: [String: Any]])
            }
        }

        @Test func `They run in the release's image and give the action inputs that it has`() async throws {
            let release = try #require(
                try Yams.load(
                    yaml: try String(contentsOfFile: Checkout.path(".github/workflows/release.yml"), encoding: .utf8))
                    as? [String: Any])
            let image = (release["jobs"] as? [String: [String: Any]])?["files"]?["container"] as? [String: String]
            let action = try CompositeAction()
            let version = try await MadeRelease.version.value
            let jobs = try Self.workflows().flatMap { $0 }
            #expect(jobs.map(\.key).sorted() == ["check", "check", "list"])
            for (_, job) in jobs {
                #expect(job["runs-on"] as? String == "ubuntu-24.04")
                #expect(job["container"] as? String == image?["image"])
                let steps = try #require(job["steps"] as? [[String: Any]])
                #expect(
                    steps.compactMap { $0["uses"] as? String } == [
                        "actions/checkout@v4", "OWNER/understudy/.github/actions/check@v\(version)",
                    ])
                let step = steps.first { ($0["uses"] as? String)?.contains("understudy") == true }
                let inputs = try #require(step?["with"] as? [String: Any])
                #expect(Set(inputs.keys).isSubset(of: action.inputs.keys))
                #expect(inputs["release"].map { "\($0)" } == version)
            }
        }

        @Test func `The page documents each input of the action`() throws {
            let page = try #require(PackageResources.documentation).appending(path: "Articles/CheckingInCI.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            let rows = text.matches(of: /\n\| `([a-z]+)` \|/).map { String($0.output.1) }
            let inputs = try CompositeAction().inputs
            #expect(rows.sorted() == inputs.keys.sorted())
        }

        /// A job's folder with a project, its home, and the runner's variables.
        private struct Runner {
            var home: URL
            var project: URL
            var environment: [String: String]

            static func with<Value>(_ visit: (Runner) async throws -> Value) async throws -> Value {
                let home = FileManager.default.temporaryDirectory.appending(path: "runner-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: home) }
                let project = home.appending(path: "work")
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Stage")), to: project)
                try FileManager.default.moveItem(
                    at: project.appending(path: "Stage.xcodeproj"), to: project.appending(path: "MyApp.xcodeproj"))
                return try await visit(
                    Runner(
                        home: home, project: project,
                        environment: [
                            "HOME": home.path, "XDG_CACHE_HOME": home.path + "/.cache",
                            "GITHUB_SERVER_URL": "file://\(home.path)/server",
                        ]))
            }

            /// Puts the release where the action downloads it.
            func publish() async throws {
                let place = home.appending(
                    path: "server/owner/understudy/releases/download/v\(try await MadeRelease.version.value)")
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: try await MadeRelease.folder, to: place)
            }

            func breakDelegate() throws {
                let delegate = project.appending(path: "StageTests/TestingAppDelegate.swift")
                let text = try String(contentsOf: delegate, encoding: .utf8)
                try Data(text.replacing("@objc(TestingAppDelegate)\n", with: "").utf8).write(to: delegate)
            }
        }

        @Test func `With a release, the action has an answer within a minute, and annotates a finding`() async throws {
            let action = try CompositeAction()
            let version = try await MadeRelease.version.value
            try await Runner.with { runner in
                try await runner.publish()
                let inputs = ["project": "MyApp.xcodeproj", "release": version]
                let begin = ContinuousClock.now
                let well = try await action.run(with: inputs, environment: runner.environment, in: runner.project)
                let time = begin.duration(to: .now)
                print("The action's first answer with a release: \(time)")
                #expect(time < .seconds(60))
                #expect(
                    well.names == ["Say where the program comes from", "Download the release", "Check the launch"])
                #expect(well.last.status == 0, "\(well.last.error)")
                #expect(well.last.output.hasPrefix("::notice title=Scenarios::scenario "))
                // The modules were not built here.
                #expect(!well.last.error.contains("reference modules"), "\(well.last.error)")
                try runner.breakDelegate()
                let broken = try await action.run(
                    with: inputs.merging(["sarif": "true"]) { $1 }, environment: runner.environment, in: runner.project)
                #expect(broken.last.status == 1)
                #expect(
                    "\n\(broken.last.output)".contains(
                        "\n::error file=Stage/main.swift,line=4,title=class-name-not-found::"),
                    "\(broken.last.output)")
                struct Log: Decodable {
                    struct Run: Decodable {
                        struct Result: Decodable { var ruleId: String }
                        var results: [Result]
                    }
                    var runs: [Run]
                }
                let log = try JSONDecoder().decode(
                    Log.self, from: try Data(contentsOf: runner.project.appending(path: "understudy.sarif")))
                #expect(
                    log.runs.map { $0.results.map(\.ruleId) } == [
                        ["production-app-delegate-in-tests", "class-name-not-found"]
                    ])
                try await Self.tryElsewhere(runner)
            }
        }

        /// Modules of another toolchain are not used, and a line says so.
        private static func tryElsewhere(_ runner: Runner) async throws {
            let program = runner.home.appending(path: "understudy")
            let entries = program.appending(path: "understudy_PackageResources.resources/Built/entries")
            for name in try FileManager.default.contentsOfDirectory(atPath: entries.path) {
                try FileManager.default.moveItem(
                    at: entries.appending(path: name), to: entries.appending(path: "other-\(name)"))
            }
            var environment = runner.environment
            environment["XDG_CACHE_HOME"] = runner.home.path + "/other"
            // The build itself takes too long for a test: it is given up.
            let ending = try await Program.run(
                program.path + "/understudy", ["check", runner.project.path, "--build-limit", "5"],
                environment: environment)
            #expect(ending.status == 4)
            #expect(
                ending.error.contains(
                    /The reference modules that came with this program are of Swift version [^\n]*\. This toolchain is not exactly that one, so it builds them, once\.\n/
                ), "\(ending.error)")
        }

        @Test func `A damaged archive is not unpacked`() async throws {
            let version = try await MadeRelease.version.value
            try await Runner.with { runner in
                try await runner.publish()
                let archive = runner.home.appending(
                    path: "server/owner/understudy/releases/download/v\(version)/\(try await MadeRelease.name()).tar.gz"
                )
                var data = try Data(contentsOf: archive)
                data[data.count / 2] ^= 1
                try data.write(to: archive)
                let ending = try await CompositeAction().run(
                    with: ["project": "MyApp.xcodeproj", "release": version], environment: runner.environment,
                    in: runner.project)
                #expect(ending.names.last == "Download the release")
                #expect(ending.last.status == 1)
                #expect(!FileManager.default.fileExists(atPath: runner.home.path + "/understudy"))
            }
        }

        /// `swift build` is replaced: it takes minutes, and the program is this checkout's.
        @Test func `Without a release, the action builds the program once`() async throws {
            try await Runner.with { runner in
                let programs = runner.home.appending(path: "bin")
                try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
                let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
                let folder = URL(filePath: try Program.path).deletingLastPathComponent().path
                let script = """
                    #!/bin/sh
                    case "$*" in
                        *--show-bin-path) echo "\(folder)" ;;
                        build*) echo "$*" >> "$HOME/builds" ;;
                        *) PATH="\(path)" exec swift "$@" ;;
                    esac

                    """
                let swift = programs.appending(path: "swift")
                try Data(script.utf8).write(to: swift)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
                var environment = runner.environment
                environment["PATH"] = "\(programs.path):\(path)"
                for _ in 1...2 {
                    let ending = try await CompositeAction().run(
                        with: [:], environment: environment, in: runner.project)
                    #expect(ending.names == ["Say where the program comes from", "Build the program"])
                    #expect(ending.last.status == 0, "\(ending.last.error)")
                }
                let builds = try String(contentsOfFile: runner.home.path + "/builds", encoding: .utf8)
                #expect(
                    builds.split(separator: "\n").count == 1 && builds.hasSuffix(" --product understudy\n"),
                    "\(builds)")
                let version = try await Program.run(runner.home.path + "/understudy/understudy", ["--version"])
                #expect(version.output.hasPrefix("understudy \(try await MadeRelease.version.value)\n"))
            }
        }

        @Test func `A job for each project: the list is the matrix of the checks`() async throws {
            let jobs = try Self.workflows()[1]
            let list = try #require((jobs["list"]?["steps"] as? [[String: Any]])?.last?["run"] as? String)
            let given = (jobs["check"]?["steps"] as? [[String: Any]])?.last?["with"] as? [String: Any]
            #expect(given?["project"] as? String == "${{ matrix.project.path }}")
            let check = try #require(try CompositeAction().steps.compactMap(\.run).last)
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
            func run(_ block: String, _ project: String = "") async throws -> Program.ExitStatus {
                let variables = [
                    "HOME": NSHomeDirectory(), "PROJECT": project, "ARGUMENTS": "", "SARIF": "false",
                    "PROGRAM": URL(filePath: program).deletingLastPathComponent().path,
                ]
                return try await Program.run(
                    "/usr/bin/env",
                    ["-C", place.path, "bash", "-e", "-c", block.replacing("~/understudy/understudy", with: program)],
                    environment: environment.merging(variables) { $1 })
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
                statuses.append(try await run(check, project.path).status)
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
    }
}
