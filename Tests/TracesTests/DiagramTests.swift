import Foundation
import Lifecycle
import Testing

@testable import Traces

struct MermaidTests {
    @Test func `A whole trace becomes a diagram`() {
        #expect(
            MermaidView.render(SampleTraces.testAfterRun, roles: SampleTraces.roles) == """
                sequenceDiagram
                    participant System
                    participant UIApplication
                    participant AppDelegate
                    participant SceneDelegate
                    participant ViewController
                    participant Test
                    participant Console
                    Note over System: launch#58; Xcode's Test
                    Note over AppDelegate: delegate#58; TestingAppDelegate
                    UIApplication->>AppDelegate: TestingAppDelegate.application(_#58;didFinishLaunchingWithOptions#58;)
                    Note over Console: Launching with testing app delegate
                    AppDelegate-->>UIApplication: true
                    Note over System: UISceneConfiguration#58; stored#58; name Default Configuration, delegate \
                App.SceneDelegate, storyboard Main
                    Note over SceneDelegate: delegate#58; SceneDelegate
                    System->>SceneDelegate: SceneDelegate.scene(_#58;willConnectTo#58;options#58;)
                    System->>ViewController: ViewController.viewDidLoad()
                    SceneDelegate-->>System: returns
                    System->>SceneDelegate: SceneDelegate.sceneWillEnterForeground(_#58;)
                    System->>SceneDelegate: SceneDelegate.sceneDidBecomeActive(_#58;)
                    Note over Test: test GreetingTests.testGreeting()#58; started
                    Note over Test: test GreetingTests.testGreeting()#58; passed
                    Note over Test: test GreetingTests.testName()#58; started
                    Note over Test: test GreetingTests.testName()#58; passed
                    Note over System,Console: The production scene delegate SceneDelegate took the stage although \
                TestingAppDelegate was the app delegate#58; UIKit used a stored scene configuration and did not ask the app delegate \
                (0 configuration requests). 2 tests passed.

                """)
    }

    @Test(arguments: SampleTraces.all + [SampleTraces.nasty])
    func `Every line is in the grammar`(trace: [TraceEvent]) throws {
        let lanes = TraceEvent.Lane.allCases.map(\.rawValue).joined(separator: "|")
        let text = #"(?:[^#;:\n<>"%{}$`\\&@~^]|#[0-9]+;|<br/>)+"#
        let line = try Regex(
            "sequenceDiagram|    (?:participant (?:\(lanes))|(?:\(lanes))--?>>(?:\(lanes)): \(text)"
                + "|Note over (?:\(lanes))(?:,(?:\(lanes)))?: \(text))")
        let lines = MermaidView.render(trace).split(separator: "\n")
        #expect(lines.filter { (try? line.wholeMatch(in: $0)) ?? nil == nil } == [])
    }

    @Test(arguments: [
        ("a;b:c#d", "a#59;b#58;c#35;d"), ("say \"hi\"", "say #34;hi#34;"), ("one\ntwo", "one<br/>two"),
        ("<br>", "#60;br#62;"), ("%%{init}%%", "#37;#37;#123;init#125;#37;#37;"), ("", "#160;"),
        ("\u{7}", "#92;u#123;7#125;"),
        ("é 新", "é 新"),
    ])
    func `Text is escaped`(text: String, escaped: String) {
        #expect(MermaidView.escaped(text) == escaped)
    }
}

struct PerfettoTests {
    struct Record: Decodable {
        var ph: String
        var pid: Int
        var tid: Int?
        var ts: Int?
        var s: String?
        var name: String?
        var args: [String: Value]?
    }

    enum Value: Decodable, Equatable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self = try (try? container.decode(Int.self)).map(Value.number) ?? .text(container.decode(String.self))
        }
    }

    private func records(_ trace: [TraceEvent]) throws -> [Record] {
        try JSONDecoder().decode([Record].self, from: Data(PerfettoView.render(trace).utf8))
    }

    @Test(arguments: SampleTraces.all + [SampleTraces.nasty])
    func `Begins and ends nest on each thread, times never go back`(trace: [TraceEvent]) throws {
        var open: [Int: Int] = [:]
        var time = 0
        for record in try records(trace) where record.ph != "M" {
            let thread = try #require(record.tid)
            let now = try #require(record.ts)
            #expect(now >= time)
            time = now
            switch record.ph {
            case "B": open[thread, default: 0] += 1
            case "E": open[thread, default: 0] -= 1
            default: #expect(record.ph == "i" && record.s == "t")
            }
            #expect(open[thread, default: 0] >= 0)
        }
        #expect(open.values.allSatisfy { $0 == 0 })
    }

    @Test func `Threads are lanes`() throws {
        let names = try records(SampleTraces.crash).filter { $0.name == "thread_name" }
        #expect(names.map(\.tid) == [1, 3, 8])
        #expect(names.map { $0.args?["name"] } == [.text("System"), .text("AppDelegate"), .text("Console")])
    }

    @Test
    func `A call that never returned ends with its process`() throws {
        let body = try records(SampleTraces.crash).filter { $0.ph != "M" }
        #expect(body.map(\.ph) == ["i", "B", "i", "i", "E", "i"])
        #expect(body.map(\.ts) == [1250, 2500, 3750, 5000, 5000, 6250])
        #expect(
            body.map(\.name) == [
                "launch: Xcode's Run", "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                "one\ntwo \u{1B}[31m", "fault: NSInvalidArgumentException: unrecognized selector", nil,
                "The app crashed: NSInvalidArgumentException: unrecognized selector. AppDelegate took the stage, "
                    + "without a scene delegate.",
            ])
    }

    @Test
    func `Calls that never returned end before the one around them, which has the value`() throws {
        var trace = TraceBuilder()
        trace.add(.call, .appDelegate, "A", "outer()")
        trace.add(.call, .sceneDelegate, "S", "lost()")
        trace.add(.return, .appDelegate, "A", "outer()", "7")
        let ends = try records(trace.events).filter { $0.ph == "E" }
        #expect(ends.map(\.tid) == [4, 3])
        #expect(ends.map { $0.args?["returns"] } == [nil, .text("7")])
    }

    @Test func `Values are of the trace`() throws {
        let ends = try records(SampleTraces.freshTest).filter { $0.ph == "E" }
        #expect(
            ends.map { $0.args?["returns"] }
                == [.text("true"), .text("delegate TestingSceneDelegate"), nil, nil, nil, nil])
    }
}
