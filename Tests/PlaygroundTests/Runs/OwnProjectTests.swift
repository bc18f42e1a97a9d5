import Foundation
import HTTPTypes
import Lifecycle
import Runs
import Samples
import Storage
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Playground

/// The reader's own project as a lesson: its files, its editions, and runs that change nothing.
@Suite struct OwnProjectTests {
    private static func sample(_ delegate: String = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
        -> Sample
    {
        func target(_ name: String, _ files: [String: String]) -> Sample.Target {
            Sample.Target(
                name: name, module: name,
                sources: files.sorted { $0.key < $1.key }.map { SourceFile(path: "/me/App/" + $0, text: $1) })
        }
        var sample = Sample(
            name: "App",
            app: target(
                "App", ["App/AppDelegate.swift": delegate, "App/A.swift": "struct A {}", ".build/B.swift": ""]),
            tests: target("Checks", ["Checks/ATests.swift": "import XCTest"]),
            description: AppDescription(bundleIdentifier: "a.b", name: "App"), infoPlist: "<plist/>")
        sample.libraries = [target("Kit", ["Kit/K.swift": "public struct K {}"])]
        return sample
    }

    private static func lesson(_ sample: Sample) throws -> Lesson {
        try Lesson(
            project: sample, name: .path("App.xcodeproj"), root: "/me/App",
            commands: [
                Lesson.Command(
                    line: "understudy run App.xcodeproj", sample: .path("App.xcodeproj"), launch: .init(.run)),
                Lesson.Command(line: "understudy test App.xcodeproj", sample: .path("App.xcodeproj"), launch: .init()),
            ], first: 0, text: ProjectText())
    }

    @Test func `Files that decide come first, and only plain names are shown`() throws {
        let lesson = try Self.lesson(Self.sample())
        #expect(
            lesson.files.map { "\($0.name) \($0.belongsToTests) \($0.isChanged)" } == [
                "App/AppDelegate.swift false true", "Checks/ATests.swift true false", "App/A.swift false false",
                "Kit/K.swift false false",
            ])
        #expect(lesson.index(of: nil) == 0 && lesson.index(of: 2) == 1)
    }

