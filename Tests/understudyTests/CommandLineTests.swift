import Foundation
import Lifecycle
import TestSupport
import Testing
import Traces

import Glibc

extension EndToEnd {
    /// The program itself, as a reader calls it.
    struct CommandLineTests {
        static let stage = Checkout.fixture("Stage")
        /// The line about the system of a project, if the command names none.
        static let usualSystem =
            "On iOS 26, built with its SDK, as understudy check launches it. Another: --os, --sdk.\n"

        @Test func `0: all went well`() async throws {
            let ending = try await Program.run(["test", Self.stage, "--format", "jsonl"])
            #expect(ending.status == 0)
            #expect(ending.error == Self.usualSystem)
        }

        @Test
        func `An understudy in the app's own module is no production, for an ordinary launch does not bring it on`()
            async throws
        {
            let ending = try await Program.run(["test", "T05", "--os", "12"])
            let lines = ending.output.split(separator: "\n").map(String.init)
            #expect(
                lines.suffix(8) == [
                    "The understudy TestingAppDelegate took the stage, but the system called production's "
                        + "ViewController before the first test. 1 test passed.",
                    "  App delegate            TestingAppDelegate",
                    "  Scene delegates         none",
                    "  Configuration requests  0",
                    "  Scene sessions          0 before, 0 after",
                    "  Tests                   1 ran, 0 failed",
                    "  End                     finished, then stopped",
                    "  Note                    TestingAppDelegate is compiled into the app, so your users get it. "
                        + "Classes of the test target stay out.",
                ])
        }

        @Test func `Where another app hosts the tests, production is what the users' app brings on`() async throws {
            let ending = try await Program.run(["test", "N18", "--os", "17", "--format", "jsonl"])
            let verdict = try #require(try TraceLine.events(in: ending.output).last?.verdict)
            #expect(verdict.appDelegate == "Stage.HostAppDelegate")
            #expect(verdict.isolated)
        }

        @Test func `1: a test failed`() async throws {
            let ending = try await Program.run(["test", Checkout.fixture("Rehearsal"), "--format", "jsonl"])
            #expect(ending.status == 1)
            #expect(try TraceLine.events(in: ending.output).last?.verdict?.exit == .failed)
        }

