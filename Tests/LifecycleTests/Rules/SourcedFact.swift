/// A numbered fact about UIKit, and its place in the model.
///
/// Sections 1, 3, 4 and 5 have numbers; of section 6, the row's system and subject stand for one.
struct SourcedFact: Sendable, CustomStringConvertible {
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

extension SourcedFact {
    static let all = command + persistence + configuration + beginning + versions

    static let command = [
        SourcedFact("1.1", "launch.application-first", "launch.did-finish"),
        SourcedFact(
            "1.2", "launch.will-finish", "launch.did-finish", "scene.will-connect", outside: "controller-restoration"),
        SourcedFact("1.3", "launch.main-storyboard", outside: "controller-restoration"),
        SourcedFact("1.4", "launch.main-storyboard", "launch.main-window"),
        SourcedFact("1.5", "launch.main-window"),
        SourcedFact("1.6", "launch.main-window", "launch.did-finish"),
        SourcedFact("1.7", "launch.did-finish"),
        SourcedFact(
            "1.8", "view.storyboard-controller", "scene.storyboard-window", "delivery.connection-options",
            "action.application-notifications"),
        SourcedFact("1.9", "scene.storyboard-window"),
        SourcedFact("1.10", "scene.storyboard-window"),
        SourcedFact("1.11", "view.window-shown", "view.loads-at-connection"),
        SourcedFact("1.12", "view.window-shown", "view.loads-at-connection"),
        SourcedFact("1.13", "view.storyboard-controller", "view.window-shown"),
        SourcedFact("1.14", "view.loads-when-shown"),
        SourcedFact("1.15", "view.appears"),
        SourcedFact("1.16", "view.appears", "launch.application-active"),
        SourcedFact("1.17", outside: "early-appearance"),
        SourcedFact("1.18", "scene.enter-foreground", "scene.become-active"),
        SourcedFact("1.19", "scene.become-active"),
        SourcedFact("1.20", "scene.enter-foreground", "scene.reclaimed"),
        SourcedFact("1.21", "scene.disconnected", "scene.reclaimed"),
        SourcedFact("1.22", "scene.discarded", "session.discarded-while-away"),
        SourcedFact("1.23", "scene.discarded", "request.destroy", "session.discarded-while-away"),
        SourcedFact("1.24", "session.unknown", "scene.will-connect", "action.home", "action.swipe"),
        SourcedFact("1.25", "session.discarded-while-away", "session.discarded-before-connection"),
        SourcedFact("1.26", outside: "private-state"),
        SourcedFact("1.27", "action.swipe", "action.will-terminate"),
        SourcedFact("1.28", "action.swipe", "action.killed-into-background", "window.last-remembered"),
        SourcedFact("1.29", "window.closed", "window.last-remembered"),
        SourcedFact("1.30", "window.last-remembered"),
        SourcedFact("1.31", "window.closed", "scene.reclaimed"),
        SourcedFact("1.32", "action.revived-by-fast-kill"),
        SourcedFact("1.33", outside: "unexplained"),
        SourcedFact("1.34", "scene.restores-interaction", "session.kept"),
        SourcedFact("1.35", "scene.saves-state", outside: "encrypted-activity"),
        SourcedFact("1.36", "action.application-notifications"),
        SourcedFact("1.37", "action.application-notifications"),
        SourcedFact("1.39", "launch.application-active"),
        SourcedFact("1.40", "window.space-restored", "window.arrangement-saved"),
    ]

    static let persistence = [
        SourcedFact("3.1", "session.identifier", "session.kept", "scene.discarded"),
        SourcedFact("3.2", "session.stored-configuration", outside: "snapshots"),
        SourcedFact("3.3", outside: "files"),
        SourcedFact("3.4", "session.stored-configuration"),
        SourcedFact("3.5", outside: "private-state"),
        SourcedFact("3.6", "session.unresolved-configuration"),
        SourcedFact("3.7", "session.unknown", "session.stored-configuration", "session.unresolved-configuration"),
        SourcedFact("3.8", "configuration.info-plist"),
        SourcedFact("3.9", "action.swipe", "action.uninstall", outside: "files"),
        SourcedFact("3.10", "window.last-remembered"),
        SourcedFact("3.11", "session.unresolved-stays-black"),
        SourcedFact("3.12", "session.removed-privately"),
        SourcedFact("3.13", "session.removed-privately"),
        SourcedFact("3.14", "session.removed-privately", "session.removal-keeps-open-sessions"),
        SourcedFact("3.15", "session.removed-privately"),
        SourcedFact("3.16", "session.open-sessions-empty"),
        SourcedFact("3.17", "request.activate-new", "request.activate-existing", outside: "activation-conditions"),
        SourcedFact("3.18", "request.destroy", "request.destroy-silent"),
        SourcedFact("3.19", "request.refresh"),
        SourcedFact("3.20", "request.unsupported"),
        SourcedFact("3.21", "request.unsupported", "request.unknown", outside: "geometry"),
        SourcedFact("3.22", "window.several"),
        SourcedFact("3.23", "request.activate-new", "request.activate-existing"),
        SourcedFact("3.24", "scene.destroyed-by-system", "scene.destroyed-by-user"),
        SourcedFact("3.25", "scene.destroyed-by-system"),
        SourcedFact("3.26", outside: "debug-descriptions"),
        SourcedFact("3.27", "scene.will-connect", outside: "debug-descriptions"),
        SourcedFact("3.28", outside: "mac"),
    ]

