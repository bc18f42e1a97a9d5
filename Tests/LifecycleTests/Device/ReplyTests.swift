import DeviceWalks
import Foundation
import Testing

@testable import Lifecycle

/// The effects that a device has when a process sends messages.
struct ReplyTests {
    static let messages: [AppMessage] = [
        .replied(id: 0, .done), .replied(id: 2, .done),
        .replied(id: -1, .created(configuresScenes: true, isSwiftUI: false)),
        .entered,
    ]

    @Test(arguments: messages)
    func `A message that answers no open command changes nothing`(_ message: AppMessage) {
        var device = Device(system: SystemVersion(17))
        _ = device.receive(.install(PretendApp().description), for: "app")
        _ = device.receive(.launch(.run), for: "app")
        _ = device.receive(.message(.entered), for: "app")
        let before = device
        #expect(before.apps["app"]?.process?.pending?.id == 1)
        #expect(device.receive(.message(message), for: "app") == [])
        #expect(device == before)
    }

    @Test func `An answer counts once`() {
        var device = Device(system: SystemVersion(17))
        _ = device.receive(.install(PretendApp().description), for: "app")
        _ = device.receive(.launch(.run), for: "app")
        _ = device.receive(.message(.entered), for: "app")
        #expect(
            device.receive(.message(.replied(id: 1, .done)), for: "app") == [
                .tell(Command(id: 2, instruction: .createApplication, rule: "launch.application-first"))
            ])
        let before = device
        #expect(device.receive(.message(.replied(id: 1, .done)), for: "app") == [])
        #expect(device == before)
    }

    @Test func `An event is passed on as it is`() {
        var device = Device(system: SystemVersion(17))
        _ = device.receive(.install(PretendApp().description), for: "app")
        _ = device.receive(.launch(.run), for: "app")
        let event = TraceEvent(time: 7, kind: .call, lane: .appDelegate, class: "A", name: "n", text: "t")
        #expect(device.receive(.message(.event(event)), for: "app") == [.trace(event)])
    }

    @Test func `A launch replaces the process that is still there`() {
        var harness = DeviceHarness()
        harness.play(.launch(.run))
        _ = harness.takeNotes()
        harness.play(.launch(.run))
        #expect(
            harness.notes == ["kill", "start run", "begin [#1]"] + LaunchTests.began
                + ["resolve #1", "connect #1 to App.SceneDelegate"] + LaunchTests.shown("#1") + LaunchTests.settled)
    }

    static let stories: [[DeviceInput]] = [
        [
            .launch(.run), .action(.home), .action(.activate), .action(.switcher), .action(.swipe(card: 1)),
            .launch(.run),
        ],
        [.launch(.test), .runTests, .action(.home), .action(.suspend), .action(.swipe(card: 1)), .action(.activate)],
        [.launch(.run), .action(.terminate), .action(.reinstall), .action(.activate), .processEnded, .launch(.test)],
    ]

    @Test(arguments: stories)
    func `A device written down in the middle of anything goes on the same`(_ story: [DeviceInput]) {
        for app in [PretendApp(), .flushingUnderstudy, .withoutScenes] {
            var kept = DeviceHarness(app)
            var putAway = DeviceHarness(app)
            putAway.isPutAwayEverywhere = true
            kept.play(story)
            putAway.play(story)
            #expect(putAway.notes == kept.notes)
            #expect(putAway.device == kept.device)
        }
    }
}
