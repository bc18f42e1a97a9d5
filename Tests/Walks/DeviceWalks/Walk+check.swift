internal import Foundation
public import Lifecycle

extension Walk {
    /// The outcome of a walk.
    public struct Outcome: Sendable {
        /// The promise that was broken; nil if all were kept.
        public var breach: String?
        /// The number of inputs that the device took.
        public var inputs = 0
        public var firings = Firings()

        /// The breach without the identifiers and numbers in it; nil if there is none.
        public var kind: String? {
            breach?.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
        }
    }

    /// Takes the walk twice and compares the results, which have to be the same.
    ///
    /// The second time, the device is encoded and decoded once in the middle. If the first walk breaks a promise, there
    /// is no second.
    ///
    /// - Parameter writes: True to compare the effects of both byte for byte as JSON, false to compare their values.
    public func check(writes: Bool = false) -> Outcome {
        let first = go(keepsEffects: writes)
        var outcome = Outcome(breach: first.promises.breach, inputs: first.inputs, firings: first.firings)
        guard outcome.breach == nil else { return outcome }
        var chance = SplitMix64(seed: UInt64(first.inputs * 64 + steps.count))
        let middle = Int.random(in: 0..<max(1, first.inputs), using: &chance)
        let second = go(keepsEffects: writes, encodedBefore: middle)
        outcome.breach =
            second.promises.breach.map { "encoded before input \(middle): \($0)" }
            ?? difference(first, second, middle)
        outcome.inputs += second.inputs
        return outcome
    }

    /// A walk as the inputs of a device, with the app's replies.
    public struct Record: Sendable {
        public let conditions: Conditions
        /// The app's bundle identifier.
        public let bundle: String
        public let inputs: [DeviceInput]
    }

    /// Takes the walk and keeps the inputs of the device.
    public func record() -> Record {
        let app = build.app
        var world = World(conditions, app, keepsInputs: true)
        for instruction in steps { world.take(instruction) }
        return Record(
            conditions: conditions, bundle: app.description.bundleIdentifier, inputs: world.record ?? [])
    }

    private func go(keepsEffects: Bool, encodedBefore input: Int? = nil) -> World {
        var world = World(conditions, build.app, keepsEffects: keepsEffects)
        if let input { world.meanwhile = (input, Self.encodeAndDecode) }
        for instruction in steps where world.promises.breach == nil { world.take(instruction) }
        world.drain()
        return world
    }

    private func difference(_ first: World, _ second: World, _ middle: Int) -> String? {
        if first.device != second.device { return "encoded before input \(middle), the device ends differently" }
        if first.digest.finalize() != second.digest.finalize() {
            return "encoded before input \(middle), the effects differ"
        }
        guard let effects = first.effects, let again = second.effects else { return nil }
        do {
            if try Self.written(effects) != Self.written(again) { return "the effects are written differently" }
        } catch {
            return "the effects cannot be written: \(error)"
        }
        return nil
    }

    private static func encodeAndDecode(_ device: Device) throws -> Device {
        try JSONDecoder().decode(Device.self, from: JSONEncoder().encode(device))
    }

    private static func written(_ effects: [DeviceEffect]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(effects)
    }
}