    static let configuration = [
        SourcedFact("4.1", "configuration.by-name", "configuration.without-name", "configuration.not-found"),
        SourcedFact("4.2", "configuration.without-name"),
        SourcedFact("4.3", "configuration.not-found", "configuration.nameless-lookup-logged"),
        SourcedFact("4.4", "configuration.not-found", "configuration.nameless-lookup-logged"),
        SourcedFact("4.5", "configuration.class-missing"),
        SourcedFact("4.6", "configuration.storyboard-without-delegate"),
        SourcedFact("4.7", "session.unresolved-configuration"),
        SourcedFact("4.9", "configuration.role-mismatch"),
        SourcedFact("4.10", "configuration.delegate"),
        SourcedFact("4.11", "scene.delegate", "scene.storyboard-window"),
        SourcedFact("4.12", "configuration.by-name"),
        SourcedFact("4.13", "configuration.delegate", outside: "debug-descriptions"),
        SourcedFact("4.14", "scene.external-role", outside: "car-play", "vision"),
        SourcedFact("4.15", outside: "vision"),
        SourcedFact("4.16", "scene.external-display", outside: "car-play"),
        SourcedFact("4.17", outside: "delegate-reuse"),
    ]

    static let beginning = [
        SourcedFact("5.1", "launch.application-first"),
        SourcedFact("5.2", "launch.application-first"),
        SourcedFact("5.4", "launch.application-first"),
        SourcedFact("5.5", "launch.application-first"),
        SourcedFact("5.6", "launch.application-first"),
        SourcedFact("5.7", outside: "compiler"),
        SourcedFact("5.8", "hosting.injected-by-framework", "hosting.injected", "hosting.injected-late"),
        SourcedFact(
            "5.9", "action.application-notifications", "delivery.connection-options", "delivery.url",
            "delivery.activity",
            "delivery.shortcut", "scene.memory-warning", "action.will-terminate", outside: "push", "cloud-sharing"),
        SourcedFact("5.10", outside: "compiler"),
        SourcedFact("5.11", "launch.adoption-needs-both"),
    ]

    static let versions = [
        SourcedFact("6: 9 root view controllers", "view.root-expected"),
        SourcedFact("6: 13 scenes", "session.stored-configuration", "launch.adoption"),
        SourcedFact("6: 13 shows", "view.window-shown"),
        SourcedFact("6: 14.5 attribution", outside: "event-attribution"),
        SourcedFact("6: 15 restoration", "scene.restores-interaction"),
        SourcedFact("6: 15 key windows", "view.key-window"),
        SourcedFact("6: 15 main actor", outside: "compiler"),
        SourcedFact("6: 15 open sessions", "session.open-sessions-empty"),
        SourcedFact("6: 16 external display", "scene.external-role"),
        SourcedFact("6: 16 geometry", outside: "geometry"),
        SourcedFact("6: 16.2 no name", "configuration.nameless-lookup-logged"),
        SourcedFact("6: 17 activation", "request.activate-new", outside: "vision"),
        SourcedFact("6: 18.4 SDK", "launch.adoption-advised"),
        SourcedFact("6: 26 SDK", "launch.adoption-soon-required", "scene.destroyed-by-system"),
        SourcedFact("6: 26 TN3187", "launch.adoption"),
        SourcedFact("6: 27 SDK", "launch.adoption-enforced"),
        SourcedFact("6: 27 trap", "launch.adoption-enforced"),
        SourcedFact("6: 27 SDK-bound", "launch.adoption-enforced"),
        SourcedFact("6: 27 manifest", "launch.adoption-enforced", "launch.callback-adopts"),
        SourcedFact("6: 27 windows", "view.window-without-scene"),
        SourcedFact("6: 27 deployment", outside: "distribution"),
        SourcedFact("6: 27 configurations", "configuration.by-name", outside: "compiler"),
        SourcedFact("6: 27 main.swift", "launch.application-first", "scene.delegate"),
    ]
}
