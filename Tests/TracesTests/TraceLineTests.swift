import Foundation
import Lifecycle
import Testing

struct TraceLineTests {
    private static let lines: [(TraceEvent, String)] = [
        (
            TraceEvent(seq: 1, time: 20, kind: .launch, lane: .system, launch: .test),
            #"{"seq":1,"time":20,"kind":"launch","lane":"System","launch":"test"}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3, state: .rootViewController(.init(type: "V", texts: ["a", "b"])), class: "M.V",
                scene: "5C", text: "V: “a”, “b”", rule: "view.loads-when-shown"),
            #"{"seq":2,"time":3,"kind":"state","lane":"Window","class":"M.V","state":{"what":"rootViewController","type":"V","texts":["a","b"]},"scene":"5C","text":"V: “a”, “b”","rule":"view.loads-when-shown"}"#
        ),
        (
            TraceEvent(seq: 2, time: 3, state: .configuration(.stored), text: "stored: name A"),
            #"{"seq":2,"time":3,"kind":"state","lane":"System","state":{"what":"configuration","step":"stored"},"text":"stored: name A"}"#
        ),
        (
            TraceEvent(seq: 2, time: 3, state: .actionWithoutEffect(.front(card: 2), reason: "no card"), text: "x"),
            #"{"seq":2,"time":3,"kind":"state","lane":"System","state":{"what":"actionWithoutEffect","action":"front=2","reason":"no card"},"text":"x"}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3,
                state: .classNotFound(
                    ClassLookup(
                        api: "NSClassFromString(_:)", name: "A", near: .init(name: "T.A", difference: .module)))),
            #"{"seq":2,"time":3,"kind":"state","lane":"System","state":{"what":"classNotFound","api":"NSClassFromString(_:)","type":"A","near":"T.A","difference":"module"}}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3, state: .classNotFound(ClassLookup(api: "objc_getClass(_:)", name: "XCTestCase"))),
            #"{"seq":2,"time":3,"kind":"state","lane":"System","state":{"what":"classNotFound","api":"objc_getClass(_:)","type":"XCTestCase"}}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3,
                state: .launchRefused(
                    LaunchAlternatives(
                        sdk: SystemVersion(26), system: SystemVersion(18, 4), withoutReading: .manifestAloneAdopts))),
            #"{"seq":2,"time":3,"kind":"state","lane":"System","state":{"what":"launchRefused","sdk":"26","os":"18.4","withoutReading":"manifest-alone-adopts"}}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3, kind: .request, lane: .application, name: "open",
                place: SourcePlace(file: "Stage/A.swift", line: 7)),
            #"{"seq":2,"time":3,"kind":"request","lane":"UIApplication","name":"open","place":{"file":"Stage/A.swift","line":7}}"#
        ),
        (
            TraceEvent(
                seq: 2, time: 3, kind: .call, lane: .sceneDelegate, class: "App.SceneDelegate",
                name: "scene(_:willConnectTo:options:)", scene: "5C", text: "a/b", rule: "scene.will-connect"),
            #"{"seq":2,"time":3,"kind":"call","lane":"SceneDelegate","class":"App.SceneDelegate","name":"scene(_:willConnectTo:options:)","scene":"5C","text":"a/b","rule":"scene.will-connect"}"#
        ),
        (
            TraceEvent(
                seq: 3, time: 4, kind: .verdict, lane: .system,
                verdict: Verdict(sessionsAfter: 1, exit: .crashed, isolated: false)),
            #"{"seq":3,"time":4,"kind":"verdict","lane":"System","verdict":{"appDelegate":null,"sceneDelegates":[],"configurationRequests":0,"sessionsBefore":0,"sessionsAfter":1,"exit":"crashed","isolated":false}}"#
        ),
        (
            TraceEvent(
                seq: 4, time: 5, kind: .verdict, lane: .system,
                verdict: Verdict(
                    app: "App.MyApp", appDelegate: "A", sceneDelegates: ["B", "C"], configurationRequests: 2,
                    sessionsBefore: 1,
                    tests: .init(ran: 3, failed: 1), exit: .failed, isolated: true)),
            #"{"seq":4,"time":5,"kind":"verdict","lane":"System","verdict":{"app":"App.MyApp","appDelegate":"A","sceneDelegates":["B","C"],"configurationRequests":2,"sessionsBefore":1,"sessionsAfter":0,"tests":{"ran":3,"failed":1},"exit":"failed","isolated":true}}"#
        ),
    ]

    @Test(arguments: lines)
    func `Keys stand in the trace's order and those without a value are left out`(event: TraceEvent, line: String)
        throws
    {
        #expect(TraceLine.encode(event) == line)
        #expect(try TraceLine.decode(line, number: 1) == event)
    }

    @Test(arguments: [
        ("\n\r\t\"\\/", #""\n\r\t\"\\/""#),
        ("\0\u{1B}\u{1F}\u{7F}", #""\u0000\u001b\u001f\u007f""#),
        ("\u{80}\u{85}\u{9F}\u{A0}", "\"\\u0080\\u0085\\u009f\u{A0}\""),
        ("\u{2028}\u{2029}\r\n", #""\u2028\u2029\r\n""#),
        ("é 👩‍👩‍👧 e\u{301}", "\"é 👩‍👩‍👧 e\u{301}\""),
    ])
    func `Whatever ends a line for anyone is escaped`(text: String, quoted: String) {
        #expect(Array(TraceLine.quoted(text).utf8) == Array(quoted.utf8))
    }

    @Test
    func `A thousand random events come back as they were, down to the last scalar`() throws {
        var random = Dice(state: 2026)
        let events = (1...1000).map { randomEvent(seq: $0, &random) }
        let lines = events.map { TraceLine.encode($0) }
        #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) })
        let read = try TraceLine.events(in: lines.joined(separator: "\n"))
        #expect(read == events)
        // Strings are equal under canonical equivalence; lines are compared by their bytes.
        #expect(read.map { Array(TraceLine.encode($0).utf8) } == lines.map { Array($0.utf8) })
    }

    @Test(arguments: SampleTraces.all)
    func `What Foundation writes can be read, too`(trace: [TraceEvent]) throws {
        for event in trace {
            let line = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
            #expect(try TraceLine.decode(line, number: 1) == event)
            #expect(try JSONDecoder().decode(TraceEvent.self, from: Data(TraceLine.encode(event).utf8)) == event)
        }
    }

    private func randomEvent(seq: Int, _ random: inout Dice) -> TraceEvent {
        func maybe<T>(_ value: T, _ random: inout Dice) -> T? { Bool.random(using: &random) ? value : nil }
        let word = { (random: inout Dice) in
            String(
                String.UnicodeScalarView(
                    (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
                        let limit: UInt32 = [0x7F, 0xFF, 0x2100, 0x10FFFF].randomElement(using: &random)!
                        return Unicode.Scalar(UInt32.random(in: 0...limit, using: &random))
                    }))
        }
        let text = maybe(word(&random), &random)
        let verdict = Verdict(
            appDelegate: text, sceneDelegates: [word(&random), word(&random)],
            configurationRequests: .random(in: 0...9, using: &random), sessionsAfter: .max,
            tests: maybe(.init(ran: 3, failed: .random(in: 0...3, using: &random)), &random),
            exit: Verdict.Exit.allCases.randomElement(using: &random)!, isolated: .random(using: &random))
        let kind = TraceEvent.Kind.allCases.randomElement(using: &random)!
        let lane = TraceEvent.Lane.allCases.randomElement(using: &random)!
        let states = [
            TraceEvent.State.rootViewController(.init(type: word(&random), texts: [word(&random), word(&random)])),
            .notModelled(api: word(&random)), .other(title: word(&random), lane: lane), .sceneDelegate,
            .actionWithoutEffect(.home, reason: word(&random)),
            .classNotFound(
                ClassLookup(
                    api: word(&random), name: word(&random), near: .init(name: word(&random), difference: .spelling))),
            .launchRefused(LaunchAlternatives(sdk: SystemVersion(.random(in: 0...99, using: &random), 4))),
        ]
        return TraceEvent(
            seq: seq, time: .random(in: .min ... .max, using: &random), kind: kind, lane: lane,
            class: maybe(word(&random), &random), name: kind == .state ? nil : maybe(word(&random), &random),
            state: kind == .state ? states.randomElement(using: &random) : nil,
            launch: kind == .launch ? ProcessLaunch.allCases.randomElement(using: &random) : nil,
            scene: maybe(word(&random), &random), text: text, rule: maybe(word(&random), &random),
            verdict: maybe(verdict, &random))
    }
}

/// The same throws every time (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