        @Test func `1: the app crashed`() async throws {
            let place = try SmallApp.write(
                "Crashes", ["main.swift": SmallApp.main(#"fatalError("the rope broke")"#)], tests: nil)
            let ending = try await Program.run(["run", place, "--format", "jsonl"])
            #expect(ending.status == 1)
            #expect(try TraceLine.events(in: ending.output).last?.verdict?.exit == .crashed)
        }

        @Test(arguments: ["not a device", #"{"format": "understudy-device", "version": 7, "device": {}}"#])
        func `2: a file that is no device, left as it is`(_ text: String) async throws {
            try await TemporaryFile.with(text) { url in
                let ending = try await Program.run(["run", Self.stage, "--state", url.path])
                #expect(ending.status == 2)
                #expect(ending.output == "")
                #expect(ending.error.hasPrefix("understudy: \(url.path): The device in this file cannot be used.\n"))
                #expect(FileManager.default.contents(atPath: url.path) == Data(text.utf8))
            }
        }

        @Test func `A test under another Xcode, and what a scheme passes`() async throws {
            let late = try await Program.run(["test", Self.stage, "--xcode", "7", "--format", "jsonl"])
            #expect(late.status == 1)
            #expect(try TraceLine.events(in: late.output).last?.verdict?.appDelegate == "Stage.AppDelegate")
            let separate = try await Program.run(["test", Checkout.fixture("Scaffold"), "--xcode", "none"])
            #expect(separate.status == 0)
            #expect(separate.output.contains("No test ran."))
            let place = try SmallApp.write(
                "Schemed",
                [
                    "main.swift": SmallApp.main(
                        """
                        print(CommandLine.arguments.dropFirst(), ProcessInfo.processInfo.environment["UITEST"] ?? "")
                        """)
                ], tests: nil)
            let schemed = try await Program.run([
                "run", place, "--argument", "-testing", "--argument", "--help", "--environment", "UITEST=1",
                "--preview",
                "--os", "17", "--format", "jsonl",
            ])
            let events = try TraceLine.events(in: schemed.output)
            #expect(events.printed == [#"["-testing", "--help"] 1"#])
            #expect(events.first?.rule == "hosting.preview")
        }

        @Test func `3: it did not compile`() async throws {
            let place = try SmallApp.write(
                "Misspelt", ["main.swift": "@objc class Act {}; let act: Int = \"one\"\n"], tests: nil)
            let ending = try await Program.run(["run", place, "--strict"])
            #expect(
                ending
                    == Program.ExitStatus(
                        status: 3, output: "",
                        error: """
                            Misspelt does not compile:
                            \(place)/Misspelt/main.swift:1:36: error: cannot convert value of type 'String' to specified type 'Int'
                            @objc class Act {}; let act: Int = "one"
                                                               ^

                            """))
        }

        @Test func `3: no toolchain on the PATH`() async throws {
            let ending = try await Program.run(["run", Self.stage], environment: ["PATH": "/nonexistent"])
            #expect(
                ending
                    == Program.ExitStatus(
                        status: 3, output: "",
                        error: """
                            understudy: /nonexistent: No Swift toolchain found: there is no swift-frontend on the PATH.
                            Install Swift 6.2 or later from https://www.swift.org/install, and put its usr/bin on the PATH.

                            """))
        }

        @Test func `4: a limit was hit`() async throws {
            let place = try SmallApp.write("NeverAnswers", ["main.swift": SmallApp.main("while true {}")], tests: nil)
            let ending = try await Program.run(["run", place, "--os", "17", "--time-limit", "0.5", "--format", "jsonl"])
            #expect(ending.status == 4)
            #expect(try TraceLine.events(in: ending.output).last?.verdict?.exit == .timedOut)
        }

        @Test func `4: the build's limit was hit, and the message names the option`() async throws {
            let place = try SmallApp.write(
                "NeverBuilt", ["main.swift": SmallApp.main("print(\"\(UUID())\")")], tests: nil)
            let ending = try await Program.run(["run", place, "--build-limit", "0.001"])
            #expect(
                ending
                    == Program.ExitStatus(
                        status: 4, output: "",
                        error: """
                            understudy: Building NeverBuilt took longer than 0.001 s, so the build was stopped.
                            Split long expressions, try again when the machine is less busy, or allow more time: \
                            --build-limit 300

                            """))
        }

        @Test func `A system that the project is not for is remarked on`() async throws {
            let ending = try await Program.run(["run", Self.stage, "--os", "14", "--format", "jsonl"])
            #expect(ending.status == 0)
            #expect(
                ending.error == """
                    Stage is for iOS 15 and later (IPHONEOS_DEPLOYMENT_TARGET). A device with iOS 14 would not install it; \
                    Understudy launches it there all the same.
                    Choose --os 15 or later to see what your users get.

                    """)
        }

        @Test(arguments: [
            ("20.0", "20", "\nChoose --os 26 or later to see what your users get."),
            ("\(SystemVersion.newest.major + 1).1", "\(SystemVersion.newest.major + 1).1", ""),
        ])
        func `A target between or above the systems is built, and only a system that exists is advised`(
            target: String, shown: String, cure: String
        ) async throws {
            let place = "\(SmallApp.folder)/Targeted-\(target)"
            try? FileManager.default.removeItem(atPath: place)
            try FileManager.default.createDirectory(atPath: SmallApp.folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: Self.stage, toPath: place)
            let project = URL(filePath: "\(place)/Stage.xcodeproj/project.pbxproj")
            let text = try String(contentsOf: project, encoding: .utf8)
            try Data(
                text.replacing("IPHONEOS_DEPLOYMENT_TARGET = 15.0;", with: "IPHONEOS_DEPLOYMENT_TARGET = \(target);")
                    .utf8
            ).write(to: project)
            let ending = try await Program.run(["run", place, "--os", "18", "--format", "jsonl"])
            #expect(ending.status == 0)
            #expect(
                ending.error == """
                    Stage is for iOS \(shown) and later (IPHONEOS_DEPLOYMENT_TARGET). A device with iOS 18 would not \
                    install it; Understudy launches it there all the same.\(cure)

                    """)
        }

