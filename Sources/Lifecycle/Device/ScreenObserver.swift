/// Follows the screen of a device through a run.
///
/// The device knows the app's windows, and which of them are in front. Their contents are in the trace. The App Switcher is
/// in neither: it stays open from the action that opens it to the one that leaves it.
package struct ScreenObserver: Hashable, Sendable {
    private var views: [String: Screen.View] = [:]
    private var latest = Latest()
    private var previous = Latest()
    private var hasFailed = false

    /// The part that the last action changed, which an action that came to nothing leaves as they were.
    private struct Latest: Hashable {
        /// True if an app without scenes has its card.
        var hasCard = false
        /// The action by which the App Switcher is open; nil if it is closed.
        var switcher: Action?
        var remark: String?
    }

    /// An observer that has seen nothing.
    package init() {}

    /// Takes in the next event of the trace.
    package mutating func take(_ event: TraceEvent) {
        switch (event.kind, event.state) {
        case (.launch, _):
            views = [:]
            latest = Latest(hasCard: latest.hasCard || event.launch != .background)
            hasFailed = false
        case (.action, _):
            event.action.map { act($0) }
        case (.fault, _):
            hasFailed = true
            views = [:]
        case (.state, .rootViewController(let view)?):
            views[event.scene ?? ""] = view.map { view in
                let texts = view.limited(toBytes: Screen.mostTextBytes).texts
                return Screen.View(type: event.class ?? view.type, texts: texts)
            }
        case (.state, .actionWithoutEffect(_, let reason)?):
            latest = previous
            latest.remark = reason
        default: break
        }
    }

    private mutating func act(_ action: Action) {
        previous = latest
        latest.remark = nil
        switch action {
        case .switcher: latest.switcher = action
        case .swipe:
            latest.switcher = action
            latest.hasCard = false
        case .home, .activate, .openURL, .continueActivity, .shortcut, .notification, .newWindow, .front:
            latest.switcher = nil
        case .terminate, .reinstall:
            latest.switcher = nil
            views = [:]
            if action == .reinstall { latest.hasCard = false }
        default: break
        }
    }

    /// Returns the screen of the device with the app as it is now.
    package func screen(of app: InstalledApp) -> Screen {
        let process = hasFailed ? nil : app.process
        var screen = Screen()
        screen.isRunning = process != nil
        screen.remark = latest.remark
        screen.cards = cards(of: app)
        screen.external = app.hasExternalDisplay ? app.externalSession : nil
        let shown = screen.cards.flatMap { $0 } + [screen.external].compactMap { $0 }
        screen.views = views.filter { shown.contains($0.key) }
        screen.content = content(screen, process)
        return screen
    }

    private func cards(of app: InstalledApp) -> [[String]] {
        if app.spaces.isEmpty { return latest.hasCard ? [[""]] : [] }
        return app.spaces.prefix(Screen.mostCards).map(\.scenes)
    }

    private func content(_ screen: Screen, _ process: AppProcess?) -> Screen.Content {
        switch latest.switcher {
        case .switcher?: return .switcher
        case .swipe? where !screen.cards.isEmpty: return .switcher
        default: break
        }
        guard let process, process.state != .background, let front = screen.cards.first else { return .home }
        return front.contains { screen.views[$0] != nil } ? .app : .black
    }
}

extension InstalledApp {
    /// The session of a window on an external display.
    fileprivate var externalSession: String? {
        let roles = [SceneConfiguration.externalDisplayRole, SceneConfiguration.olderExternalDisplayRole]
        return sessions.first { roles.contains($0.role) }?.id
    }
}
