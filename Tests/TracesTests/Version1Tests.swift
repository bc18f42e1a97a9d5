import Foundation
import Lifecycle
import Testing
import Traces

/// Traces that earlier programs wrote, in version 1.
struct Version1Tests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The last trace of a step's record, in which every time is 0.
    private static func trace(_ name: String) throws -> String {
        let text = try String(contentsOf: folder.appending(path: "Recorded/Steps/\(name).txt"), encoding: .utf8)
        var lines: [String] = []
        for line in text.split(separator: "\n") where line.hasPrefix(#"{"seq":"#) {
            if line.hasPrefix(#"{"seq":1,"#) { lines = [] }
            lines.append(String(line).replacing(",", with: #","time":0,"#, maxReplacements: 1) + "\n")
        }
        return lines.joined()
    }

    @Test(arguments: [
        "hackworth/no-storyboard", "hackworth/swipe", "hackworth/closed-windows", "now/destruction",
        "sanders/swipe",
    ])
    func `An event of version 1 becomes values, and can be written as it was`(name: String) throws {
        let text = try Self.trace(name)
        let events = try TraceLine.events(in: text)
        #expect(events.allSatisfy { $0.kind != .state || $0.state != nil && $0.name == nil })
        #expect(events.map { TraceLine.encode($0, as: .one) + "\n" }.joined() == text)
        let newest = TraceFormat.jsonl.render(events)
        #expect(newest.hasPrefix(#"{"version":2}"# + "\n"))
        #expect(try TraceLine.events(in: newest) == events)
        #expect(try TraceLine.events(in: text + newest) == events + events)
    }

    @Test(arguments: ["hackworth/no-storyboard", "hackworth/swipe", "now/destruction"])
    func `A trace of version 1 says who appeared, too`(name: String) throws {
        let events = try TraceLine.events(in: try Self.trace(name))
        let seen = Appearances(events)
        let verdict = try #require(events.last?.verdict)
        #expect(seen.appDelegate == verdict.appDelegate)
        #expect(seen.sceneDelegates == verdict.sceneDelegates)
        #expect(seen.configurationRequests == verdict.configurationRequests)
    }

    @Test func `Every record of a step is read, and written again byte for byte`() throws {
        let records = try FileManager.default.subpathsOfDirectory(
            atPath: Self.folder.appending(path: "Recorded/Steps").path
        ).filter { $0.hasSuffix(".txt") }
        #expect(records.count > 100)
        var unknown: Set<String> = []
        for record in records {
            let text = try String(contentsOf: Self.folder.appending(path: "Recorded/Steps/\(record)"), encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix(#"{"seq":"#) {
                let timed = String(line).replacing(",", with: #","time":0,"#, maxReplacements: 1)
                let event = try TraceLine.decode(timed, number: 1)
                #expect(TraceLine.encode(event, as: .one) == timed, "\(record)")
                if case .other(let title, _)? = event.state { unknown.insert(title) }
                if event.kind == .launch { #expect(event.launch != nil, "\(line)") }
            }
        }
        #expect(unknown == [])
    }

    private static let states: [(TraceEvent.State, String?, Rule?)] = [
        (.app, nil, nil), (.appDelegate, nil, nil), (.sceneDelegate, nil, nil), (.adaptedAppDelegate, nil, nil),
        (.adaptedSceneDelegate, nil, nil), (.storyboardController, nil, nil), (.viewLoaded, "loaded", nil),
        (.windowReleased, nil, nil),
        (.rootViewController(nil), "none: the window shows nothing", nil),
        (.rootViewController(.init(type: "V", texts: ["a: b", "c"])), "V: “a: b”, “c”", nil),
        (.rootViewController(.init(type: "V")), "V", nil), (.windowWithoutScene, nil, nil),
        (.windowsRestored, nil, nil),
        (.sceneReplaced, nil, nil), (.cardRefreshed, "nothing happens: the scene is in the foreground", nil),
        (.actionWithoutEffect(.front(card: 2), reason: "no card"), "nothing happens: no card", nil),
        (.testBundleLoaded, nil, nil), (.noHostedTests, nil, nil), (.productionUnknown, nil, nil),
        (.notModelled(api: "UIWindow.screen"), "not modelled: x", .modelOutside),
        (
            .classNotFound(ClassLookup(api: "NSClassFromString(_:)", name: "A")), "looked up A, not found",
            .lookupMissed
        ),
        (
            .launchRefused(LaunchAlternatives(system: SystemVersion(26), reading: "callback-adopts")),
            "it would launch on iOS 26, or under the reading callback-adopts", .launchAdoptionEnforced
        ),
        (
            .launchRefused(LaunchAlternatives(sdk: SystemVersion(26))),
            "it would launch if built with the SDK of iOS 26", .launchAdoptionEnforced
        ),
        (.other(title: "x", lane: .window), nil, nil),
        (.configuration(.stored), nil, .sessionStoredConfiguration),
        (.configuration(.appDelegate), nil, .configurationDelegate),
        (.configuration(.infoPlist), nil, .configurationInfoPlist), (.configuration(.found), nil, .configurationByName),
        (.configuration(.found), nil, .configurationWithoutName),
        (.configuration(.notFound), nil, .configurationNotFound),
        (.configuration(.rejected), nil, .configurationUnknownNameRejected),
        (.configuration(.unresolved), nil, .sessionUnresolvedConfiguration),
        (.configuration(.sceneClassReplaced), nil, .configurationSceneClass),
    ]

    @Test(arguments: ClassLookup.Difference.allCases)
    func `A near miss is read back from its words`(difference: ClassLookup.Difference) throws {
        let lookup = ClassLookup(
            api: "UISceneDelegateClassName", name: "Own", near: .init(name: "App.Own", difference: difference))
        let event = TraceEvent(
            seq: 2, state: .classNotFound(lookup), text: lookup.text, rule: difference.rule.id)
        #expect(try TraceLine.decode(TraceLine.encode(event, as: .one), number: 1) == event)
    }

    @Test(arguments: states)
    func `Each state is read back from its name`(state: TraceEvent.State, text: String?, rule: Rule?) throws {
        let event = TraceEvent(seq: 2, state: state, text: text, rule: rule?.id)
        #expect(try TraceLine.decode(TraceLine.encode(event, as: .one), number: 1) == event)
        #expect(try TraceLine.decode(TraceLine.encode(event), number: 1) == event)
    }
}
