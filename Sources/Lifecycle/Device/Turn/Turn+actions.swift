extension Turn {
    /// Performs an action of the user, Xcode or the system, from whatever state the app is in.
    mutating func perform(_ action: Action) {
        trace(action, rule: rule(action))
        guard !conditions.isDisabled(rule(action).id) else { return }
        guard app.process != nil || !action.needsProcess else {
            return note(action, "the app is not running", rule: action.info.rule)
        }
        noteWindows(action)
        switch action {
        case .home: home()
        case .suspend: suspend(action)
        case .activate: activate(action)
        case .switcher: cover(rule: .actionSwitcher)
        case .controlCenter: interrupt(action)
        case .swipe(let card): swipe(card, action)
        case .newWindow: openWindow(action)
        case .split: split(action)
        case .unsplit: unsplit(action)
        case .closeWindow(let number): closeWindow(number, action)
        case .front(let card): bringCard(card, action)
        case .backgroundLaunch:
            if app.process == nil {
                start(.background)
            } else {
                note(action, "the app is in memory", rule: .launchBackground)
            }
        case .reclaim: reclaim(action)
        case .memoryWarning:
            plan([.tell(.memoryWarning, rule: Rule.sceneMemoryWarning.id)])
        case .connectDisplay: changeDisplay(action, isConnected: true)
        case .disconnectDisplay: changeDisplay(action, isConnected: false)
        case .openURL(let url): open(.url(url))
        case .continueActivity(let type): open(.activity(ActivityRecord(type: type)))
        case .shortcut(let type): open(.shortcut(type))
        case .notification(let identifier): open(.notification(identifier))
        case .reinstall: reinstall()
        case .terminate: end()
        }
    }

    /// Notes at an action with windows that those of iPadOS 26 differ.
    private mutating func noteWindows(_ action: Action) {
        switch action {
        case .newWindow, .split, .unsplit, .closeWindow, .front: break
        default: return
        }
        guard conditions.system >= SystemVersion(26), showsSeveral, conditions.holds(.modelOutside) else { return }
        effects.append(
            .trace(
                TraceEvent(
                    state: .notModelled(api: "UIWindowScene"),
                    text:
                        "not modelled: the windows of iPadOS 26, which stay in the foreground behind others; here windows are as on iPadOS 13 to 18",
                    rule: Rule.modelOutside.id)))
    }

    private func rule(_ action: Action) -> Rule {
        switch action {
        case .swipe(let card): swipeRule(card)
        case .reclaim where app.process?.isSuspended == true: .scenePurged
        default: action.info.rule
        }
    }

    private mutating func home() {
        guard let process = app.process else { return }
        app.process?.isCovered = false
        guard process.state.isForeground else { return }
        app.arrangement = app.spaces
        let left = process.scenes.filter { $0.state.isForeground && !$0.isExternal }.map(\.id)
        let dismissed =
            conditions.holds(.sceneDestroyedByUser)
            ? left.filter { app.session($0)?.destruction?.contains(.userInitiatedDismissal) == true } : []
        app.removeCards(dismissed)
        plan(process.toBackground() + forget(dismissed, rule: .sceneDestroyedByUser))
    }

    private mutating func suspend(_ action: Action) {
        guard let process = app.process else { return }
        guard !process.isSuspended else { return note(action, "the app is suspended already", rule: .actionSuspend) }
        guard process.state == .background else {
            note(action, "iOS suspends an app only in the background", rule: .actionSuspend)
            return
        }
        app.process?.isSuspended = true
        effects.append(.suspend)
    }

    private mutating func activate(_ action: Action) {
        guard let process = app.process else {
            start(.homeScreen)
            return
        }
        if process.state == .foregroundActive { note(action, "the app is in front already", rule: .actionActivate) }
        wake()
        plan([.discardRemoved, .bringForward()])
    }

    /// Makes a suspended app run again, and removes anything that lies over the app.
    mutating func wake() {
        if app.process?.isSuspended == true {
            app.process?.isSuspended = false
            effects.append(.resume)
        }
        app.process?.isCovered = false
    }

    private mutating func interrupt(_ action: Action) {
        guard app.process?.state.isForeground == true else {
            note(action, "the app is not in front", rule: .actionInterrupted)
            return
        }
        cover(rule: .actionInterrupted)
    }

    private mutating func cover(rule: Rule) {
        guard let process = app.process, !process.isSuspended else { return }
        app.process?.isCovered = true
        plan(process.resign(rule: rule))
    }

    private mutating func reclaim(_ action: Action) {
        guard let process = app.process else { return }
        if process.isSuspended {
            end()
            effects.append(.settled)
            return
        }
        let hidden = process.scenes.filter { $0.state == .background && !$0.isExternal }
        guard !hidden.isEmpty else {
            note(action, "every scene is in the foreground", rule: .sceneReclaimed)
            return
        }
        plan(hidden.map { .tell(.disconnect(id: $0.id, callsDelegate: true), rule: Rule.sceneReclaimed.id) })
    }

    private mutating func open(_ delivery: Delivery) {
        guard app.process != nil else {
            start(.homeScreen, for: [delivery])
            return
        }
        wake()
        app.process?.deliveries.append(delivery)
        plan([.discardRemoved, .bringForward()])
    }

    /// Announces the types of the activities that are handed over later in the round.
    mutating func announce(to target: String?) {
        guard let process = app.process, let receiver = receiver(target, process) else { return }
        for case .activity(let activity) in process.deliveries.reversed() {
            plan([
                .tell(
                    .announce(activityType: activity.type, id: receiver.id), rule: Rule.deliveryActivityAnnounced.id)
            ])
        }
    }

    /// Hands over deliveries, to the scene in front or to the app delegate.
    mutating func deliver(to target: String?) {
        guard let process = app.process, let receiver = receiver(target, process) else { return }
        app.process?.deliveries = []
        plan(process.deliveries.map { .tell(.deliver($0, id: receiver.id), rule: $0.rule.id) })
    }

    /// Returns the receiver of deliveries; nil if the app lives with scenes and none is connected.
    private func receiver(_ target: String?, _ process: AppProcess) -> Receiver? {
        guard process.lifeCycle == .scenes else { return .app }
        return (target ?? app.spaces.first?.scenes.first { process.scene($0) != nil }).map { .scene($0) }
    }

    /// The receivers of deliveries.
    private enum Receiver {
        case app
        case scene(String)

        /// The scene's identifier; nil for the app.
        var id: String? {
            switch self {
            case .app: nil
            case .scene(let id): id
            }
        }
    }

    private mutating func reinstall() {
        let wasRunning = app.process != nil
        end()
        var fresh = InstalledApp(description: app.description)
        fresh.sessionsMade = app.sessionsMade
        fresh.hasExternalDisplay = app.hasExternalDisplay
        app = fresh
        if wasRunning { effects.append(.settled) }
    }
}

extension Delivery {
    /// The rule by which the delivery reaches the app.
    var rule: Rule {
        switch self {
        case .url: .deliveryUrl
        case .activity: .deliveryActivity
        case .shortcut: .deliveryShortcut
        case .notification: .deliveryNotification
        }
    }

    /// True if it is a notification, whose delegate hears of it at a launch, too.
    var isNotification: Bool {
        if case .notification = self { true } else { false }
    }
}
