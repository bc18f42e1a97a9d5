import Foundation
import Lifecycle
import Runs
import Samples
import Techniques
import Testing

@testable import Playground

/// The pages and answers of a published copy, before anything runs.
struct ExportPlanTests {
    private static let lesson = Lesson(
        name: SampleID.Step(tutorial: "a", slug: "b"), title: "", text: "",
        files: [.init(name: "StageTests/Tests.swift", text: "")],
        commands: [
            .init(
                line: "", sample: .step(.init(tutorial: "a", slug: "b")), launch: LaunchConfiguration(.run),
                state: "device.json"),
            .init(
                line: "", sample: .step(.init(tutorial: "a", slug: "b")), launch: LaunchConfiguration(.test),
                state: "device.json"),
        ])

    @Test func `Every scenario, device and system is asked, and each command as it is`() {
        let keys = Self.lesson.recordedQuestions.map(\.key)
        let systems = SystemVersion.offered.map { "\($0)" }
        let grid = ["fresh", "afterRun", "afterSplit"].flatMap { scenario in
            ["iphone", "ipad"].flatMap { device in systems.map { "2 test \(scenario) \(device) \($0)" } }
        }
        #expect(keys == grid + ["1 run fresh iphone \(SystemVersion.newest)"])
    }

    @Test func `The page's other settings are as they are at first`() {
        var lesson = Self.lesson
        lesson.commands = [
            .init(
                line: "", sample: .step(.init(tutorial: "a", slug: "b")),
                launch: LaunchConfiguration(.test, scheme: Scheme(arguments: ["-a"])))
        ]
        let questions = lesson.recordedQuestions
        #expect(questions.count == 3 * 2 * SystemVersion.offered.count)
        #expect(Set(questions.map(\.launch.scheme.arguments)) == [["-a"]])
        #expect(Set(questions.map(\.key)).count == questions.count)
    }

    @Test func `A lesson without commands is asked as its page begins`() {
        let lesson = Lesson(.technique(.init("T47")), title: "", text: "", files: [])
        #expect(lesson.recordedQuestions.count == 3 * 2 * SystemVersion.offered.count)
        #expect(lesson.recordedQuestions.first?.key == "- run fresh iphone \(SystemVersion.newest)")
    }

    @Test func `The needs of an app are all to which the questions lead`() {
        let addresses = AppNeeds.all.map(\.address)
        #expect(Set(addresses).count == addresses.count)
        #expect(addresses.count == 3 * AppNeeds.oldestOffered.count * 2 * 2 * 2)
        #expect(addresses.first == AppNeeds().address)
    }

    @Test func `The addresses are those of the live site`() {
        let plan = ExportPlan(.canned)
        let own = plan.addresses.filter {
            !$0.hasPrefix("/find?") && !$0.hasPrefix("/play/T") && !$0.hasPrefix("/play/N")
        }
        #expect(
            own == [
                "/", "/search", "/tutorials", "/techniques", "/trace", "/tutorials/basics", "/find", "/play",
                "/play/basics/first", "/play/basics/second",
            ])
        let (first, second) = (Self.step("first"), Self.step("second"))
        #expect(plan.others == ["/play/basics/1": first, "/play/basics/2": second])
        #expect(plan.first == second)
        let techniques = TechniqueCatalog.published.techniques.flatMap(\.plays).map(\.name)
        #expect(plan.lessons == [first, second] + techniques.map { .technique($0) })
    }

    @Test func `An old address leads to the new one, unless that is in documentation that is left out`() {
        let plan = ExportPlan(.canned)
        let steps = ["/play/basics/1": "/play/basics/first", "/play/basics/2": "/play/basics/second"]
        let moved = ["/old": "/play/basics/first", "/rules": "/docs/documentation/understudy/rules/"]
        let without = plan.moved(moved, hasDocumentation: false)
        #expect(without == steps.merging(["/old": "/play/basics/first"]) { $1 })
        let whole = plan.moved(moved, hasDocumentation: true)
        #expect(whole == steps.merging(moved) { $1 }.merging(["/docs": "/docs/documentation/understudy/"]) { $1 })
    }

    private static func step(_ slug: String) -> SampleID { .step(SampleID.Step(tutorial: "basics", slug: slug)) }
}
