/// A numbered fact about UIKit, and where it is in the model. Sections 1, 3, 4 and 5 have numbers; of section 6, the row's
/// system and subject stand for one.
struct Fact: Sendable, CustomStringConvertible {
    let number: String
    let rules: [String]
    let outside: [String]

    var description: String { number }

    init(_ number: String, _ rules: String..., outside: String...) {
        self.number = number
        self.rules = rules
        self.outside = outside
    }
}

extension Fact {
    static let all = order + persistence + configuration + beginning + versions

    static let order = [
        Fact("1.1", "launch.application-first", "launch.did-finish"),
        Fact("1.2", "launch.will-finish", "launch.did-finish", "scene.will-connect", outside: "controller-restoration"),
        Fact("1.3", "launch.main-storyboard", outside: "controller-restoration"),
        Fact("1.4", "launch.main-storyboard", "launch.main-window"),
        Fact("1.5", "launch.main-window"),
        Fact("1.6", "launch.main-window", "launch.did-finish"),
        Fact("1.7", "launch.did-finish"),
        Fact(
            "1.8", "view.storyboard-controller", "scene.storyboard-window", "delivery.connection-options",
            "action.application-notifications"),
        Fact("1.9", "scene.storyboard-window"),
        Fact("1.10", "scene.storyboard-window"),
        Fact("1.11", "view.window-shown", "view.loads-at-connection"),
        Fact("1.12", "view.window-shown", "view.loads-at-connection"),
        Fact("1.13", "view.storyboard-controller", "view.window-shown"),
        Fact("1.14", "view.loads-when-shown"),
        Fact("1.15", "view.appears"),
        Fact("1.16", "view.appears", "launch.application-active"),
        Fact("1.17", outside: "early-appearance"),
        Fact("1.18", "scene.enter-foreground", "scene.become-active"),
        Fact("1.19", "scene.become-active"),
        Fact("1.20", "scene.enter-foreground", "scene.reclaimed"),
        Fact("1.21", "scene.disconnected", "scene.reclaimed"),
        Fact("1.22", "scene.discarded", "session.discarded-while-away"),
        Fact("1.23", "scene.discarded", "request.destroy", "session.discarded-while-away"),
        Fact("1.24", "session.unknown", "scene.will-connect", "action.home", "action.swipe"),
        Fact("1.25", "session.discarded-while-away", "session.discarded-before-connection"),
        Fact("1.26", outside: "private-state"),
        Fact("1.27", "action.swipe", "action.will-terminate"),
        Fact("1.28", "action.swipe", "action.killed-into-background", "window.last-remembered"),
        Fact("1.29", "window.closed", "window.last-remembered"),
        Fact("1.30", "window.last-remembered"),
        Fact("1.31", "window.closed", "scene.reclaimed"),
        Fact("1.32", "action.revived-by-fast-kill"),
        Fact("1.33", outside: "unexplained"),
        Fact("1.34", "scene.restores-interaction", "session.kept"),
        Fact("1.35", "scene.saves-state", outside: "encrypted-activity"),
        Fact("1.36", "action.application-notifications"),
        Fact("1.37", "action.application-notifications"),
        Fact("1.39", "launch.application-active"),
        Fact("1.40", "window.space-restored", "window.arrangement-saved"),
    ]

    static let persistence = [
        Fact("3.1", "session.identifier", "session.kept", "scene.discarded"),
        Fact("3.2", "session.stored-configuration", outside: "snapshots"),
        Fact("3.3", outside: "files"),
        Fact("3.4", "session.stored-configuration"),
        Fact("3.5", outside: "private-state"),
        Fact("3.6", "session.unresolved-configuration"),
        Fact("3.7", "session.unknown", "session.stored-configuration", "session.unresolved-configuration"),
        Fact("3.8", "configuration.info-plist"),
        Fact("3.9", "action.swipe", "action.uninstall", outside: "files"),
        Fact("3.10", "window.last-remembered"),
        Fact("3.11", "session.unresolved-stays-black"),
        Fact("3.12", "session.removed-privately"),
        Fact("3.13", "session.removed-privately"),
        Fact("3.14", "session.removed-privately", "session.removal-keeps-open-sessions"),
        Fact("3.15", "session.removed-privately"),
        Fact("3.16", "session.open-sessions-empty"),
        Fact("3.17", "request.activate-new", "request.activate-existing", outside: "activation-conditions"),
        Fact("3.18", "request.destroy", "request.destroy-silent"),
        Fact("3.19", "request.refresh"),
        Fact("3.20", "request.unsupported"),
        Fact("3.21", "request.unsupported", "request.unknown", outside: "geometry"),
        Fact("3.22", "window.several"),
        Fact("3.23", "request.activate-new", "request.activate-existing"),
        Fact("3.24", "scene.destroyed-by-system", "scene.destroyed-by-user"),
        Fact("3.25", "scene.destroyed-by-system"),
        Fact("3.26", outside: "debug-descriptions"),
        Fact("3.27", "scene.will-connect", outside: "debug-descriptions"),
        Fact("3.28", outside: "mac"),
    ]

