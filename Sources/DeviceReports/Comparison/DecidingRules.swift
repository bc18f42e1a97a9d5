package import Lifecycle

/// The rules of the model that led to the facts at the first test, as the trace of the run names them.
package struct DecidingRules: Hashable, Sendable {
    private var events: [TraceEvent]
    /// True if the run's app lives with scenes.
    let usesScenes: Bool

    /// The rules behind a fact.
    struct Grounds: Hashable {
        /// The rule that decides it; nil if none is known.
        var rule: Rule?
        /// The rules of the same launch that led there, in their order.
        var after: [Rule.ID] = []
    }

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

    /// The facts whose value is what their rule states, so that a device that agrees has measured the rule.
    package static let measuring: Set<String> = [
        "application.state", "session.configuration", "session.delegateClass", "session.storyboard", "scene.state",
        "window.key", "variable",
    ]

    /// Returns the rules behind a fact at the first test.
    func grounds(for line: RecordedLine) -> Grounds {
        switch line.fact {
        case "application.class", "application.delegate":
            return Grounds(
                rule: last { $0.state == .appDelegate || $0.state == .adaptedAppDelegate }?.rule.flatMap(Rule.named))
        case "application.state": return Grounds(rule: usesScenes ? .sceneBecomeActive : .launchApplicationActive)
        case "application.openSessions", "application.connectedScenes":
            guard usesScenes else { return Grounds(rule: .launchAdoption) }
            var grounds = chain(to: decisive(line), .sceneWillConnect)
            grounds.after.insert(Rule.launchAdoption.id, at: 0)
            return grounds
        case "scene.state": return Grounds(rule: .sceneBecomeActive)
        case "scene.class", "session.connected": return chain(to: decisive(line), .sceneWillConnect)
        case "scene.delegate": return chain(to: decisive(line), .sceneDelegate)
        case "session.role", "session.sceneClass", "session.configuration", "session.delegateClass",
            "session.storyboard":
            let event = decisive(line)
            return chain(to: event, event?.rule.flatMap(Rule.named) ?? .sessionStoredConfiguration)
        case "window.hidden": return Grounds(rule: usesScenes ? .viewWindowShown : .launchMainWindow)
        case "window.key": return Grounds(rule: .viewKeyWindow)
        default: return window()
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

    /// The rules behind a window's content: of its storyboard or its code, after those of its scene.
    private func window() -> Grounds {
        let shown = last { if case .rootViewController = $0.state { true } else { false } }
        var grounds = chain(
            to: shown, shown?.rule.flatMap(Rule.named) ?? (usesScenes ? .viewWindowShown : .launchMainStoryboard))
        let storyboard = events.contains {
            $0.rule == Rule.launchMainStoryboard.id || $0.state == .storyboardController
        }
        if !usesScenes, storyboard, grounds.rule != .launchMainStoryboard {
            grounds.after.insert(Rule.launchMainStoryboard.id, at: 0)
        }
        return grounds
    }

    /// The step that settled the configuration of the session of a fact: of the scene of that number.
    private func decisive(_ line: RecordedLine) -> TraceEvent? {
        var last: [String: TraceEvent] = [:]
        var scenes: [String] = []
        for event in events where event.state?.isDecisive == true {
            let scene = event.scene ?? ""
            if last[scene] == nil { scenes.append(scene) }
            last[scene] = event
        }
        let words = line.subject?.split(separator: ",").first?.split(separator: " ")
        let number = words?.last.flatMap { Int($0) } ?? 1
        return (scenes.indices.contains(number - 1) ? scenes[number - 1] : scenes.last).flatMap { last[$0] }
    }

    /// The areas of rules that lead to the configuration of a scene and to what it shows.
    private static let areas = [
        "launch.adoption", "launch.callback", "session.", "configuration.", "window.", "scene.",
    ]

    /// Returns a rule, after those of the launch that led to an event.
    private func chain(to event: TraceEvent?, _ rule: Rule) -> Grounds {
        guard let event, let end = events.firstIndex(of: event) else { return Grounds(rule: rule) }
        var seen: Set<Rule.ID> = [rule.id]
        let told = events[...end].compactMap(\.rule).filter { id in Self.areas.contains { id.hasPrefix($0) } }
        let all = told + [rule.id]
        let untold = Self.untold.filter { all.contains($0.key.id) }.map(\.value.id)
        let several = scenes.count > 1 ? [Rule.windowSeveral.id] : []
        return Grounds(rule: rule, after: (untold.sorted() + several + told).filter { seen.insert($0).inserted })
    }

    /// Rules that leave no event, by the rules whose events say that they took part.
    private static let untold: [Rule: Rule] = [
        .sessionStoredConfiguration: .sessionSavedAtConnection, .sessionRemovedPrivately: .sessionRemovedFromStore,
    ]

    /// The scenes whose configuration was settled.
    private var scenes: Set<String> {
        Set(events.filter { $0.state?.isDecisive == true }.compactMap(\.scene))
    }

    private func last(_ isMeant: (TraceEvent) -> Bool) -> TraceEvent? {
        events.last { isMeant($0) && $0.rule != nil }
    }
}

extension TraceEvent.State {
    /// True for a step that settles which configuration a scene connects with.
    fileprivate var isDecisive: Bool {
        if case .configuration(let step) = self { step.isDecisive } else { false }
    }
}
