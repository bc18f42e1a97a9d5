extension Device {
    /// Does what the user asked for, from whatever state the app is in.
    mutating func perform(_ action: Action, _ app: String, _ effects: inout [DeviceEffect]) {
        guard let installed = apps[app] else { return }
        effects.append(.trace(TraceEvent(kind: .action, lane: .system, name: action.name, rule: action.rule(installed).id)))
        switch (action, installed.process) {
        case (.activate, nil):
            start(.homeScreen, app, &effects)
        case (.activate, let process?):
            if process.isSuspended {
                apps[app]?.process?.isSuspended = false
                effects.append(.resume)
            }
            apps[app]?.process?.switcherIsShown = false
            plan(process.toForeground(), app)
        case (.home, let process?):
            apps[app]?.process?.switcherIsShown = false
            plan(process.toBackground(), app)
        case (.switcher, let process?):
            apps[app]?.process?.switcherIsShown = true
            plan(process.resign(rule: .switcherShown), app)
        case (.suspend, let process?):
            guard !process.isSuspended else { return }
            guard process.state == .background else {
                effects.append(
                    .trace(
                        TraceEvent(
                            kind: .state, lane: .system, name: action.name,
                            text: "nothing happens: iOS suspends an app only in the background",
                            rule: Rule.suspended.id)))
                return
            }
            apps[app]?.process?.isSuspended = true
            effects.append(.suspend)
        case (.swipe, let process?):
            apps[app]?.cards = []
            if process.isSuspended {
                end(app, &effects)
                effects.append(.settled)
            } else {
                plan(process.swipedAway() + [.end], app)
            }
        case (.swipe, nil):
            apps[app]?.cards = []
        case (.reinstall, _):
            end(app, &effects)
            apps[app] = InstalledApp(description: installed.description)
            if installed.process != nil { effects.append(.settled) }
        case (.terminate, _):
            end(app, &effects)
            effects.append(.settled)
        case (.home, nil), (.suspend, nil), (.switcher, nil):
            break
        }
    }

    private mutating func plan(_ items: [AgendaItem], _ app: String) {
        apps[app]?.process?.agenda.insert(contentsOf: items, at: 0)
    }
}

extension Action {
    fileprivate func rule(_ app: InstalledApp) -> Rule {
        switch self {
        case .home: .home
        case .suspend: .suspended
        case .activate: .foreground
        case .switcher: .switcherShown
        case .swipe: app.process.map { !$0.isSuspended } ?? false ? .swipedAlive : .swipedAway
        case .terminate: .stopped
        case .reinstall: .uninstalled
        }
    }
}

extension AppProcess {
    /// The steps by which everything in the foreground becomes inactive.
    func resign(rule: Rule) -> [AgendaItem] {
        guard state == .foregroundActive else { return [] }
        return change(.willResignActive, rule: rule)
    }

    func toBackground() -> [AgendaItem] {
        guard state == .foregroundActive || state == .foregroundInactive else { return [] }
        return resign(rule: .home) + change(.didEnterBackground, rule: .home)
    }

    func toForeground() -> [AgendaItem] {
        switch state {
        case .foregroundActive, .unattached: []
        case .foregroundInactive: change(.didBecomeActive, rule: .switcherLeft)
        case .background: change(.willEnterForeground, rule: .foreground) + change(.didBecomeActive, rule: .foreground)
        }
    }

    /// What a running app hears when its card is swiped away.
    func swipedAway() -> [AgendaItem] {
        let terminate = AgendaItem.tell(.willTerminate, rule: Rule.willTerminate.id)
        guard lifeCycle == .scenes else {
            return toBackground() + [terminate]
        }
        let ids = scenes.map(\.id)
        return resign(rule: .swipedAlive)
            + ids.map { .tell(.disconnect(id: $0), rule: Rule.disconnected.id) }
            + (ids.isEmpty ? [] : [.tell(.discard(ids: ids), rule: Rule.discarded.id)])
            + [terminate]
    }

    /// One moment for each scene and for the application: the delegates hear it, the notifications are posted.
    private func change(_ moment: Moment, rule: Rule) -> [AgendaItem] {
        guard lifeCycle == .scenes else {
            return [.tell(.application(moment, callsDelegate: true), rule: rule.id)]
        }
        return scenes.map { .tell(.scene(moment, id: $0.id), rule: rule.id) }
            + [.tell(.application(moment, callsDelegate: false), rule: Rule.applicationNotifications.id)]
    }
}