        @Test(arguments: [SIGTERM, SIGKILL])
        func `When understudy is ended, the app ends with it, also one that hangs`(_ signal: Int32) async throws {
            let place = try SmallApp.write(
                "Orphan",
                [
                    "main.swift": SmallApp.main("print(ProcessInfo.processInfo.processIdentifier); while true {}")
                ], tests: nil)
            try await TemporaryFile.with("") { url in
                let program = Process()
                program.executableURL = URL(filePath: try Program.path)
                program.arguments = ["run", place, "--os", "17", "--format", "jsonl", "--time-limit", "20"]
                program.standardOutput = try FileHandle(forWritingTo: url)
                program.standardError = FileHandle.nullDevice
                try program.run()
                let app = try await #require(
                    Self.eventually {
                        (try? TraceLine.events(in: String(contentsOf: url, encoding: .utf8)))?.printed
                            .compactMap { Int32($0) }.first
                    })
                kill(program.processIdentifier, signal)
                let isGone = try await Self.eventually { ProcessTable.isAlive(app) ? nil : true }
                kill(app, SIGKILL)
                #expect(isGone == true)
            }
        }

        /// The value, once there is one; nil after five seconds without.
        static func eventually<Value>(_ value: () -> Value?) async throws -> Value? {
            for _ in 0..<250 {
                if let value = value() { return value }
                try await Task.sleep(for: .milliseconds(20))
            }
            return nil
        }

        @Test func `Help goes to standard output and names the commands and the exit statuses`() async throws {
            let ending = try await Program.run(["--help"])
            #expect(ending.status == 0)
            #expect(ending.error == "")
            for line in ["run", "test", "list", "trace", "--help", "Exit status: 0 well"] {
                #expect(ending.output.contains(line), "\(line)")
            }
            for command in ["run", "test", "list", "trace"] {
                let help = try await Program.run([command, "--help"])
                #expect(help.status == 0)
                #expect(help.error == "")
                #expect(help.output.contains("USAGE: understudy \(command) "))
            }
        }

        @Test func `With jsonl the trace is on standard output and nothing else`() async throws {
            let place = try SmallApp.write(
                "Talkative",
                [
                    "main.swift": SmallApp.main(
                        #"print("out"); print("half", terminator: ""); FileHandle.standardError.write(Data("err\n".utf8))"#
                    )
                ], tests: nil)
            let ending = try await Program.run(["run", place, "--format", "jsonl"])
            let events = try TraceLine.events(in: ending.output)
            #expect(ending.output == "{\"version\":2}\n" + events.map { TraceLine.encode($0) + "\n" }.joined())
            #expect(events.last?.kind == .verdict)
            #expect(ending.error == Self.usualSystem)
        }

        @Test(arguments: TraceFormat.allCases)
        func `A recorded trace is turned into another form`(_ format: TraceFormat) async throws {
            let recorded = try await Program.run(["run", Self.stage, "--format", "jsonl"]).output
            try await TemporaryFile.with(recorded) { url in
                let ending = try await Program.run(["trace", url.path, "--to", format.rawValue])
                let rendered = format.render(try TraceLine.events(in: recorded))
                #expect(ending == Program.ExitStatus(status: 0, output: rendered, error: ""))
            }
        }

        @Test func `A device is kept between launches`() async throws {
            try await TemporaryFile.with(nil) { url in
                var verdicts: [Verdict?] = []
                for command in ["run", "test", "run"] {
                    let ending = try await Program.run(
                        [command, Self.stage, "--state", url.path, "--format", "jsonl"])
                    verdicts.append(try TraceLine.events(in: ending.output).last?.verdict)
                }
                #expect(verdicts.map { $0?.sessionsBefore } == [0, 1, 1])
                #expect(verdicts.map { $0?.configurationRequests } == [1, 1, 1])
                #expect(verdicts.map { $0?.isolated } == [false, true, false])
                let other = try await Program.run(["run", Self.stage, "--state", url.path, "--os", "16"])
                #expect(
                    other
                        == Program.ExitStatus(
                            status: 2, output: "",
                            error: """
                                understudy: \(url.path): The device has iOS \(SystemVersion.lastBeforeScenesRequired), not 16.0.
                                Leave out --os, or name another file.

                                """))
            }
        }
    }
}
