import Foundation
import Lifecycle
import Samples
import Testing

@testable import Playground

/// What the pages say, and where they lead.
@Suite struct PageTests {
    @Test func `the first visit shows the first trap`() async throws {
        #expect(Lessons.canned.first == LessonName(tutorial: "basics", number: 2))
        try await PlaygroundHarness().open { house in
            let page = try await house.stranger.send("GET", "/").body
            #expect(page.contains("<title>Step 2 · Basics · Understudy</title>"))
            #expect(page.contains(#"<div class="text"><p>Read <em>this</em>.</p></div>"#))
        }
    }

    @Test func `a step is told as JSON`() async throws {
        try await PlaygroundHarness().open { house in
            let answer = try await house.stranger.send("GET", "/api/step/basics/1")
            #expect(
                answer.body
                    == #"{"commands":["understudy test basics/1"],"files":[{"changed":false,"name":"Stage/Info.plist","tests":false,"text":"<plist/>"},{"changed":true,"name":"Stage/main.swift","tests":false,"text":"print(\"</script><b>\")"},{"changed":false,"name":"StageTests/Tests.swift","tests":true,"text":"// tests"}],"name":"basics/1","recorded":[],"rules":[],"scenarios":[{"id":"fresh","title":"Tests on a fresh device"},{"id":"afterRun","title":"Tests after a normal run"},{"id":"afterSplit","title":"Tests after a split view"}],"text":"<p>Read <em>this</em>.</p>","title":"Step 1"}"#
            )
            let missing = try await house.stranger.send("GET", "/api/step/basics/7")
            #expect(missing.status == 404)
            #expect(
                missing.body
                    == #"{"error":{"cure":"The tutorials and their steps are: basics/1 to basics/2. The techniques are at /techniques.","what":"There is no step basics/7."}}"#
            )
        }
    }

    @Test func `the limits and the protections are told`() async throws {
        try await PlaygroundHarness().open { house in
            let body = try await house.stranger.send("GET", "/api/status").body
            #expect(
                body.contains(
                    #""limits":{"buildSeconds":20,"events":10000,"fileBytes":16777216,"files":20,"idleSeconds":600,"memoryBytes":536870912,"outputBytes":262144,"processes":16,"requestBytes":65536,"running":2,"waiting":8,"wallClockSeconds":5}"#
                ))
            #expect(body.contains(#"{"name":"network","on":false,"why":"It was not asked for."}"#))
            #expect(
                body.contains(#"{"name":"wall time","on":true,"why":"A launch, the tests or an action may take 5 s."}"#)
            )
        }
    }

    @Test(arguments: [
        ("hackworth/9", LessonName(tutorial: "hackworth", number: 9)), ("hackworth/0", nil), ("hackworth/+1", nil),
        ("hackworth/01", nil), ("hackworth", nil), ("/1", nil), ("a/b/1", nil), ("", nil),
    ])
    func `a step's name`(text: String, name: LessonName?) {
        #expect(LessonName(text) == name)
    }

    @Test(
        arguments: [
            ([], nil, 27), (["understudy test a/1 --os 17"], nil, 17), (["understudy test a/1 --os 17"], "16.4", 16),
            (["understudy test a/1", "understudy test a/1 --os 17"], nil, 27), (["understudy test a/1 --os"], nil, 27),
        ] as [([String], String?, Int)])
    func `a step is played on the system of its first command`(commands: [String], asked: String?, major: Int) {
        let lesson = Lesson(
            name: LessonName(tutorial: "a", number: 1), title: "", text: "", files: [], commands: commands, recorded: []
        )
        #expect(
            PlayWish(over: lesson.start) { $0 == "os" ? [asked].compactMap(\.self) : [] }.choice.system.major == major)
    }

    @Test func `a missing template ends the start`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-empty-\(UUID().uuidString)")
            .path
        await #expect {
            _ = try await PageSet(templates: folder, lessons: .canned)
        } throws: { error in
            "\(error)" == "The site's templates cannot be used. \(folder)/play.mustache is not there."
        }
    }

    @Test(arguments: [
        (1, "let é = x", 1), (5, "let é = x", 5), (7, "let é = x", 6), (9, "\u{1F3AD} = xyz", 7), (3, nil, 3),
        (0, "", 1),
    ])
    func `columns are counted as browsers count`(column: Int, line: String?, expected: Int) {
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
    func `beside an error stands what the reader should know`(
        message: String, documentation: String?, hint: RunMessage.Hint?
    ) async throws {
        let lesson = try #require(try await Lessons.canned.lesson(LessonName(tutorial: "basics", number: 1)))
        let source = LessonSample(lesson)
        let error = Diagnostic(path: "/a.swift", line: 1, column: 1, severity: .error, message: message)
        #expect(RunMessage.Remark(error, in: source, documentation).hint == hint)
        let warning = Diagnostic(path: "/a.swift", line: 1, column: 1, severity: .warning, message: message)
        #expect(RunMessage.Remark(warning, in: source, documentation).hint == nil)
    }

    @Test func `a lesson's files become a sample that lies nowhere`() async throws {
        let lesson = try #require(try await Lessons.canned.lesson(LessonName(tutorial: "basics", number: 1)))
        var sound = lesson
        sound.files[0].text = "<plist version=\"1.0\"><dict/></plist>"
        let reader = LocalSampleReader()
        let edited = LessonSample(sound, edits: ["Stage/main.swift": "edited()"]).texts
        let sample = try await reader.sample(of: edited, needsTests: true)
        #expect(sample.app.sources == [SourceFile(path: "/understudy/basics/1/Stage/main.swift", text: "edited()")])
        #expect(
            sample.tests?.sources == [SourceFile(path: "/understudy/basics/1/StageTests/Tests.swift", text: "// tests")]
        )
        #expect(LessonSample(sound).name(of: "/understudy/basics/1/Stage/main.swift") == "Stage/main.swift")
        #expect(LessonSample(sound).name(of: "/usr/include/x.h") == nil)
        var broken = lesson
        broken.files[0].text = "<plist>"
        let mistake = await #expect(throws: Mistake.self) {
            try await reader.sample(of: LessonSample(broken).texts, needsTests: true)
        }
        #expect(mistake?.place == "Stage/Info.plist")
    }
}
