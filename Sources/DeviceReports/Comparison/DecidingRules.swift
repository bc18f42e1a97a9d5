package import Lifecycle

/// The rules of the model that decided the facts at the first test, as the trace of the run names them.
package struct DecidingRules: Hashable, Sendable {
    private var events: [TraceEvent]
    private var usesScenes: Bool

    /// - Parameter events: The trace of the launch with the tests.
    package init(_ events: [TraceEvent]) {
        let first = events.firstIndex { $0.kind == .test }
        self.events = Array(events[..<(first ?? events.endIndex)])
        usesScenes = self.events.contains { $0.state?.isDecisive == true }
    }

    /// The facts about sessions, scenes and windows that the model decides.
    static let facts: Set<String> = [
        "session.role", "session.configuration", "session.delegateClass", "session.sceneClass", "session.storyboard",
        "session.connected", "scene.class", "scene.delegate", "scene.state", "window.class", "window.scene",
        "window.rootViewController", "window.hidden", "window.key",
    ]

    /// Returns the rule that decided a fact; nil if none of the trace's did, and none of the catalog's always does.
    func rule(for line: RecordedLine, in record: LaunchRecord) -> Rule? {
        switch line.fact {
        case "application.class", "application.delegate":
            return named { $0.state == .appDelegate || $0.state == .adaptedAppDelegate } ?? .launchApplicationFirst
        case "application.state": return usesScenes ? .sceneBecomeActive : .launchApplicationActive
        case "application.openSessions":
            return record.value("application.openSessions") == "0" && usesScenes
                ? .sessionOpenSessionsEmpty : configuration(line) ?? .launchAdoption
        case "application.connectedScenes": return usesScenes ? .sceneWillConnect : .launchAdoption
        case "session.connected", "session.role", "session.sceneClass", "scene.class":
            return configuration(line) ?? .sceneWillConnect
        case "session.configuration", "session.delegateClass", "session.storyboard", "scene.delegate":
            return configuration(line) ?? .sessionStoredConfiguration
        case "scene.state": return .sceneBecomeActive
        case "window.rootViewController", "window.class", "window.scene":
            return named { if case .rootViewController = $0.state { true } else { false } } ?? .viewWindowShown
        case "window.hidden": return usesScenes ? .viewWindowShown : .launchMainWindow
        case "window.key": return .viewKeyWindow
        default: return nil
        }
    }

    /// Returns the rule by which a notification is posted; nil for one that the model does not post.
    func rule(forNotification name: String) -> Rule? {
        switch name {
        case "UISceneWillConnectNotification": .sceneWillConnectNotification
        case "UISceneDidActivateNotification": .sceneBecomeActive
        case "UISceneWillEnterForegroundNotification": .sceneEnterForeground
        case "UISceneDidDisconnectNotification": .sceneDisconnected
        case "UIApplicationDidBecomeActiveNotification":
            usesScenes ? .actionApplicationNotifications : .launchApplicationActive
        case "UIApplicationWillTerminateNotification": .actionWillTerminate
        case "UIApplicationWillEnterForegroundNotification", "UIApplicationDidEnterBackgroundNotification",
            "UIApplicationWillResignActiveNotification":
            .actionApplicationNotifications
        default: nil
        }
    }

    /// The rule by which the session of a fact got its configuration: the decisive one of the scene of that number.
    private func configuration(_ line: RecordedLine) -> Rule? {
        var scenes: [String] = []
        var rules: [String: Rule] = [:]
        for event in events where event.state?.isDecisive == true {
            guard let rule = event.rule.flatMap(Rule.named) else { continue }
            let scene = event.scene ?? ""
            if rules[scene] == nil { scenes.append(scene) }
            rules[scene] = rule
        }
        let number = line.subject?.split(separator: ",").first?.split(separator: " ").last.flatMap { Int($0) } ?? 1
        return (scenes.indices.contains(number - 1) ? scenes[number - 1] : scenes.last).flatMap { rules[$0] }
    }

    private func named(_ isDeciding: (TraceEvent) -> Bool) -> Rule? {
        events.last { isDeciding($0) && $0.rule != nil }?.rule.flatMap(Rule.named)
    }
}

extension TraceEvent.State {
    /// True for a step that settles which configuration a scene connects with.
    fileprivate var isDecisive: Bool {
        if case .configuration(let step) = self { step.isDecisive } else { false }
    }
}
