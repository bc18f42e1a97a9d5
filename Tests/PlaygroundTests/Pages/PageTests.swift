import Foundation
import Lifecycle
import Runs
import SampleReading
import Samples
import Testing
import Wording

@testable import Playground

/// The content of the pages, and the targets of their links.
@Suite struct PageTests {
    @Test func `The first visit shows the first trap`() async throws {
        #expect(Lessons.canned.first == SampleID.Step(tutorial: "basics", slug: "second"))
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/play").body
            #expect(page.contains("<title>Step 2 · Basics · Understudy</title>"))
            #expect(page.contains(#"<div class="text"><p>Read <em>this</em>.</p></div>"#))
        }
    }

    @Test func `A page has its step's data for the script`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/play/basics/1").body
            let launch = JSON.text(LaunchParameters(all: LaunchConfiguration()))
            #expect(
                page.contains(
                    #"{"command":1,"commands":[{"kind":"test","launch":\#(launch),"number":1}],"files":[{"changed":false,"name":"Stage/Info.plist","tests":false,"text":"\u003Cplist/\u003E"},{"changed":true,"name":"Stage/main.swift","tests":false,"text":"print(\"\u003C/script\u003E\u003Cb\u003E\")"},{"changed":false,"name":"StageTests/Tests.swift","tests":true,"text":"// tests"}],"recorded":[],"rules":[],"screen":{"cards":[],"content":"home","isRunning":false,"views":{}},"title":"Test, fresh iPhone, iOS \#(SystemVersion.newest.short)"}"#
                ), "\(page)")
        }
    }

    @Test func `The limits and the protections are told`() async throws {
        try await PlaygroundHarness().open { site in
            let body = try await site.stranger.send("GET", "/api/status").body
            #expect(
                body.contains(
                    #""limits":{"buildSeconds":20,"events":10000,"fileBytes":16777216,"files":20,"idleSeconds":600,"languageServers":2,"memoryBytes":536870912,"outputBytes":262144,"processes":16,"requestBytes":65536,"running":2,"waiting":8,"wallClockSeconds":5}"#
                ))
            #expect(body.contains(#"{"name":"network","on":false,"why":"It was not asked for."}"#))
            #expect(
                body.contains(#"{"name":"wall time","on":true,"why":"A launch, the tests or an action may take 5 s."}"#)
            )
        }
    }

    @Test(arguments: ["/play/basics/2", "/play/Basics/second", "/play/t47/code", "/play/N01/code"])
    func `A page says which address is its own`(address: String) async throws {
        let own = [
            "/play/basics/2": "basics/second", "/play/Basics/second": "basics/second", "/play/t47/code": "T47/code",
        ]
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", address)
            #expect(page.status == 200)
            #expect(page.body.contains("<link rel=\"canonical\" href=\"/play/\(own[address] ?? "N01")\">"))
        }
    }

    @Test(
        arguments: [
            (nil, nil, SystemVersion.newest.major), (17, nil, 17), (17, "16.4", 16),
        ] as [(Int?, String?, Int)])
    func `A step is played on the system of its command`(command: Int?, asked: String?, major: Int) {
        let name = SampleID.Step(tutorial: "a", slug: "1")
        let lesson = Lesson(
            name: name, title: "", text: "", files: [],
            commands: command.map {
                [Lesson.Command(line: "", sample: .step(name), launch: LaunchConfiguration(system: SystemVersion($0)))]
            } ?? [])
        let asked = LaunchConfiguration.asked(over: lesson.start(of: lesson.index(of: nil)), limits: Limits().scheme) {
            $0 == "os" ? [asked].compactMap(\.self) : []
        }
        #expect(asked.launch.system == SystemVersion(major))
        #expect(asked.problems == [])
    }

    @Test(arguments: [
        ("os=22", "iOS 22 never existed; iOS 18 was followed by iOS 26. "),
        ("sdk=20.1", "iOS 20.1 never existed; iOS 18 was followed by iOS 26. "),
    ])
    func `An address with a system that never existed is explained, and the page's own launch is offered`(
        query: String, problem: String
    ) async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/play/basics/2?\(query)")
            let own = try await site.stranger.send("GET", "/play/basics/2")
            let notice = """
                <p class="notice">The address asks for another launch. \(problem)Choose a version from \
                \(SystemVersion.modelledRange), such as 16.4.</p>

                """
            #expect(page.status == 200)
            #expect(page.body.replacing(notice, with: "") == own.body)
            #expect(page.body.contains(notice))
        }
    }

    @Test func `A missing template ends the start`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-empty-\(UUID().uuidString)")
            .path
        await #expect {
            _ = try await PageSet(templates: folder, lessons: .canned)
        } throws: { error in
            "\(error)" == """
                The site's templates cannot be used. \(folder)/play.mustache is not there.
                Restore the folder Site as it is in the project, or write what is missing.
                """
        }
    }

    @Test(arguments: [
        (1, "let é = x", 1), (5, "let é = x", 5), (7, "let é = x", 6), (9, "\u{1F3AD} = xyz", 7), (3, nil, 3),
        (0, "", 1),
    ])
    func `Columns are counted as browsers count`(column: Int, line: String?, expected: Int) {
        #expect(RunMessage.Remark.column(column, in: line) == expected)
    }

    static let hints: [(String, String?, RunMessage.Hint?)] = [
        (
            "cannot find type 'UIBand' in scope", "/docs",
            RunMessage.Hint(text: "Understudy's UIKit has no UIBand.", page: "/docs/documentation/referenceuikit")
        ),
        (
            "type 'UIScreen' has no member 'roundness'", nil,
            RunMessage.Hint(text: "Understudy's UIKit has no UIScreen.roundness.", page: nil)
        ),
        (
            "'main' attribute cannot be used in a module that contains top-level code", "/docs",
            RunMessage.Hint(
                text:
                    "An app begins at one place. Remove @main where main.swift calls UIApplicationMain; where it does not, "
                    + "remove main.swift.", page: nil)
        ),
        ("cannot find 'curtain' in scope", "/docs", nil),
    ]

    @Test(arguments: hints)
    func `Beside an error stands what the reader should know`(
        message: String, documentation: String?, hint: RunMessage.Hint?
    ) async throws {
        let lesson = try #require(try await Lessons.canned.lesson(SampleID.Step(tutorial: "basics", slug: "first")))
        let source = LessonSample(lesson)
        let error = Diagnostic(path: "/a.swift", line: 1, column: 1, severity: .error, message: message)
        #expect(RunMessage.Remark(error, in: source, documentation).hint == hint)
        let warning = Diagnostic(path: "/a.swift", line: 1, column: 1, severity: .warning, message: message)
        #expect(RunMessage.Remark(warning, in: source, documentation).hint == nil)
    }

    @Test func `A lesson's files become a sample that lies nowhere`() async throws {
        let lesson = try #require(try await Lessons.canned.lesson(SampleID.Step(tutorial: "basics", slug: "first")))
        var sound = lesson
        sound.files[0].text = "<plist version=\"1.0\"><dict/></plist>"
        let reader = LocalSampleReader()
        let edited = LessonSample(sound, edits: ["Stage/main.swift": "edited()"]).texts
        let sample = try await reader.sample(of: edited, needsTests: true)
        #expect(sample.app.sources == [SourceFile(path: "/understudy/basics/first/Stage/main.swift", text: "edited()")])
        #expect(
            sample.tests?.sources == [
                SourceFile(path: "/understudy/basics/first/StageTests/Tests.swift", text: "// tests")
            ]
        )
        #expect(LessonSample(sound).name(of: "/understudy/basics/first/Stage/main.swift") == "Stage/main.swift")
        #expect(LessonSample(sound).name(of: "/usr/include/x.h") == nil)
        var broken = lesson
        broken.files[0].text = "<plist>"
        let mistake = await #expect(throws: Mistake.self) {
            try await reader.sample(of: LessonSample(broken).texts, needsTests: true)
        }
        #expect(mistake?.place == "Stage/Info.plist:1")
    }
}
