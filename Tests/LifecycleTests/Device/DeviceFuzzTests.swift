import DeviceWalks
import Foundation
import Testing

@testable import Lifecycle

/// Devices as files and pages may bring them, changed at random.
struct DeviceFuzzTests {
    /// Devices that walks left, some in the middle of something.
    static let seeds: [JSONTree] = {
        (0..<40).compactMap { (seed: UInt64) in
            let record = Walk(seed: seed).record()
            var device = Device(record.conditions)
            for input in record.inputs.prefix(seed % 4 == 0 ? 40 : 400) {
                _ = device.receive(input, for: record.bundle)
            }
            return (try? JSONEncoder().encode(device)).flatMap { try? JSONDecoder().decode(JSONTree.self, from: $0) }
        }
    }()

    @Test func `A changed device is refused, or takes every input`() async throws {
        #expect(Self.seeds.count == 40)
        var decoded = 0
        var valid = 0
        let outcome = try await FuzzCases("devices", count: 6000).run { chance, note in
            let tree = chance.pick(Self.seeds)
            let json =
                chance.oneIn(20) ? Array(tree.json.utf8).mutated(&chance) : Array(tree.mutated(&chance).json.utf8)
            note(String(decoding: json, as: UTF8.self))
            guard let device = try? JSONDecoder().decode(Device.self, from: Data(json)) else { return nil }
            decoded += 1
            guard device.problems.isEmpty else { return nil }
            valid += 1
            var live = device
            for _ in 0..<6 { _ = live.receive(.anything(live, &chance), for: "app") }
            // A device with a process may have anything on its agenda; without one, no input breaks the device.
            var rested = device.atRest
            guard rested.problems.isEmpty else { return "at rest: \(rested.problems)" }
            for _ in 0..<6 {
                let input = DeviceInput.anything(rested, &chance)
                _ = rested.receive(input, for: "app")
                guard rested.problems.isEmpty else { return "after \(input): \(rested.problems)" }
            }
            return nil
        }
        #expect(outcome.failures == [])
        print("\(decoded) of them are devices, \(valid) of these valid")
        #expect(outcome.cases >= 6000 && decoded > 1000 && valid > 200 && valid < decoded)
        // On a machine that is busy with something else.
        #expect(outcome.slowest < .seconds(20))
    }
}
