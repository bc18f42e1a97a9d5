import Foundation
import Lifecycle
import Runs
import SampleReading
import Samples
import Techniques
import Testing

@testable import Playground

/// The techniques, listed and played.
@Suite struct TechniquePageTests {
    private static let catalog = TechniqueCatalog.published

    @Test func `Every technique is listed once, in the catalog's order within its group`() {
        let page = TechniquesPage(Self.catalog)
        #expect(page.groups.map(\.id) == ["code", "procedure", "project", "idea"])
        #expect(
            page.groups.map { $0.techniques.map(\.id) }
                == Technique.Form.allCases.map { form in
                    Self.catalog.techniques.filter { $0.form == form }.map(\.id)
                })
        #expect(page.groups.map(\.techniques.count).reduce(0, +) == Self.catalog.techniques.count)
    }

    @Test func `A technique names its sources, with their addresses`() throws {
        let view = TechniqueView(try #require(Self.catalog["T42"]))
        #expect(
            view.sources.map { [$0.author, $0.link?.place, $0.link?.address, $0.rest] } == [
                [
                    "getOffIt", "comment on Sanders's gist",
                    "https://gist.github.com/HiddenJester/e5409ce2ca823b0003c59ce11a494b1d",
                    ", after 22 January 2020, who took the keys out by hand and planned the build settings",
                ]
            ])
    }

    @Test func `A strip says its settings in words, without what all of them share`() throws {
        func cell(_ setting: Setting, _ outcome: Outcome) -> Matrix.Cell {
            Matrix.Cell(technique: "T01", setting: setting, outcome: outcome)
        }
        let strip = try #require(
            ResultStrip([
                cell(Setting(system: SystemVersion(12)), .doesNotLaunch),
                cell(Setting(system: SystemVersion(17), cache: .fresh), .onlyTestDelegates),
                cell(Setting(system: SystemVersion(17), cache: .afterRun), .productionScene),
                cell(Setting(system: SystemVersion(17), usesStoryboard: false, cache: .fresh), .onlyTestDelegates),
                cell(Setting(system: SystemVersion(17), usesStoryboard: false, cache: .afterRun), .onlyTestDelegates),
            ]))
        #expect(strip.sum == "3 of 5 settings" && !strip.isWhole)
        #expect(strip.groups.map(\.title) == ["iOS 12", "iOS 17"])
        #expect(strip.groups.map { $0.marks.joined() } == ["x", "tstt"])
        #expect(
            strip.groups.map(\.words) == [
                "does not launch in its one setting.",
                "only test delegates (storyboard fresh; window in code fresh, after a run), "
                    + "production scene (storyboard after a run).",
            ])
        #expect(ResultStrip.Legend.all.map(\.mark) == ["t", "s", "p", "n", "x"])
    }

    @Test func `Every mark of a strip has its words on the page`() async throws {
        let page = try await PlaygroundHarness().open { try await $0.stranger.send("GET", "/techniques").body }
        let strips = page.matches(of: #/(?s)<details class="strip">(.*?)<\/details>/#).map { String($0.output.1) }
        for strip in strips {
            let systems = strip.matches(of: #/<\/span>(iOS [0-9.]+)<\/span>/#).map { String($0.output.1) }
            #expect(strip.matches(of: #/<li>(iOS [0-9.]+): /#).map { String($0.output.1) } == systems)
            #expect(!systems.isEmpty)
        }
    }

    @Test func `A technique can be played unless the catalog says why not`() {
        for technique in Self.catalog.techniques {
            let view = TechniqueView(technique)
            #expect(view.plays.isEmpty == (technique.notRun != nil), "\(technique.id)")
            #expect((view.notRun == nil) == (technique.notRun == nil))
        }
    }

    @Test(arguments: TechniqueCatalog.published.techniques.flatMap { $0.plays.map(\.name) })
    func `Each technique becomes a sample, as its users and as its tests get it`(name: SampleID.Technique) async throws
    {
        let lesson = try await Lessons.canned.lesson(named: name.description)
        #expect(lesson.name == SampleID.technique(name))
        #expect(lesson.start.contradictions == [])
        let names = lesson.files.map(\.name)
        #expect(Set(names).count == names.count && names.allSatisfy(Lesson.isPlain))
        for isHost in [true, false] {
            let sample = LessonSample(lesson, isHost: isHost)
            let project = try TechniqueProject(
                Self.catalog[name.id]!, in: Self.catalog, usesStoryboard: name.variant == .storyboard,
                supportsMultipleScenes: true,
                forTests: isHost)
            #expect(sample.files == project.files)
            _ = try await LocalSampleReader().sample(of: sample.texts, needsTests: true)
        }
    }

    @Test(arguments: [
        ("T47", LaunchConfiguration(system: SystemVersion(17), scenario: .history(.fresh))),
        ("T50", LaunchConfiguration(system: SystemVersion(17), scenario: .history(.afterRun))),
        (
            "T53",
            LaunchConfiguration(
                idiom: .pad, system: SystemVersion(17), scenario: .history(.afterSplit),
                before: [.activate, .unsplit, .home])
        ),
        ("T32/code", LaunchConfiguration(idiom: .pad, system: SystemVersion(17), scenario: .history(.fresh))),
        ("T20", LaunchConfiguration(system: SystemVersion(12), hosting: .xcode7, scenario: .history(.fresh))),
        (
            "N14",
            LaunchConfiguration(
                system: SystemVersion(12), scheme: Scheme(arguments: ["--unittesting"]), scenario: .history(.fresh))
        ),
    ])
    func `A technique begins with a launch in which it makes a difference`(name: String, start: LaunchConfiguration)
        async throws
    {
        #expect(try await Lessons.canned.lesson(named: name).start == start)
    }

    @Test func `A file that only the tests' host has is named after it`() async throws {
        let lesson = try await Lessons.canned.lesson(named: "N18")
        let host = lesson.files.filter { $0.nameInHost != nil }.map(\.name)
        #expect(host == ["host/Stage/HostAppDelegate.swift", "host/Stage/Info.plist", "host/Stage/main.swift"])
        let sample = LessonSample(lesson, edits: ["host/Stage/main.swift": "edited()"])
        #expect(sample.files["Stage/main.swift"] == "edited()")
        #expect(sample.name(of: "\(sample.root)/Stage/main.swift") == "host/Stage/main.swift")
        #expect(sample.name(of: "\(sample.root)/Stage/SceneDelegate.swift") == "Stage/SceneDelegate.swift")
        #expect(LessonSample(lesson, isHost: false).files["Stage/main.swift"] != "edited()")
    }

    @Test(arguments: [
        ("T36", "T36 is not run. Neither Xcode nor iOS merges"), ("T99", "There is no technique T99."),
        ("T47/storyboard", "There is no sample T47/storyboard."), ("T47/code/x", "There is no step T47/code/x."),
        ("T4", "There is no technique T4."),
    ])
    func `What cannot be played is refused with the reason`(name: String, what: String) async throws {
        try await PlaygroundHarness().open { site in
            for answer in [
                try await site.stranger.send("GET", "/api/launch?step=\(name)"),
                try await site.caller.post("/api/runs", #"{"step":"\#(name)"}"#),
            ] {
                #expect(answer.status == 404)
                let error = try JSONDecoder().decode([String: [String: String]].self, from: Data(answer.body.utf8))[
                    "error"]
                #expect(error?["what"]?.hasPrefix(what) == true)
                #expect(error?["cure"]?.contains("/techniques") == true)
            }
            #expect(try await site.stranger.send("GET", "/play/\(name)").status == 404)
        }
    }

    @Test func `The page of a technique has its files, and says how it is run in a terminal`() async throws {
        try await PlaygroundHarness().open { site in
            let page = try await site.stranger.send("GET", "/play/T53")
            #expect(page.status == 200)
            #expect(page.body.contains("<summary>Stage/Base.lproj/Main.storyboard</summary>"))
            let answer = try await site.stranger.send(
                "GET", "/api/launch?step=T53/code&os=17&argument=a%20b&then=home")
            #expect(
                answer.body
                    == #"{"commands":["understudy run T53/code --device ipad --os 17 --state device.json --then split,home","understudy run T53/code --device ipad --os 17 --state device.json --then unsplit,home","understudy test T53/code --device ipad --os 17 --argument 'a b' --state device.json --then home"],"problems":[],"query":"argument=a%20b&then=home","remarkable":"1 argument, then home","title":"Test, iPad after a split view, and after activate, unsplit, home, iOS 17, 1 argument, then home"}"#
            )
        }
    }
}
