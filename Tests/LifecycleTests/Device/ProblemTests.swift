import DeviceWalks
import Foundation
import Testing

@testable import Lifecycle

/// The reasons why a device from outside is refused, each by one change of a valid device.
struct ProblemTests {
    /// An iPad with one app that has two windows side by side and one below, an external display, and no process.
    static let used: Device = {
        var app = PretendApp()
        app.description.sceneManifest = SceneManifest(
            supportsMultipleScenes: true, configurations: [SceneConfiguration.applicationRole: [app.configuration]])
        var harness = DeviceHarness(app, Conditions(idiom: .pad, system: SystemVersion(26)))
        harness.play([.launch(.run), .action(.newWindow), .action(.split), .action(.newWindow)])
        harness.play([.action(.connectDisplay), .action(.home)])
        return harness.device
    }()

    static let first = InstalledApp.identifier(1)

    /// A change, and the problem that it leads to.
    struct Change: CustomTestStringConvertible, Sendable {
        let problem: String
        let change: @Sendable (inout InstalledApp) -> Void

        init(_ problem: String, _ change: @escaping @Sendable (inout InstalledApp) -> Void) {
            self.problem = problem
            self.change = change
        }

        var testDescription: String { problem }
    }

    static let changes: [Change] = [
        Change("the description is that of other") { $0.description.bundleIdentifier = "other" },
        Change("9223372036854775807 sessions were made") { $0.sessionsMade = .max },
        Change("-1 sessions were made") {
            $0 = InstalledApp(description: $0.description)
            $0.sessionsMade = -1
        },
        Change("\(first) is there, and only 0 sessions were made") {
            $0.spaces = [Space(scenes: [first])]
            $0.arrangement = []
            $0.sessions = []
            $0.process = nil
            $0.sessionsMade = 0
        },
        Change("no window in one of the spaces") { $0.spaces.append(Space(scenes: [])) },
        Change("no window in one of the saved spaces") { $0.arrangement.insert(Space(scenes: []), at: 0) },
        Change("there are 3 windows in a space; it holds one or two") { $0.spaces[0].scenes = ["a", "b", "c"] },
        Change("a is twice in the spaces") { $0.spaces += [Space(scenes: ["a"]), Space(scenes: ["b", "a"])] },
        Change("a is twice in the spaces") { $0.spaces.append(Space(scenes: ["a", "a"])) },
        Change("no window in one of the remembered windows") { $0.remembered = Space(scenes: []) },
        Change("a is remembered and in the App Switcher") {
            $0.spaces.append(Space(scenes: ["a"]))
            $0.remembered = Space(scenes: ["a"])
        },
        Change("two sessions are \(first)") { $0.sessions.append(SessionRecord(id: first)) },
        Change("two sessions are s7") {
            $0.sessions += (0...100).map { SessionRecord(id: "s\($0)") } + [SessionRecord(id: "s7")]
        },
        Change("two sessions are a") { $0.process?.sessionsBefore = [SessionRecord(id: "a"), SessionRecord(id: "a")] },
        Change("a is in the App Switcher and on an external display") {
            $0.spaces.append(Space(scenes: ["a"]))
            $0.sessions.append(SessionRecord(id: "a", role: SceneConfiguration.externalDisplayRole))
        },
        Change("a is connected twice") {
            for _ in 1...2 { $0.process?.scenes.append(ConnectedScene(id: "a", state: .unattached)) }
        },
        Change("the app is background, and its scene foregroundActive") {
            $0.process?.scenes.append(ConnectedScene(id: "a", state: .foregroundActive))
        },
        Change("9223372036854775807 commands were sent") { $0.process?.commands = .max },
        Change("command 0 waits for its reply, and 0 were sent") {
            $0.process?.commands = 0
            $0.process?.pending = Command(id: 0, instruction: .memoryWarning, rule: "")
        },
        Change("two commands have number 1") {
            $0.process?.pending = Command(id: 1, instruction: .memoryWarning, rule: "")
            $0.process?.testing = Command(id: 1, instruction: .runTests, rule: "")
        },
        Change("there are 10001 spaces; 10000 are taken") {
            $0.spaces = Array(repeating: Space(scenes: ["a"]), count: 10_001)
        },
        Change("there are 10001 sessions; 10000 are taken") {
            $0.sessions = Array(repeating: SessionRecord(id: "a"), count: 10_001)
        },
        Change("there are 10001 things left to do; 10000 are taken") {
            $0.process?.agenda = Array(repeating: .settled, count: 10_001)
        },
        Change("a session's identifier has 1048577 bytes; 1048576 are taken") {
            $0.spaces.append(Space(scenes: [String(repeating: "a", count: 1 << 20 + 1)]))
        },
        Change("what is kept with a session has 1048577 bytes; 1048576 are taken") {
            $0.sessions[0].userInfo = String(repeating: "a", count: 1 << 20 + 1)
        },
        Change("a scene delegate's class has 2097152 bytes; 1048576 are taken") {
            $0.sessions[0].configuration?.delegateClass = String(repeating: "é", count: 1 << 20)
        },
        Change("there are 3 destruction conditions; 2 are taken") {
            $0.sessions[0].destruction = Array(repeating: .systemDisconnection, count: 3)
        },
    ]

