/// Version 1 of the trace told states by their names, and what was started by the words for it.
extension TraceEvent {
    /// The event with what version 1 said in names and words as values. An event of version 2 stays as it is.
    var typed: TraceEvent {
        var event = self
        if kind == .state, state == nil, let name {
            event.state = State(title: name, lane: lane, text: text, rule: rule) ?? .other(title: name, lane: lane)
            event.name = nil
        }
        if kind == .launch, launch == nil { event.launch = text.flatMap(ProcessLaunch.init(words:)) }
        return event
    }
}

extension TraceEvent.State {
    /// The state that version 1 wrote in this way; nil if it wrote none so.
    fileprivate init?(title: String, lane: TraceEvent.Lane, text: String?, rule: Rule.ID?) {
        switch (lane, title) {
        case (.application, "App"): self = .app
        case (.application, "application object"): self = .application
        case (.appDelegate, "delegate"): self = .appDelegate
        case (.sceneDelegate, "delegate"): self = .sceneDelegate
        case (.appDelegate, "UIApplicationDelegateAdaptor"): self = .adaptedAppDelegate
        case (.sceneDelegate, "UIApplicationDelegateAdaptor"): self = .adaptedSceneDelegate
        case (.system, "UISceneConfiguration"):
            guard let step = TraceEvent.ConfigurationStep(rule: rule) else { return nil }
            self = .configuration(step)
        case (.viewController, "init(coder:)"): self = .storyboardController
        case (.viewController, "view"): self = .viewLoaded
        case (.window, "rootViewController"):
            self = .rootViewController(text == Self.nothing ? nil : TraceEvent.RootView(summary: text ?? ""))
        case (.window, "window"): self = .windowReleased
        case (.window, "makeKeyAndVisible()"): self = .windowWithoutScene
        case (.system, "openSessions"): self = .windowsRestored
        case (.system, "connectedScenes"): self = .sceneReplaced
        case (.system, "requestSceneSessionRefresh(_:)"): self = .cardRefreshed
        case (.system, "test bundle"): self = .testBundleLoaded
        case (.test, "tests"): self = .noHostedTests
        case (.system, "ordinary launch"): self = .productionUnknown
        case (.system, _) where rule == Rule.modelOutside.id: self = .notModelled(api: title)
        case (.system, "launch refused"):
            guard let alternatives = LaunchAlternatives(words: text ?? "") else { return nil }
            self = .launchRefused(alternatives)
        case (.system, _) where text?.hasPrefix("looked up ") == true:
            guard let lookup = ClassLookup(api: title, words: text ?? "") else { return nil }
            self = .classNotFound(lookup)
        case (.system, _):
            guard let action = Action(title), action.name == title, let text, text.hasPrefix(Self.withoutEffect)
            else { return nil }
            self = .actionWithoutEffect(action, reason: String(text.dropFirst(Self.withoutEffect.count)))
        default: return nil
        }
    }

    private static let nothing = "none: the window shows nothing"
    private static let withoutEffect = "nothing happens: "
}

extension TraceEvent.ConfigurationStep {
    /// The step that version 1 told by a rule.
    fileprivate init?(rule: Rule.ID?) {
        switch rule {
        case Rule.sessionStoredConfiguration.id: self = .stored
        case Rule.configurationDelegate.id: self = .appDelegate
        case Rule.configurationInfoPlist.id: self = .infoPlist
        case Rule.configurationByName.id, Rule.configurationWithoutName.id: self = .found
        case Rule.configurationNotFound.id: self = .notFound
        case Rule.configurationUnknownNameRejected.id: self = .rejected
        case Rule.sessionUnresolvedConfiguration.id: self = .unresolved
        case Rule.configurationSceneClass.id: self = .sceneClassReplaced
        default: return nil
        }
    }
}

extension TraceEvent.RootView {
    /// Reads `ViewController: “Tonight”, “the real app”`.
    fileprivate init(summary: String) {
        guard summary.hasSuffix("”"), let start = summary.firstRange(of: ": “") else {
            self.init(type: summary)
            return
        }
        let texts = summary[start.upperBound...].dropLast()
        self.init(
            type: String(summary[..<start.lowerBound]),
            texts: texts.split(separator: "”, “", omittingEmptySubsequences: false).map { String($0) })
    }
}

extension ClassLookup {
    /// Reads `looked up Own, not found; there is App.Own, in another module or type`.
    fileprivate init?(api: String, words: String) {
        guard let match = words.wholeMatch(of: /looked up (.*?), not found(?:; there is (\S+?)([:,] .+))?/) else {
            return nil
        }
        self.init(api: api, name: String(match.1))
        guard let name = match.2 else { return }
        let near = Difference.allCases.map { NearMiss(name: String(name), difference: $0) }
        self.near = near.first { "; \($0.text)" == words.dropFirst("looked up \(match.1), not found".count) }
    }
}

extension LaunchAlternatives {
    /// Reads `it would launch on iOS 26, or under the reading callback-adopts`.
    fileprivate init?(words: String) {
        let version = { (text: Substring?) in text.flatMap { SystemVersion(String($0)) } }
        self.init(
            sdk: version(words.firstMatch(of: /the SDK of iOS ([\d.]+)/)?.1),
            system: version(words.firstMatch(of: /\bon iOS ([\d.]+)/)?.1),
            withoutReading: words.firstMatch(of: /without the reading ([\w-]+)/)
                .flatMap { Reading(rawValue: String($0.1)) },
            reading: words.firstMatch(of: /under the reading ([\w-]+)/).map { String($0.1) })
        guard words == text else { return nil }
    }
}

extension ProcessLaunch {
    /// The launch that version 1 told in these words.
    fileprivate init?(words: String) {
        switch words {
        case "from the home screen": self = .homeScreen
        case "by the system, in the background": self = .background
        case XcodeAction.run.words, XcodeAction.preview.words, XcodeAction.test(.none).words: self = .run
        case let words where words.hasPrefix("by Xcode's Test"): self = .test
        default: return nil
        }
    }
}
