import Foundation
import Lifecycle
import PackageResources
import Runs
import Samples
import Testing

@testable import Playground

/// The controls of a launch on a page.
struct LaunchViewTests {
    @Test func `Only what a page does not show at once is remarked`() {
        #expect(
            LaunchConfiguration(idiom: .pad, system: SystemVersion(12), scenario: .history(.afterSplit)).remarkable
                == [])
        let whole = LaunchConfiguration(
            sdk: SystemVersion(26), hosting: .xcode8, readings: [.manifestAloneAdopts, .viewsStayOnKill],
            scheme: Scheme(arguments: ["-one", "two"], environment: ["A": "1", "B": "2"]), isPreview: true,
            actions: [.home])
        #expect(
            whole.remarkable == [
                "SDK of iOS 26", "Xcode 8 to 15", "2 readings", "2 arguments", "2 variables", "preview", "then home",
            ])
    }

    @Test func `Each reading is said in the words of the rule that holds with it`() {
        let view = LaunchView(LaunchConfiguration(readings: [.manifestAloneAdopts]))
        let readings = view.choices(of: .reading)
        #expect(readings.map(\.value) == Reading.allCases.map(\.rawValue))
        #expect(readings.filter(\.selected).map(\.value) == ["manifest-alone-adopts"])
        #expect(
            readings.allSatisfy { reading in
                Rule.catalog.contains { rule in
                    [rule.statement, "This does not hold: \(rule.statement)"].contains(reading.title)
                        && rule.source == reading.source
                }
            })
    }

    @Test func `Every generation of the system can be chosen, the newest first`() {
        let view = LaunchView(.page)
        let systems = view.choices(of: .os)
        #expect(systems.map(\.title) == SystemVersion.modelledMajors.reversed().map { "iOS \($0)" })
        #expect(systems.filter(\.selected).map(\.value) == ["\(SystemVersion.newest)"])
        #expect(
            view.choices(of: .sdk).prefix(2).map(\.title) == [
                "The system’s own", "SDK of iOS \(SystemVersion.newest.short)",
            ])
    }

    /// A lesson with commands on two devices, as a step writes them.
    private static let lesson: Lesson = {
        let (own, other) = (SampleID.Step(tutorial: "a", slug: "one"), SampleID.Step(tutorial: "a", slug: "two"))
        func command(
            _ launch: LaunchConfiguration, of step: SampleID.Step = own, tests: String? = nil, state: String? = nil
        ) -> Lesson.Command {
            Lesson.Command(
                line: launch.command(for: step.description, tests: tests, state: state), sample: .step(step),
                launch: launch,
                tests: tests, state: state)
        }
        return Lesson(
            name: own, title: "", text: "", files: [.init(name: "StageTests/StageTests.swift", text: "")],
            commands: [
                command(LaunchConfiguration(.run, idiom: .pad, actions: [.split, .home]), state: "pad.json"),
                command(LaunchConfiguration(.test, idiom: .pad), state: "pad.json"),
                command(LaunchConfiguration(.run, system: SystemVersion(17)), of: other, state: "phone.json"),
                command(LaunchConfiguration(.test, system: SystemVersion(17)), tests: "MoreTests", state: "phone.json"),
                command(LaunchConfiguration(.run, idiom: .pad, actions: [.home]), state: "pad.json"),
                command(LaunchConfiguration(.run, scheme: Scheme(arguments: ["-one"]))),
            ])
    }()

    @Test func `A command is launched after those before it on its device`() {
        let newest = "iOS \(SystemVersion.newest.short)"
        let starts = Self.lesson.commands.indices.map { Self.lesson.start(of: $0) }
        #expect(
            starts.map(\.scenario) == [
                .history(.fresh), .history(.afterSplit), .history(.fresh), .lesson, .lesson, .history(.fresh),
            ])
        #expect(
            Self.lesson.commands.indices.map { Self.lesson.title(of: starts[$0], command: $0) } == [
                "Run, fresh iPad, \(newest), then split, home", "Test, iPad after a split view, \(newest)",
                "Run, fresh iPhone, iOS 17", "Test of MoreTests, iPhone after command 3 of the lesson, iOS 17",
                "Run, iPad after commands 1 and 2 of the lesson, \(newest), then home",
                "Run, fresh iPhone, \(newest), 1 argument",
            ])
        var changed = starts[4]
        changed.system = SystemVersion(16)
        changed.idiom = .phone
        #expect(
            Self.lesson.series(of: changed, command: 4).launches.dropLast().map(\.configuration) == [
                LaunchConfiguration(.run, system: SystemVersion(16), actions: [.split, .home]),
                LaunchConfiguration(.test, system: SystemVersion(16)),
            ])
    }

    @Test func `The terminal has the lesson's own commands, until a control is changed`() {
        let lines = Self.lesson.commands.map(\.line)
        #expect(
            lines.indices.map { Self.lesson.commandLines(for: Self.lesson.start(of: $0), of: $0) } == [
                [lines[0]], [lines[0], lines[1]], [lines[2]], [lines[2], lines[3]], [lines[0], lines[1], lines[4]],
                [lines[5]],
            ])
        var launch = Self.lesson.start(of: 3)
        launch.system = SystemVersion(16)
        #expect(
            Self.lesson.commandLines(for: launch, of: 3) == [
                "understudy run a/two --os 16 --state phone.json",
                "understudy test a/one --os 16 --state phone.json --tests MoreTests",
            ])
    }

    @Test func `The commands in a text become buttons in their order`() async throws {
        let commands = ["understudy run a/1 --environment 'A=<b>'", "understudy test a/1"].map {
            Lesson.Command(
                line: $0, sample: .step(SampleID.Step(tutorial: "a", slug: "1")), launch: LaunchConfiguration())
        }
        let second = "<code>understudy test a/1</code>"
        let first = "<code>understudy run a/1 --environment &#39;A=&lt;b&gt;&#39;</code>"
        let pages = try await PageSet(
            templates: #require(PackageResources.site).appending(path: "templates").path, lessons: .canned)
        let lesson = Lesson(
            name: SampleID.Step(tutorial: "a", slug: "1"), title: "",
            text: "<p>\(first) and \(second), not \(second).</p>", files: [], commands: commands)
        #expect(
            pages.text(of: lesson)
                == "<p><button type=\"button\" class=\"command\" data-command=\"1\" disabled>"
                + "<span class=\"number\">1</span> \(first)</button> and "
                + "<button type=\"button\" class=\"command\" data-command=\"2\" disabled>"
                + "<span class=\"number\">2</span> \(second)</button>, not \(second).</p>")
    }
}

extension LaunchView {
    /// Returns the choices of an option's control.
    fileprivate func choices(of option: LaunchOption) -> [ChoiceView] {
        (inSight + more).first { $0.name == option.name }?.choices ?? []
    }
}
