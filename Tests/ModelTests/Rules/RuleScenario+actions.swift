import Lifecycle
import TestSupport

extension RuleScenario {
    /// The actions of the user and of Xcode.
    static let actions: [Scenario] = [
        Scenario(
            name: "Home and back", built: GoldenLog.plain.built, acts: [.run(.home, .suspend, .activate)],
            projection: .everything),
        Scenario(
            name: "The App Switcher and back", built: GoldenLog.plain.built, acts: [.run(.switcher, .activate)],
            projection: .everything),
        Scenario(
            name: "Control Centre and back", built: GoldenLog.plain.built, acts: [.run(.controlCenter, .activate)],
            projection: .everything),
        Scenario(
            name: "Swiped away while in front", built: GoldenLog.plain.built, acts: [.run(.swipe(card: 1))],
            projection: .everything),
        Scenario(
            name: "The views hear nothing when the app is swiped away", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(13), readings: [.viewsStayOnKill]),
            acts: [.run(.swipe(card: 1))], projection: .everything),
        Scenario(
            name: "Swiped away on iOS 26: through the background", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(26)), acts: [.run(.swipe(card: 1))], projection: .everything),
        Scenario(
            name: "Swiped away on iOS 26: not through the background", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(26), readings: [.killSkipsBackground]),
            acts: [.run(.swipe(card: 1))], projection: .everything),
        Scenario(
            name: "Swiped away on iOS 17: through the background", built: GoldenLog.plain.built,
            device: Conditions(system: SystemVersion(17), readings: [.killPassesBackground]),
            acts: [.run(.swipe(card: 1))], projection: .everything),
        Scenario(
            name: "Stopped by Xcode", built: GoldenLog.plain.built, acts: [.run(.terminate, .activate)],
            projection: .everything),
    ]

    private static let life = LogProjection.callbacks.with {
        $0.writesScenes = true
        $0.words = $0.words.filter { !$0.value.hasPrefix("view") && $0.value != "awakeFromNib" }
    }

    /// Several windows on an iPad.
    static let windows: [Scenario] = [
        Scenario(
            name: "A new window, and back to the first", built: GoldenLog.several.built, device: pad,
            acts: [.run(.newWindow, .front(card: 2))], projection: life),
        Scenario(
            name: "Two windows side by side come back when the app was left so", built: GoldenLog.several.built,
            device: pad, acts: [.run(.split, .home, .terminate, .activate)], projection: life),
        Scenario(
            name: "Stopped before the app was left, the arrangement is the older one", built: GoldenLog.several.built,
            device: pad, acts: [.run(.split, .home, .activate, .unsplit, .terminate, .activate)], projection: life),
        Scenario(
            name: "One of two windows is closed", built: GoldenLog.several.built, device: pad,
            acts: [.run(.newWindow, .swipe(card: 2))], projection: life),
        Scenario(
            name: "One of two windows in front is closed", built: GoldenLog.several.built, device: pad,
            acts: [.run(.newWindow, .switcher, .swipe(card: 1))], projection: life),
        Scenario(
            name: "A window that was open before comes beside another", built: GoldenLog.several.built, device: pad,
            acts: [.run(.newWindow, .split, .closeWindow(1))], projection: life),
        Scenario(
            name: "No two windows are side by side", built: GoldenLog.several.built, device: pad,
            acts: [.run(.closeWindow(1), .split, .closeWindow(3))], projection: life.with { $0.writesStates = true }),
    ]

    /// The requests of an app to the system.
    static let requests: [Scenario] = [
        asking("Requests on an iPhone", phone, "new", "destroy"),
        asking("A request for a session that the system does not know", pad, "forget-and-destroy"),
        asking("A second window destroyed", pad, "new", "destroy-other"),
        asking(
            "A second window destroyed without a callback",
            Conditions(idiom: .pad, system: SystemVersion(17), readings: [.destructionIsSilent]), "new", "destroy-other"
        ),
        asking("The only window destroys itself", pad, "destroy"),
        asking("A second window asked for again", pad, "new", "other"),
        asking("A card drawn anew", pad, "refresh"),
    ]

    private static func asking(_ name: String, _ device: Conditions, _ wishes: String...) -> Scenario {
        Scenario(
            name: name, built: GoldenLog.asking.built, device: device,
            acts: [
                Scenario.Start(
                    launch: .run, writing: .not,
                    then: wishes.map { Scenario.UserAction(action: .openURL("app://\($0)"), writing: .under($0)) })
            ],
            projection: .everything.with {
                $0.words = $0.words.filter { !$0.value.hasPrefix("view") }
                $0.writesStates = true
            })
    }
}