    @Test func `A device that a run leaves has no problem, whatever it went through`() {
        #expect(Self.used.problems == [] && Self.used.atRest.problems == [])
        #expect(Self.used.apps["app"]?.spaces.map(\.scenes.count) == [1, 2])
        #expect(Self.used.apps["app"]?.process?.pending == nil)
    }

    @Test(arguments: changes)
    func `What no run leaves is said`(_ change: Change) throws {
        var device = Self.used
        var app = try #require(device.apps["app"])
        change.change(&app)
        device.apps["app"] = app
        #expect(device.problems == [DeviceProblem(app: "app", change.problem)])
    }

    @Test func `A phone has one window`() throws {
        let device = Device(Conditions(idiom: .phone, system: SystemVersion(26)))
        var app = InstalledApp(description: AppDescription(bundleIdentifier: "app", name: "App"))
        app.spaces = [Space(scenes: ["a", "b"])]
        #expect(app.problems(under: device.conditions).map(\.what) == ["two windows side by side on an iPhone"])
        app.spaces = [Space(scenes: ["a"]), Space(scenes: ["b"])]
        #expect(app.problems(under: device.conditions).map(\.what) == ["spaces of an iPhone: 2 instead of one"])
    }

    @Test(arguments: [
        (#"{"idiom":"pad","readings":[],"suspended":[],"system":{"major":99,"minor":0}}"#, "iOS 99.0 is not modelled"),
        (
            #"{"idiom":"pad","readings":[],"suspended":[],"system":{"major":-9223372036854775808,"minor":0}}"#,
            "iOS -9223372036854775808.0 is not modelled"
        ),
        (
            #"{"idiom":"pad","readings":[],"suspended":[],"system":{"major":22,"minor":4}}"#,
            "iOS 22.4 never existed; iOS 18 was followed by iOS 26"
        ),
        (
            #"{"idiom":"pad","readings":[],"suspended":[],"system":{"major":17,"minor":-1}}"#,
            "iOS 17.-1 is not modelled"
        ),
        (
            #"{"idiom":"pad","readings":["manifest-alone-adopts","manifest-alone-adopts"],"suspended":[],"system":{"major":27,"minor":0}}"#,
            "the readings are not in order, each once"
        ),
        (
            #"{"idiom":"pad","readings":[],"suspended":["launch.adoption"],"system":{"major":27,"minor":0}}"#,
            "rules of the model are left out"
        ),
    ])
    func `Conditions that no device has are said`(_ conditions: String, _ what: String) throws {
        let device = try JSONDecoder().decode(Device.self, from: Data(#"{"apps":{},"conditions":\#(conditions)}"#.utf8))
        #expect(device.problems == [DeviceProblem(what)])
    }

    @Test func `A reading that became the default is left out of a kept device, an unknown one is refused`() throws {
        func read(_ readings: String) throws -> Conditions {
            try JSONDecoder().decode(
                Conditions.self,
                from: Data(
                    #"{"idiom":"pad","readings":[\#(readings)],"suspended":[],"system":{"major":17,"minor":0}}"#.utf8))
        }
        #expect(
            try read(#""manifest-alone-adopts","views-disappear-on-kill""#)
                == Conditions(idiom: .pad, system: SystemVersion(17), readings: [.manifestAloneAdopts]))
        #expect(throws: DecodingError.self) { try read(#""manifest-alone-adoptz""#) }
        #expect(Reading.retired.keys.filter { Reading(rawValue: $0) != nil } == [])
    }

    @Test func `A thousand apps are taken, one more is not`() {
        var device = Device(system: SystemVersion(26))
        for number in 0..<1000 {
            _ = device.receive(.install(AppDescription(bundleIdentifier: "\(number)", name: "")), for: "")
        }
        #expect(device.problems == [])
        _ = device.receive(.install(AppDescription(bundleIdentifier: "more", name: "")), for: "")
        #expect(device.problems == [DeviceProblem("there are 1001 apps; 1000 are taken")])
    }

    @Test func `A problem is shown short and without what a terminal obeys`() {
        let id = "\u{1B}[31m" + String(repeating: "x", count: 100) + "\n"
        #expect(DeviceProblem.shown(id) == "?[31m" + String(repeating: "x", count: 55) + "...")
        #expect(DeviceProblem(app: "a\u{7}b", "it is so").description == "of a?b, it is so")
    }
}