    static let configuration = [
        Fact("4.1", "configuration.by-name", "configuration.without-name", "configuration.not-found"),
        Fact("4.2", "configuration.without-name"),
        Fact("4.3", "configuration.not-found", "configuration.nameless-lookup-logged"),
        Fact("4.4", "configuration.not-found", "configuration.nameless-lookup-logged"),
        Fact("4.5", "configuration.class-missing"),
        Fact("4.6", "configuration.storyboard-without-delegate"),
        Fact("4.7", "session.unresolved-configuration"),
        Fact("4.9", "configuration.role-mismatch"),
        Fact("4.10", "configuration.delegate"),
        Fact("4.11", "scene.delegate", "scene.storyboard-window"),
        Fact("4.12", "configuration.by-name"),
        Fact("4.13", "configuration.delegate", outside: "debug-descriptions"),
        Fact("4.14", "scene.external-role", outside: "car-play", "vision"),
        Fact("4.15", outside: "vision"),
        Fact("4.16", "scene.external-display", outside: "car-play"),
        Fact("4.17", outside: "delegate-reuse"),
    ]

    static let beginning = [
        Fact("5.1", "launch.application-first"),
        Fact("5.2", "launch.application-first"),
        Fact("5.4", "launch.application-first"),
        Fact("5.5", "launch.application-first"),
        Fact("5.6", "launch.application-first"),
        Fact("5.7", outside: "compiler"),
        Fact("5.8", "hosting.injected-by-framework", "hosting.injected", "hosting.injected-late"),
        Fact(
            "5.9", "action.application-notifications", "delivery.connection-options", "delivery.url",
            "delivery.activity",
            "delivery.shortcut", "scene.memory-warning", "action.will-terminate", outside: "push", "cloud-sharing"),
        Fact("5.10", outside: "compiler"),
        Fact("5.11", "launch.adoption-needs-both"),
    ]

    static let versions = [
        Fact("6: 9 root view controllers", "view.root-expected"),
        Fact("6: 13 scenes", "session.stored-configuration", "launch.adoption"),
        Fact("6: 13 shows", "view.window-shown"),
        Fact("6: 14.5 attribution", outside: "event-attribution"),
        Fact("6: 15 restoration", "scene.restores-interaction"),
        Fact("6: 15 key windows", "view.key-window"),
        Fact("6: 15 main actor", outside: "compiler"),
        Fact("6: 15 open sessions", "session.open-sessions-empty"),
        Fact("6: 16 external display", "scene.external-role"),
        Fact("6: 16 geometry", outside: "geometry"),
        Fact("6: 16.2 no name", "configuration.nameless-lookup-logged"),
        Fact("6: 17 activation", "request.activate-new", outside: "vision"),
        Fact("6: 18.4 SDK", "launch.adoption-advised"),
        Fact("6: 26 SDK", "launch.adoption-soon-required", "scene.destroyed-by-system"),
        Fact("6: 26 TN3187", "launch.adoption"),
        Fact("6: 27 SDK", "launch.adoption-enforced"),
        Fact("6: 27 trap", "launch.adoption-enforced"),
        Fact("6: 27 SDK-bound", "launch.adoption-enforced"),
        Fact("6: 27 manifest", "launch.adoption-enforced", "launch.callback-adopts"),
        Fact("6: 27 windows", "view.window-without-scene"),
        Fact("6: 27 deployment", outside: "distribution"),
        Fact("6: 27 configurations", "configuration.by-name", outside: "compiler"),
        Fact("6: 27 main.swift", "launch.application-first", "scene.delegate"),
    ]
}
