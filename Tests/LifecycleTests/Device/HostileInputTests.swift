import DeviceWalks
import Foundation
import Testing

@testable import Lifecycle

/// A device takes whatever an app, a page or a file sends, and stays one that a run can leave.
struct HostileInputTests {
    @Test func `A device takes any input in any valid state and stays valid`() throws {
        var taken = 0
        var impossible = 0
        for seed in 0..<UInt64(300) {
            var chance = SplitMix64(seed: seed)
            var device = Self.device(seed, &chance)
            for number in 0..<120 {
                let input = DeviceInput.anything(device, &chance)
                if case .report(let report) = input, device.apps["app"]?.process?.accepts(report) == false { impossible += 1 }
                _ = device.receive(input, for: "app")
                taken += 1
                let problems = device.problems
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), input \(number), \(input): \(problems)")
                    break
                }
            }
        }
        #expect(taken == 36_000 && impossible > 5_000)
    }

    /// A device in the middle of a life that follows from a seed.
    private static func device(_ seed: UInt64, _ chance: inout SplitMix64) -> Device {
        let record = Walk(seed: seed).record()
        var device = Device(record.conditions)
        for input in record.inputs.prefix(Int(chance.next() % UInt64(record.inputs.count))) {
            _ = device.receive(input, for: record.bundle)
        }
        return device
    }

    @Test(arguments: [Int.min, -1, 0, 2, Int.max])
    func `A card that is not there is no card`(_ card: Int) {
        for input in [Action.swipe(card: card), .front(card: card)] {
            var playhouse = Playhouse()
            playhouse.play(.launch(.run))
            let spaces = playhouse.device.apps["app"]?.spaces
            let said = playhouse.device.receive(.action(input), for: "app").compactMap { effect in
                if case .trace(let event) = effect { event.text ?? "" } else { nil }
            }
            #expect(said == ["", "nothing happens: the App Switcher has no card \(card) of this app"])
            #expect(spaces == playhouse.device.apps["app"]?.spaces)
        }
    }

    @Test func `A build is installed under its own identifier`() {
        var device = Device(system: SystemVersion(26))
        for name in ["One", "Two"] {
            for bundle in ["one", "two"] {
                _ = device.receive(.install(AppDescription(bundleIdentifier: bundle, name: name)), for: "one")
            }
        }
        #expect(device.apps.mapValues(\.description.name) == ["one": "Two", "two": "Two"])
        #expect(device.problems == [])
    }

    @Test func `A process can say what it was asked for, once it has begun`() throws {
        var device = Device(system: SystemVersion(26))
        _ = device.receive(.install(AppDescription(bundleIdentifier: "app", name: "", sceneManifest: SceneManifest())), for: "app")
        _ = device.receive(.launch(.test), for: "app")
        _ = device.receive(.runTests, for: "app")
        func accepts(_ report: Report) -> Bool { device.apps["app"]?.process?.accepts(report) ?? false }
        func tell(_ reports: Report...) { for report in reports { _ = device.receive(.report(report), for: "app") } }
        let created = Answer.created(configuresScenes: true, isSwiftUI: false)

        #expect(accepts(.entered) && !accepts(.answered(id: 0, .done)) && !accepts(.answered(id: 1, .done)))
        #expect(!accepts(.requested(.removeSession(id: ""))))
        tell(.entered)
        #expect(!accepts(.entered) && accepts(.requested(.removeSession(id: ""))))
        #expect(accepts(.answered(id: 1, .done)) && !accepts(.answered(id: 1, created)) && !accepts(.answered(id: 2, .done)))
        tell(.answered(id: 1, .done))
        #expect(!accepts(.answered(id: 1, .done)) && !accepts(.answered(id: 2, .done)) && accepts(.answered(id: 2, created)))
        tell(.answered(id: 2, created), .answered(id: 3, .done), .answered(id: 4, .done))
        #expect(!accepts(.answered(id: 5, .done)) && accepts(.answered(id: 5, .configuration(SceneConfiguration()))))
        tell(.answered(id: 5, .configuration(SceneConfiguration())))
        // All until the tests: connected, to the front, laid out, active, said so, appeared, settled.
        for id in 6...12 { tell(.answered(id: id, .done)) }
        let tests = try #require(device.apps["app"]?.process?.testing)
        #expect(tests.step == .runTests && device.apps["app"]?.process?.pending == nil)
        #expect(!accepts(.answered(id: tests.id, .done)) && !accepts(.answered(id: tests.id, .tested(ran: -1, failed: 0))))
        #expect(!accepts(.answered(id: tests.id, .tested(ran: 1, failed: -1))))
        #expect(accepts(.answered(id: tests.id, .tested(ran: 0, failed: 1))))
        tell(.answered(id: tests.id, .tested(ran: 0, failed: 1)))
        #expect(!accepts(.answered(id: tests.id, .tested(ran: 0, failed: 1))))
    }
}
