import Foundation
import Lifecycle
import TestSupport

/// The claims of the model that no published log shows, as data: each scenario has its list in Tests/Recorded/scenarios.txt
/// under its name.
enum RuleScenario {
    static let all: [Scenario] = scenarios.map { scenario in
        var scenario = scenario
        scenario.lines = written[scenario.name] ?? ["nothing is recorded of this scenario"]
        return scenario
    }

    private static let scenarios =
        launches + launchStates + notifications + adoptions + sessions + configurations + scenes + views + actions
        + windows + requests + hosting
        + lookups + swiftUI

    private static let file = Checkout.path("Tests/Recorded/scenarios.txt")

    /// The lists by the names of their scenarios.
    static let written = read()

    /// Writes a scenario's list in place of the one that is recorded.
    static func record(_ lines: [String], of scenario: Scenario) throws {
        var lists = read()
        lists[scenario.name] = lines
        let text = scenarios.compactMap { scenario in
            lists[scenario.name].map { (["# \(scenario.name)"] + $0.map { "  \($0)" }).joined(separator: "\n") }
        }
        try Data((text.joined(separator: "\n\n") + "\n").utf8).write(to: URL(filePath: file))
    }

    /// A name begins with a number sign, a line with two spaces.
    private static func read() -> [String: [String]] {
        var lists: [String: [String]] = [:]
        var name = ""
        for line in ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n") {
            if line.hasPrefix("# ") {
                name = String(line.dropFirst(2))
                lists[name] = []
            } else {
                lists[name, default: []].append(String(line.dropFirst(2)))
            }
        }
        return lists
    }

    static let phone = Conditions(system: SystemVersion(17))
    static let pad = GoldenLog.pad

    /// The purposes of a launch, and the work of the main run loop meanwhile.
    static let launches: [Scenario] = [
        Scenario(
            name: "A launch with scenes, every callback", built: GoldenLog.plain.built, acts: [.run()],
            projection: .everything),
        Scenario(
            name: "A launch without scenes, every callback", built: GoldenLog.old.built,
            device: Conditions(system: SystemVersion(12)), acts: [.run()], projection: .everything),
        Scenario(
            name: "Without scenes, the child of a navigation controller",
            built: SampleTemplate(
                name: "OldNavigation", shape: .application, storyboard: .navigation, configures: false
            ).built,
            device: Conditions(system: SystemVersion(12)), acts: [.run()], projection: .everything),
        Scenario(
            name: "Started in the background, then opened", built: GoldenLog.plain.built,
            acts: [.run(.terminate, .backgroundLaunch, .activate)], projection: .everything),
        Scenario(
            name: "With scenes, a main storyboard that is not in the bundle",
            built: SampleTemplate(name: "Fileless", storyboard: nil, keys: mainStoryboard).built, acts: [.run()],
            projection: .everything),
        Scenario(
            name: "Without scenes, a main storyboard that is not in the bundle",
            built: SampleTemplate(
                name: "OldFileless", shape: .application, storyboard: nil, configures: false, keys: mainStoryboard
            ).built,
            device: Conditions(system: SystemVersion(12)), acts: [.run()], projection: .everything),
        Scenario(
            name: "A launch has settled once its main run loop has nothing ready",
            built: {
                try await .small(
                    "Unsettled",
                    [
                        "main.swift": SmallApp.main(
                            "hop(12)",
                            before: """
                                @MainActor func hop(_ rest: Int) {
                                    Thread.sleep(forTimeInterval: 0.05)
                                    print(rest)
                                    if rest > 0 { DispatchQueue.main.async { hop(rest - 1) } }
                                }
                                """)
                    ])
            },
            acts: [.run()], projection: .everything),
    ]

    /// Which life cycle an app has.
    static let adoptions: [Scenario] = [
        Scenario(
            name: "Without manifest, a delegate that configures scenes has them",
            built: SampleTemplate(name: "Manifestless", shape: .application, storyboard: nil).built, acts: [.run()],
            projection: .everything),
        Scenario(
            name: "X9 and 5.11: both are needed, a manifest alone", built: unconfigured.built,
            device: Conditions(system: SystemVersion(17), readings: [.adoptionNeedsBoth]), acts: [.run()],
            projection: .everything),
        Scenario(
            name: "5.11: with both there are scenes", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(17), readings: [.adoptionNeedsBoth]), acts: [.run()],
            projection: .everything),
        Scenario(
            name: "5.11, the default: a manifest alone", built: unconfigured.built, acts: [.run()],
            projection: .everything),
        Scenario(
            name: "iOS 18.4 advises", built: GoldenLog.old.built, device: Conditions(system: SystemVersion(18, 4)),
            acts: [.run()], projection: .everything),
        Scenario(
            name: "iOS 26 warns", built: GoldenLog.old.built, device: Conditions(system: SystemVersion(26)),
            acts: [.run()], projection: .everything),
        Scenario(
            name: "iOS 27 refuses", built: GoldenLog.old.built, device: Conditions(system: SystemVersion(27)),
            acts: [.run()], projection: .everything),
        Scenario(
            name: "X9, the default: on iOS 27 a delegate that configures scenes is enough",
            built: SampleTemplate(name: "Manifestless", shape: .application, storyboard: nil).built,
            device: Conditions(system: SystemVersion(27)), acts: [.run()], projection: .everything),
        Scenario(
            name: "X9: on iOS 27 a delegate that configures scenes is not enough",
            built: SampleTemplate(name: "Manifestless", shape: .application, storyboard: nil).built,
            device: Conditions(system: SystemVersion(27), readings: [.manifestAloneAdopts]), acts: [.run()],
            projection: .everything),
        Scenario(
            name: "On iOS 27 a manifest without entries decides, whatever the delegate does",
            built: SampleTemplate(name: "Entryless", shape: .emptyManifest, storyboard: nil).built,
            device: Conditions(system: SystemVersion(27)), acts: [.run()], projection: .everything),
    ]

    private static let mainStoryboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    static let unconfigured = SampleTemplate(name: "Unconfigured", configures: false)
}
