import Foundation
import HTTPTypes
import Lifecycle
import Runs
import Samples
import Synchronization
import TestSupport
import Testing

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
            ], first: 0, text: "")
    }

    @Test func `files that decide come first, and only plain names are shown`() throws {
        let lesson = try Self.lesson(Self.sample())
        #expect(
            lesson.files.map { "\($0.name) \($0.belongsToTests) \($0.isChanged)" } == [
                "App/AppDelegate.swift false true", "Checks/ATests.swift true false", "App/A.swift false false",
                "Kit/K.swift false false",
            ])
        #expect(lesson.index(of: nil) == 0 && lesson.index(of: 2) == 1)
    }

    @Test func `its commands in a terminal are those that do the same`() throws {
        var sample = Self.sample()
        sample.scheme = ProjectScheme(name: "App", run: Scheme(arguments: ["-own"]), test: Scheme())
        var run = LaunchConfiguration(.run)
        run.scheme.arguments = ["-own", "-mine"]
        let lesson = try Lesson(
            project: sample, name: .path("App.xcodeproj"), root: "/me/App",
            commands: [Lesson.Command(line: "", sample: .path("App.xcodeproj"), launch: run)],
            options: ["--app", "My App"], first: 0, text: "")
        #expect(
            lesson.commandLines(for: run, of: 0) == [
                "understudy run App.xcodeproj --argument -mine --app 'My App'"
            ])
        run.idiom = .pad
        #expect(
            lesson.commandLines(for: run, of: 0) == [
                "understudy run App.xcodeproj --device ipad --argument -mine --app 'My App'"
            ])
    }

    @Test func `a run before the launch gets the project's scheme, as in a terminal`() throws {
        var sample = Self.sample()
        sample.scheme = ProjectScheme(
            name: "App", run: Scheme(arguments: ["-run"]), test: Scheme(arguments: ["-test"]))
        var test = LaunchConfiguration(.test, history: .afterRun)
        test.scheme.arguments = ["-test"]
        let lesson = try Lesson(
            project: sample, name: .path("App.xcodeproj"), root: "/me/App",
            commands: [Lesson.Command(line: "", sample: .path("App.xcodeproj"), launch: test)], first: 0, text: "")
        #expect(lesson.launchesBefore(test).map { [$0.kind.rawValue] + $0.scheme.arguments } == [["run", "-run"]])
        test.history = .afterRunAndTests
        #expect(
            lesson.launchesBefore(test).map { [$0.kind.rawValue] + $0.scheme.arguments } == [
                ["run", "-run"], ["test", "-test"],
            ])
        // The commands say nothing of it: the project's scheme passes it by itself.
        #expect(
            lesson.commandLines(for: test, of: 0) == [
                "understudy run App.xcodeproj --state device.json", "understudy test App.xcodeproj --state device.json",
                "understudy test App.xcodeproj --state device.json",
            ])
    }

    @Test func `a project's scheme may be as long as in a terminal, and that of a link may not`() async throws {
        let variables = (1...40).map { "NUMBER_\($0)=\(String(repeating: "x", count: 1500))" }
        let parameters = LaunchParameters(
            argument: (1...40).map { "-argument\($0)" }, environment: variables)
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
        let loading = LaunchParameters(environment: ["LD_PRELOAD=/tmp/a.so"])
        #expect(!LaunchAnswer(try Self.lesson(Self.sample()), command: 0, loading, limits: Limits()).problems.isEmpty)
    }

    @Test func `another text is another edition`() throws {
        let one = try Self.lesson(Self.sample())
        #expect(try Self.lesson(Self.sample()).edition == one.edition)
        #expect(try Self.lesson(Self.sample("@main class Other {}")).edition != one.edition)
    }

    @Test func `texts of a page take the place of the project's`() {
        let sample = Self.sample().replacing(["/me/App/App/A.swift": "struct Edited {}", "/elsewhere": "never"])
        #expect(sample.texts["/me/App/App/A.swift"] == "struct Edited {}")
        #expect(sample.texts.count == Self.sample().texts.count)
        #expect(sample.texts["/me/App/Kit/K.swift"] == "public struct K {}")
    }

    @Test func `the last four editions can be run, and an older one is said to have changed`() async throws {
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

    @Test func `a project that cannot be read is refused with the mistake`() async {
        let project = OwnProject(.path("App.xcodeproj")) {
            throw Mistake(.usage, what: "It has no app.", place: "App.xcodeproj", cure: "Add one.")
        }
        await #expect(throws: Refusal(.unprocessableContent, "App.xcodeproj: It has no app.", cure: "Add one.")) {
            try await project.lesson(edition: nil)
        }
    }
}
