import DeviceWalks
import Foundation
import Testing

@testable import Lifecycle

/// A device takes any input from an app, a page or a file, and stays in a state that a run can leave.
struct HostileInputTests {
    @Test func `A device takes any input in any valid state and stays valid`() throws {
        var taken = 0
        var impossible = 0
        for seed in 0..<UInt64(300) {
            var chance = SplitMix64(seed: seed)
            var device = Self.device(seed, &chance)
            for number in 0..<120 {
                let input = DeviceInput.anything(device, &chance)
                if case .message(.replied(let id, _)) = input, device.apps["app"]?.process?.pending?.id != id {
                    impossible += 1
                }
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

    /// Returns a device in the middle of a life that follows from a seed.
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
            var harness = DeviceHarness()
            harness.play(.launch(.run))
            let spaces = harness.device.apps["app"]?.spaces
            let said = harness.device.receive(.action(input), for: "app").compactMap { effect in
                if case .trace(let event) = effect { event.text ?? "" } else { nil }
            }
            #expect(said == ["", "nothing happens: the App Switcher has no card \(card) of this app"])
            #expect(spaces == harness.device.apps["app"]?.spaces)
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
}
