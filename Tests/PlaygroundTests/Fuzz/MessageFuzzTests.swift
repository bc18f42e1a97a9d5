import DeviceWalks
import Foundation
import Lifecycle
import Promises
import Techniques
import Testing

@testable import Playground
@testable import Simulator

/// Everything that an app's process writes is printed text or a message, and no message breaks the device.
@Suite struct MessageFuzzTests {
    private static let mark = "1B2C"

    private static let messages: [JSONTree] = {
        let session = "5CE4E000-0000-4000-8000-000000000001"
        let event = TraceEvent(
            seq: 1, time: 5, kind: .call, lane: .appDelegate, class: "A.B", name: "c(_:)", scene: session, text: "t",
            rule: "r")
        let verdict = TraceEvent(
            kind: .verdict, lane: .system, verdict: Verdict(appDelegate: "A", exit: .finished, isolated: true))
        let shown = TraceEvent(
            time: 5, state: .rootViewController(.init(type: "A", texts: ["b", "c"])), class: "A", scene: session)
        var messages: [AppMessage] = [.entered, .event(event), .event(verdict), .event(shown)]
        messages += [
            .removeSession(id: session), .activate(SceneActivation(request: 1)), .destroy(request: 2, session: session),
            .activate(
                SceneActivation(request: 3, session: session, activity: ActivityRecord(type: "a"), requesting: session)),
            .refresh(session: session), .destructionConditions(session: session, [.systemDisconnection]),
            .keep(session: session, activity: ActivityRecord(type: "a"), userInfo: "<plist/>"),
        ].map(AppMessage.requested)
        let configuration = SceneConfiguration(name: "Main", delegateClass: "App.SceneDelegate")
        for id in 1...30 {
            let answers: [Reply] = [
                .done, .created(configuresScenes: true, isSwiftUI: false), .resolved, .unresolved,
                .configuration(configuration),
                .state(ActivityRecord(type: "a")), .state(nil), .tested(ran: 3, failed: 1),
            ]
            messages += answers.map { .replied(id: id, $0) }
        }
        return messages.compactMap { try? JSONEncoder().encode($0) }
            .compactMap { try? JSONDecoder().decode(JSONTree.self, from: $0) }
    }()

    @Test func `No message and no output breaks the device or the trace`() async throws {
        #expect(Self.messages.count == 251 && Self.devices.allSatisfy { $0.problems.isEmpty })
        var messages = 0
        var decoded = 0
        let outcome = try await FuzzCases("messages", count: 5_000).run { chance, note in
            let bytes = Self.stream(&chance)
            note(String(decoding: bytes, as: UTF8.self))
            var parser = OutputParser(mark: Self.mark)
            var device = chance.pick(Self.devices)
            var recorder = TraceRecorder()
            var check = ConversationCheck(start: 0, events: 10_000)
            var rest = bytes[...]
            var items: [OutputParser.Item] = []
            while !rest.isEmpty {
                let size = 1 + Int(chance.next() % 20_000)
                items += parser.feed(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
            for item in items + parser.finish() {
                guard case .message(let message) = item else { continue }
                messages += 1
                guard let message = try? JSONDecoder().decode(AppMessage.self, from: Data(message)) else { continue }
                decoded += 1
                if case .event(let event) = message {
                    let view = EventView(recorder.recordTimed(event))
                    let line = RunMessage.event(view).json(number: 1, protections: [])
                    guard (try? JSONDecoder().decode(JSONTree.self, from: Data(line.utf8))) != nil else {
                        return "no JSON: \(line)"
                    }
                }
                _ = check.take(message, at: Int(truncatingIfNeeded: chance.next()))
                for effect in device.receive(.message(message), for: "app") {
                    if case .tell(let order) = effect { _ = try JSONEncoder().encode(order) }
                }
                guard device.problems.isEmpty else { return "\(device.problems) after \(message)" }
            }
            return nil
        }
        try Promise(fuzz: "A message of an app's process", outcome, test: "MessageFuzzTests.swift").record()
        #expect(outcome.failures == [])
        // The machine may be busy with something else.
        #expect(outcome.slowest < .seconds(20))
        #expect(outcome.cases >= 5_000 && messages > 10_000 && decoded > 3_000 && decoded < messages)
    }

    /// Devices whose app was just started, or has been running for a while.
    private static let devices: [Device] = (0..<60).map { (seed: UInt64) in
        let record = Walk(seed: seed).record()
        var device = Device(record.conditions)
        for input in record.inputs.prefix(seed % 3 == 0 ? 2 : Int(seed)) {
            _ = device.receive(input, for: record.bundle)
        }
        return device
    }

    private static func stream(_ chance: inout SplitMix64) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int(1 + chance.next() % 10) {
            switch chance.next() % 8 {
            case 0 where chance.oneIn(4): bytes += Array(String.odd(&chance).utf8) + (chance.oneIn(2) ? [0x0A] : [])
            case 1: bytes += [0x1E] + Array(mark.utf8).prefix(Int(chance.next() % 5))
            case 2:
                // Some without an end of line are longer than a line may be.
                let count = chance.oneIn(60) ? 20_000 : Int(chance.next() % 200)
                bytes += Array(repeating: UInt8(truncatingIfNeeded: chance.next()), count: count)
            default:
                let tree = chance.pick(messages)
                let json = chance.oneIn(2) ? tree.json : tree.mutated(&chance).json
                bytes += [0x1E] + Array((mark + json + "\n").utf8)
            }
        }
        return chance.oneIn(4) ? bytes.mutated(&chance) : bytes
    }
}