    @Test func `The page's commands in a terminal do the same`() throws {
        var sample = Self.sample()
        sample.scheme = ProjectScheme(name: "App", run: Scheme(arguments: ["-own"]), test: Scheme())
        var run = LaunchConfiguration(.run)
        run.scheme.arguments = ["-own", "-mine"]
        let lesson = try Lesson(
            project: sample, name: .path("App.xcodeproj"), root: "/me/App",
            commands: [Lesson.Command(line: "", sample: .path("App.xcodeproj"), launch: run)],
            options: ["--app", "My App"], first: 0, text: ProjectText())
        #expect(
            lesson.commandLines(for: run, of: 0) == [
                "understudy run App.xcodeproj --os 27 --argument -mine --app 'My App'"
            ])
        run.idiom = .pad
        #expect(
            lesson.commandLines(for: run, of: 0) == [
                "understudy run App.xcodeproj --device ipad --os 27 --argument -mine --app 'My App'"
            ])
    }

    @Test func `A run before the launch gets the project's scheme, as in a terminal`() throws {
        var sample = Self.sample()
        sample.scheme = ProjectScheme(
            name: "App", run: Scheme(arguments: ["-run"]), test: Scheme(arguments: ["-test"]))
        var test = LaunchConfiguration(.test, scenario: .history(.afterRun))
        test.scheme.arguments = ["-test"]
        let lesson = try Lesson(
            project: sample, name: .path("App.xcodeproj"), root: "/me/App",
            commands: [Lesson.Command(line: "", sample: .path("App.xcodeproj"), launch: test)], first: 0,
            text: ProjectText())
        func earlier(_ launch: LaunchConfiguration) -> [LaunchConfiguration] {
            lesson.series(of: launch, command: 0).launches.dropLast().map(\.configuration)
        }
        #expect(earlier(test).map { [$0.kind.rawValue] + $0.scheme.arguments } == [["run", "-run"]])
        test.scenario = .history(.afterRunAndTests)
        #expect(
            earlier(test).map { [$0.kind.rawValue] + $0.scheme.arguments } == [
                ["run", "-run"], ["test", "-test"],
            ])
        // The commands say nothing of it: the project's scheme passes it by itself.
        #expect(
            lesson.commandLines(for: test, of: 0) == [
                "understudy run App.xcodeproj --os 27 --state device.json",
                "understudy test App.xcodeproj --os 27 --state device.json",
                "understudy test App.xcodeproj --os 27 --state device.json",
            ])
    }

    @Test func `A page that is older than the server is served while the files are the same`() async throws {
        let texts = Mutex("@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
        func server() -> OwnProject {
            OwnProject(.path("App.xcodeproj")) { try Self.lesson(Self.sample(texts.withLock(\.self))) }
        }
        let shown = try await server().latest()
        let found = try await server().lesson(edition: shown.edition)
        #expect(found.edition == shown.edition && found.files == shown.files)
        texts.withLock { $0 += "\n// changed" }
        let refusal = await #expect(throws: Refusal.self) { try await server().lesson(edition: shown.edition) }
        #expect(refusal?.status == .conflict)
    }

    @Test func `A project's scheme may be as long as in a terminal, and that of a link may not`() async throws {
        let variables = (1...40).map { "NUMBER_\($0)=\(String(repeating: "x", count: 1500))" }
        let parameters = LaunchParameters([
            .argument: (1...40).map { "-argument\($0)" }, .environment: variables,
        ])
        let own = LaunchAnswer(try Self.lesson(Self.sample()), command: 0, parameters, limits: Limits())
        #expect(own.problems.isEmpty && own.remarkable == "40 arguments, 40 variables")
        let name = try #require(Lessons.canned.first)
        let step = LaunchAnswer(
            try await Lessons.canned.lesson(named: name.description), command: nil, parameters, limits: Limits())
        #expect(
            step.problems.map(\.sentence).map { $0.prefix { $0 != ";" } } == [
                "40 arguments are set", "40 environment variables are set",
            ])
        // What the machine's loader reads is refused for both: a page is not the terminal.
        let loading = LaunchParameters([.environment: ["LD_PRELOAD=/tmp/a.so"]])
        #expect(!LaunchAnswer(try Self.lesson(Self.sample()), command: 0, loading, limits: Limits()).problems.isEmpty)
    }

    @Test func `A project's scheme that is longer than a request need not be sent`() async throws {
        let scheme = Scheme(arguments: (1...100).map { "-argument\($0)=\(String(repeating: "x", count: 1500))" })
        let passed = Mutex<[Scheme]>([])
        let backend = RunBackend { order, _ in
            passed.withLock { $0.append(order.series.last.configuration.scheme) }
            return .init(.canned)
        }
        var lessons = Lessons.canned
        lessons.project = OwnProject(.path("App.xcodeproj")) {
            var launch = LaunchConfiguration()
            launch.scheme = scheme
            return try Lesson(
                project: Self.sample(), name: .path("App.xcodeproj"), root: "/me/App",
                commands: [Lesson.Command(line: "", sample: .path("App.xcodeproj"), launch: launch)], first: 0,
                text: ProjectText()
            )
        }
        try await PlaygroundHarness(backend: backend, lessons: lessons).open { site in
            let edition = try #require(try await site.playground.lessons.project?.latest().edition)
            func run(_ launch: String) async throws -> Caller.Answer {
                try await site.caller.post(
                    "/api/runs",
                    #"{"step":"App.xcodeproj","edition":"\#(edition)","kind":"test","command":1,"launch":\#(launch)}"#)
            }
            let begun = try await run(#"{"os":"17"}"#)
            #expect(begun.status == 201, "\(begun.body)")
            _ = try await site.end(of: try PlaygroundHarness.RunningSite.Begun(begun.body).id)
            #expect(passed.withLock { $0 } == [scheme])
            let answer = try await site.caller.send(
                "GET", "/api/own-project/launch?step=App.xcodeproj&edition=\(edition)&command=1&os=17",
                headers: site.caller.tokenHeader)
            #expect(answer.status == 200 && answer.body.contains("iOS 17, 100 arguments"), "\(answer.body.prefix(500))")
            // What a page adds to it is sent, and refused with a cure if it is as long.
            let sent = try await run(#"{"argument":["\#(String(repeating: "x", count: 70_000))"]}"#)
            #expect(sent.status == 413 && sent.body.contains("cure"), "\(sent.body)")
        }
    }

    @Test func `Another text is another edition`() throws {
        let one = try Self.lesson(Self.sample())
        #expect(try Self.lesson(Self.sample()).edition == one.edition)
        #expect(try Self.lesson(Self.sample("@main class Other {}")).edition != one.edition)
    }

    @Test func `Texts of a page take the place of the project's`() {
        let sample = Self.sample().replacing(["/me/App/App/A.swift": "struct Edited {}", "/elsewhere": "never"])
        #expect(sample.texts["/me/App/App/A.swift"] == "struct Edited {}")
        #expect(sample.texts.count == Self.sample().texts.count)
        #expect(sample.texts["/me/App/Kit/K.swift"] == "public struct K {}")
    }

    @Test func `The last four editions can be run, and an older one is said to have changed`() async throws {
        let count = Mutex(0)
        let project = OwnProject(.path("App.xcodeproj")) {
            let number = count.withLock { number in
                number += 1
                return number
            }
            return try Self.lesson(Self.sample("@main class Delegate\(number) {}"))
        }
        var editions: [String] = []
        for _ in 1...5 { editions.append(try #require(try await project.latest().edition)) }
        for edition in editions.dropFirst() { #expect(try await project.lesson(edition: edition).edition == edition) }
        #expect(try await project.lesson(edition: nil).edition == editions.last)
        await #expect(
            throws: Refusal(
                .conflict, "The project's files changed since this page was opened.",
                cure: "Reload the page to see them as they are now.")
        ) { try await project.lesson(edition: editions[0]) }
    }

    @Test func `A project that cannot be read is refused with the mistake`() async {
        let project = OwnProject(.path("App.xcodeproj")) {
            throw Mistake(.usage, what: "It has no app.", place: "App.xcodeproj", cure: "Add one.")
        }
        await #expect(throws: Refusal(.unprocessableContent, "App.xcodeproj: It has no app.", cure: "Add one.")) {
            try await project.lesson(edition: nil)
        }
    }
}
