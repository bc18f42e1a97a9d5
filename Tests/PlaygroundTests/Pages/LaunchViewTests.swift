import Lifecycle
import Runs
import Samples
import Testing

@testable import Playground

/// The controls of a launch on a page.
struct LaunchViewTests {
    @Test func `only what a page does not show at once is remarked`() {
        #expect(LaunchConfiguration(idiom: .pad, system: SystemVersion(12), history: .afterSplit).remarkable == [])
        let whole = LaunchConfiguration(
            sdk: SystemVersion(26), hosting: .xcode8, readings: [.callbackAdopts, .viewsDisappearOnKill],
            scheme: Scheme(arguments: ["-one", "two"], environment: ["A": "1", "B": "2"]), isPreview: true)
        #expect(
            whole.remarkable == [
                "SDK of iOS 26", "Xcode 8 to 15", "2 readings", "2 arguments", "2 variables", "preview",
            ])
    }

    @Test func `each reading is said in the words of the rule that holds with it`() {
        let view = LaunchView(LaunchConfiguration(readings: [.callbackAdopts]))
        #expect(view.readings.map(\.value) == Reading.allCases.map(\.rawValue))
        #expect(view.readings.filter(\.selected).map(\.value) == ["callback-adopts"])
        #expect(
            view.readings.allSatisfy { reading in
                Rule.catalog.contains { $0.statement == reading.statement && $0.source == reading.source }
            })
    }

    @Test func `every generation of the system can be chosen, the newest first`() {
        let view = LaunchView(.page)
        #expect(view.systems.map(\.title) == (12...27).reversed().map { "iOS \($0)" })
        #expect(view.systems.filter(\.selected).map(\.value) == ["27.0"])
        #expect(view.sdks.prefix(2).map(\.title) == ["The system’s own", "SDK of iOS 27"])
    }

    @Test(
        arguments: [
            (LaunchConfiguration(.run, idiom: .pad, actions: [.split, .home]), DeviceHistory.afterSplit),
            (LaunchConfiguration(.run, idiom: .pad, actions: [.newWindow, .home]), .afterRun),
            (LaunchConfiguration(.run, idiom: .pad), .afterRun),
            (LaunchConfiguration(.test, idiom: .pad, actions: [.split, .home]), .afterRun),
        ])
    func `a step that begins with a split view is played after one`(
        command: LaunchConfiguration, history: DeviceHistory
    ) {
        let lesson = Lesson(
            name: SampleID.Step(tutorial: "a", slug: "1"), title: "", text: "", files: [], commands: [], recorded: [],
            command: command)
        #expect(lesson.start == LaunchConfiguration(idiom: .pad, history: history))
    }
}
