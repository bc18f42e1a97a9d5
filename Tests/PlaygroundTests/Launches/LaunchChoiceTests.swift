import Foundation
import Lifecycle
import Testing

@testable import Playground

/// The forms of a choice: in an address, in words, as commands.
@Suite struct LaunchChoiceTests {
    private static let whole = LaunchChoice(
        idiom: .pad, system: SystemVersion(16, 4), sdk: SystemVersion(26), hosting: .xcode8,
        readings: [.callbackAdopts, .viewsDisappearOnKill],
        scheme: Scheme(arguments: ["-one", "it's two"], environment: ["B": "x=y", "A": "1&2+3"]), isPreview: true,
        scenario: .fresh)

    @Test(arguments: [
        (whole, LaunchChoice()), (LaunchChoice(), whole), (whole, whole), (LaunchChoice(), LaunchChoice()),
    ])
    func `an address leads back to what was chosen`(choice: LaunchChoice, start: LaunchChoice) {
        let items = choice.query(from: start)
        #expect(items.isEmpty == (choice == start))
        let wish = LaunchWish { name in items.filter { $0.name == name }.compactMap(\.value) }
        #expect(wish.answer(over: start, limits: Limits()) == .init(choice: choice, problems: []))
    }

    @Test func `the device that a run left is in no address`() {
        var choice = LaunchChoice()
        choice.scenario = .custom
        #expect(choice.query(from: LaunchChoice()) == [])
    }

    @Test func `only what a page does not show at once is remarked`() {
        #expect(LaunchChoice(idiom: .pad, system: SystemVersion(12), scenario: .fresh).remarkable == [])
        #expect(
            Self.whole.remarkable == [
                "SDK of iOS 26", "Xcode 8 to 15", "2 readings", "2 arguments", "2 variables", "preview",
            ])
    }

    @Test(
        arguments: [
            (LaunchChoice(scenario: .fresh), [], [], ["understudy test a/1"]),
            (
                LaunchChoice(), [], [.home, .front(card: 2)],
                [
                    "understudy run a/1 --state device.json",
                    "understudy test a/1 --state device.json --then home,front=2",
                ]
            ),
            (
                LaunchChoice(idiom: .pad, system: SystemVersion(17), scenario: .afterSplit),
                [.activate, .unsplit, .home], [],
                [
                    "understudy run a/1 --device ipad --os 17 --state device.json --then split,home",
                    "understudy run a/1 --device ipad --os 17 --state device.json --then unsplit,home",
                    "understudy test a/1 --device ipad --os 17 --state device.json",
                ]
            ),
            (
                LaunchChoice(hosting: .xcode7), [.swipe(card: 1)], [],
                [
                    "understudy run a/1 --state device.json --then terminate,swipe",
                    "understudy test a/1 --xcode 7 --state device.json",
                ]
            ),
            (LaunchChoice(scenario: .custom), [], [], []),
            (
                whole, [], [],
                [
                    #"understudy run a/1 --device ipad --os 16.4 --sdk 26 --reading callback-adopts,views-disappear-on-kill --argument -one --argument 'it'\''s two' --environment 'A=1&2+3' --environment B=x=y --preview"#
                ]
            ),
        ] as [(LaunchChoice, [Action], [Action], [String])])
    func `the same in a terminal`(choice: LaunchChoice, before: [Action], then: [Action], commands: [String]) {
        #expect(choice.commands(for: "a/1", hasTests: true, before: before, then: then) == commands)
    }

    @Test(
        arguments: [
            ("understudy run a/1 --device ipad --state pad.json --then split,home", LaunchChoice.Scenario.afterSplit),
            ("understudy run a/1 --then new-window,home", nil), ("understudy run a/1 --state pad.json", nil),
            ("understudy test a/1 --then split,home", nil), ("", nil),
        ] as [(String, LaunchChoice.Scenario?)])
    func `a step that begins with a split view is played after one`(command: String, scenario: LaunchChoice.Scenario?) {
        #expect(LaunchChoice.Scenario(of: command) == scenario)
    }

    @Test func `a sample without tests is run`() {
        #expect(LaunchChoice().commands(for: "a/1", hasTests: false) == ["understudy run a/1"])
    }

    @Test(
        arguments: [
            (.fresh, [], []), (.afterRun, [], [[]]), (.afterSplit, [], [[.split, .home]]),
            (.custom, [.activate, .home], []),
            (.fresh, [.swipe(card: 1)], []), (.fresh, [.activate, .home], [[.home]]),
            (.afterRun, [.swipe(card: 1)], [[.terminate, .swipe(card: 1)]]),
            (.afterRun, [.activate, .unsplit], [[], [.unsplit]]),
        ] as [(LaunchChoice.Scenario, [Action], [[Action]])])
    func `what comes before the tests`(scenario: LaunchChoice.Scenario, before: [Action], runs: [[Action]]) {
        #expect(RunPlan(scenario: scenario, before: before).runs == runs)
    }

    @Test func `each reading is said in the words of the rule that holds with it`() {
        let view = LaunchView(LaunchChoice(readings: [.callbackAdopts]), problems: [])
        #expect(view.readings.map(\.value) == Reading.allCases.map(\.rawValue))
        #expect(view.readings.filter(\.selected).map(\.value) == ["callback-adopts"])
        #expect(
            view.readings.allSatisfy { reading in
                Rule.catalog.contains { $0.statement == reading.statement && $0.source == reading.source }
            })
    }
}
