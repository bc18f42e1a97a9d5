import Confinement
import Foundation
import Lifecycle
import Logging
import Runs
import Samples
import ServiceLifecycle
import Simulator
import Storage
import Techniques
import TestSupport

@testable import Playground
@testable import Tutorials

/// A playground on a free port, with its own lessons, for as long as a test takes.
struct PlaygroundHarness: Sendable {
    var limits = Limits()
    var backend = RunBackend.canned
    var language = LanguageBackend.none
    var protection = Protection.none
    var site: String?
    /// The folder with the documentation; nil for none.
    var documentation: String?
    /// The documentation on its way; nil for the one in the folder.
    var comingDocumentation: ServedDocumentation?
    var lessons = Lessons.canned
    /// The origin of a forwarded port; nil for none.
    var publicOrigin: PublicOrigin?
    /// Compares logs; nil for a server that does not.
    var verification: Playground.Verification? = { _, _, _ in "{}" }

    /// Checks the reader's own project; nil for a server that does not.
    var trial: ProjectTrial? = ProjectTrial(check: { _, _ in "{}" }, diff: { _ in "{}" })

    /// The request for a check of the canned project as it is.
    static let ownProjectOrder: String = {
        let edition = try? Lesson.ownProject.edition
        return #"{"step":"Own.xcodeproj","edition":"\#(edition ?? "")"}"#
    }()

    struct RunningSite: Sendable {
        var playground: Playground
        /// A client with the token.
        var caller: Caller
        /// A client without the token.
        var stranger: Caller
        var log: LogBook
    }

    func open<Value: Sendable>(_ visit: @Sendable (RunningSite) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let own = folder.appending(path: "site").path
        if site == nil { try Self.copySite(to: own) }
        var playground = Playground(
            port: try FreePort.next(), site: site ?? own,
            documentation: comingDocumentation ?? documentation.map { ServedDocumentation(.ready($0)) },
            lessons: lessons,
            backend: backend, language: language, limits: limits, protection: protection, version: "1.2.3")
        playground.verification = verification
        playground.trial = trial
        playground.publicOrigin = publicOrigin
        // Each test has its own server.
        playground.makesPagesAhead = false
        let log = LogBook()
        let logger = log.logger
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let application = try await playground.buildApplication(logger: logger) { start.yield() }
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                // If the server does not start, the test must not wait for it.
                defer { start.finish() }
                try await services.run()
            }
            for await _ in started { break }
            let site = RunningSite(
                playground: playground, caller: Caller(port: playground.port, token: playground.token.text),
                stranger: Caller(port: playground.port), log: log)
            let result: Result<Value, any Error>
            do { result = .success(try await visit(site)) } catch { result = .failure(error) }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
            return try result.get()
        }
    }

    /// A copy of the site as it is shipped, beside files that it must not serve.
    private static func copySite(to folder: String) throws {
        let manager = FileManager.default
        try Files.copy(Checkout.path("Site"), to: folder)
        try manager.createDirectory(atPath: folder + "/static/pictures", withIntermediateDirectories: true)
        try "<svg/>".write(toFile: folder + "/static/pictures/a b.svg", atomically: true, encoding: .utf8)
        try "secret".write(toFile: folder + "/static/.hidden", atomically: true, encoding: .utf8)
        try "secret".write(toFile: folder + "/secret.txt", atomically: true, encoding: .utf8)
        try manager.createSymbolicLink(
            atPath: folder + "/static/link.txt", withDestinationPath: folder + "/secret.txt")
    }
}

extension Lesson {
    /// A project of the reader's.
    static var ownProject: Lesson {
        get throws {
            try Lesson(
                project: Sample(
                    name: "Own",
                    app: .init(
                        name: "Own", module: "Own",
                        sources: [SourceFile(path: "/own/Own/main.swift", text: "print(\"private\")")]),
                    description: AppDescription(bundleIdentifier: "own.app", name: "Own"), infoPlist: "<plist/>"),
                name: .path("Own.xcodeproj"), root: "/own", commands: [], first: nil,
                text: ProjectText())
        }
    }
}

extension Lessons {
    /// The lessons, and a project of the reader's.
    static let canned: Lessons = {
        var lessons = tutorialsAlone
        lessons.project = OwnProject(.path("Own.xcodeproj")) { try Lesson.ownProject }
        return lessons
    }()

    private static let tutorialsAlone = Lessons(
        tutorials: [
            .init(
                name: "basics", title: "Basics",
                steps: [
                    .init(
                        place: StepPlace(section: 1, step: 1), section: "One section", slug: "first", title: "One"),
                    .init(
                        place: StepPlace(section: 1, step: 2), section: "One section", slug: "second", title: "Two",
                        isTrap: true),
                ])
        ],
        guide: TutorialGuide(
            tutorials: [.canned],
            records: StepRecords(catalog: URL(filePath: "/nowhere"), traces: URL(filePath: "/nowhere")),
            links: PageLinks(documentation: "/docs")),
        techniques: .published, results: .published, numbers: "Two steps are run.",
        lesson: { name in
            guard let number = ["first": 1, "second": 2][name.slug] else { return nil }
            return Lesson(
                name: name, title: "Step \(number)", text: "<p>Read <em>this</em>.</p>",
                files: [
                    .init(name: "Stage/Info.plist", text: "<plist/>"),
                    .init(name: "Stage/main.swift", text: "print(\"</script><b>\")", isChanged: true),
                    .init(name: "StageTests/Tests.swift", text: "// tests"),
                ],
                commands: [
                    Lesson.Command(line: "understudy test \(name)", sample: .step(name), launch: LaunchConfiguration())
                ])
        })
}

extension TechniqueResults {
    /// The recorded runs of the techniques that are part of the program.
    static let published: TechniqueResults = {
        do {
            return TechniqueResults(
                matrix: try Matrix(recordedIn: Checkout.folder.appending(path: "Tests/Recorded"), of: .published),
                choosing: try Choosing(folder: Checkout.folder.appending(path: "Sources/Catalog")))
        } catch {
            fatalError("\(error)")
        }
    }()
}

extension TechniqueCatalog {
    /// The techniques that are part of the program.
    static let published: TechniqueCatalog = {
        do {
            return try TechniqueCatalog(folder: Checkout.folder.appending(path: "Sources/Catalog"))
        } catch {
            fatalError("\(error)")
        }
    }()
}

extension Tutorials.Tutorial {
    /// A tutorial of two steps that show one file.
    static let canned = Tutorials.Tutorial(
        name: "basics", title: "Basics", chapter: nil, minutes: 5,
        introduction: [.paragraph([.text("Begin <here>.")])],
        sections: [
            Section(
                title: "One section", anchor: "one", introduction: [], picture: nil,
                items: [
                    .step(.canned(1, ["let a = 1", "let b = 2"])), .step(.canned(2, ["let a = 1", "let b = 3"])),
                ])
        ],
        questions: [], path: "/tutorials/understudy/basics")
}

extension TutorialStep {
    fileprivate static func canned(_ number: Int, _ lines: [String]) -> TutorialStep {
        TutorialStep(
            number: number,
            text: [
                .paragraph([.text("Run it: "), .code("understudy test basics/\(number == 1 ? "first" : "second")")])
            ],
            caption: [],
            code: CodeFile(
                path: "Stage/main.swift", file: "basics-0\(number)-main.swift", lines: lines, highlights: []),
            picture: nil)
    }
}
