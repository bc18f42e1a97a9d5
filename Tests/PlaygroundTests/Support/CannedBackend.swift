import Lifecycle
import Simulator

@testable import Playground

extension RunBackend {
    /// A backend that sends three events, settles, follows commands and reports them, and ends on command.
    static let canned = RunBackend { _, sink in
        let commands = sink.commands()
        sink.say(.phase(.test))
        for number in 1...3 { sink.say(.printed("line \(number)", seq: number)) }
        await sink.settled(.canned)
        var seq = 3
        for await command in commands {
            guard case .action(let action) = command else { break }
            seq += 1
            sink.say(.printed(action.name, seq: seq))
            await sink.settled(.canned)
        }
        try Task.checkCancellation()
        return .init(.canned)
    }

    /// A backend that ends at once.
    static let brief = RunBackend { _, sink in
        sink.say(.printed("<script>alert(1)</script>\u{2028}\u{1B}[31m", seq: 1))
        return .init(.canned)
    }

    /// A backend that never ends by itself, and takes no command.
    static let endless = RunBackend { _, sink in
        sink.say(.build("Compiling"))
        try await Task.sleep(for: .seconds(600))
        return .init(.canned)
    }

    struct Fault: Error {}

    static let faulty = RunBackend { _, _ in throw Fault() }
}

extension RunMessage {
    static func printed(_ text: String, seq: Int) -> RunMessage {
        .event(EventView(TraceEvent(seq: seq, time: seq * 10, kind: .console, lane: .console, text: text)))
    }
}

extension RunMessage.Result {
    static let canned = RunMessage.Result(
        sentence: "It went well.", facts: [.init(name: "End", value: "finished")],
        verdict: Verdict(exit: .finished, isolated: true), device: Device(system: .newest))
}

/// The JSON of `RunMessage.Result.canned` in a line.
enum Canned {
    static let members =
        #""facts":[{"name":"End","value":"finished"}]"#
    static let device =
        #""device":{"apps":{},"conditions":{"idiom":"phone","readings":[],"suspended":[],"system":{"major":\#(SystemVersion.newest.major),"minor":0}}}"#
    static let verdict =
        #""verdict":{"configurationRequests":0,"exit":"finished","isolated":true,"sceneDelegates":[],"sessionsAfter":0,"sessionsBefore":0}"#

    static func event(_ line: Int, _ text: String, seq: Int) -> String {
        #"{"line":\#(line),"type":"event","event":{"seq":\#(seq),"time":\#(seq * 10),"kind":"console","lane":"Console","text":"\#(text)"},"words":[{"printed":"\#(text)"}]}"#
    }

    static func settled(_ line: Int) -> String {
        #"{"line":\#(line),"type":"settled",\#(device),\#(members),"sentence":"It went well.",\#(verdict)}"#
    }

    /// The messages of `RunBackend.canned` until it settles.
    static let start = [
        #"{"line":1,"type":"phase","name":"test"}"#, event(2, "line 1", seq: 1), event(3, "line 2", seq: 2),
        event(4, "line 3", seq: 3), settled(5),
    ]
}
