import Lifecycle
import TestSupport

extension RuleScenario {
    /// The actions of the user and of Xcode.
    static let actions: [Scenario] = [
        Scenario(
            name: "Home and back", piece: GoldenLog.plain.piece, acts: [.run(.home, .suspend, .activate)],
            instrument: .everything),
        Scenario(
            name: "The App Switcher and back", piece: GoldenLog.plain.piece, acts: [.run(.switcher, .activate)],
            instrument: .everything),
        Scenario(
            name: "Control Centre and back", piece: GoldenLog.plain.piece, acts: [.run(.controlCenter, .activate)],
            instrument: .everything),
        Scenario(
            name: "Swiped away while in front", piece: GoldenLog.plain.piece, acts: [.run(.swipe(card: 1))],
            instrument: .everything),
        Scenario(
            name: "G06's claim: the views disappear when the app is swiped away", piece: GoldenLog.plain.piece,
            device: Conditions(system: SystemVersion(13), readings: [.viewsDisappearOnKill]),
            acts: [.run(.swipe(card: 1))], instrument: .everything),
        Scenario(
            name: "Stopped by Xcode", piece: GoldenLog.plain.piece, acts: [.run(.terminate, .activate)],
            instrument: .everything),
    ]

    private static let life = LogProjection.callbacks.with {
        $0.writesScenes = true
        $0.words = $0.words.filter { !$0.value.hasPrefix("view") && $0.value != "awakeFromNib" }
    }

    /// Several windows on an iPad.
    static let windows: [Scenario] = [
        Scenario(
            name: "A new window, and back to the first", piece: GoldenLog.several.piece, device: pad,
            acts: [.run(.newWindow, .front(card: 2))], instrument: life),
        Scenario(
            name: "Two windows side by side come back when the app was left so", piece: GoldenLog.several.piece,
            device: pad, acts: [.run(.split, .home, .terminate, .activate)], instrument: life),
        Scenario(
            name: "Stopped before the app was left, the arrangement is the older one", piece: GoldenLog.several.piece,
            device: pad, acts: [.run(.split, .home, .activate, .unsplit, .terminate, .activate)], instrument: life),
        Scenario(
            name: "One of two windows is closed", piece: GoldenLog.several.piece, device: pad,
            acts: [.run(.newWindow, .swipe(card: 2))], instrument: life),
        Scenario(
            name: "One of two windows in front is closed", piece: GoldenLog.several.piece, device: pad,
            acts: [.run(.newWindow, .switcher, .swipe(card: 1))], instrument: life),
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
            name: name, piece: GoldenLog.asking.piece, device: device,
            acts: [
                Scenario.Start(
                    launch: .run, writing: .not,
                    then: wishes.map { Scenario.UserAction(action: .openURL("app://\($0)"), writing: .under($0)) })
            ],
            instrument: .everything.with {
                $0.words = $0.words.filter { !$0.value.hasPrefix("view") }
                $0.writesStates = true
            })
    }
}
