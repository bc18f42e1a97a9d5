extension AppProcess {
    /// Returns the steps by which everything in the foreground becomes inactive.
    func resign(rule: Rule) -> [AgendaItem] {
        guard state == .foregroundActive else { return [] }
        return change(.willResignActive, scenes.filter { $0.state == .foregroundActive }, rule: rule)
    }

    /// Returns the steps by which the app leaves the screen.
    func toBackground(rule: Rule = .actionHome) -> [AgendaItem] {
        guard state.isForeground else { return [] }
        let shown = scenes.filter(\.state.isForeground)
        return resign(rule: rule) + shown.flatMap(\.saving) + change(.didEnterBackground, shown, rule: rule)
    }

    /// Returns the steps by which connected scenes come to the front; without scenes, the app.
    ///
    /// - Parameters:
    ///   - wanted: The scenes.
    ///   - target: The scene to which deliveries are handed over before events arrive.
    func toForeground(_ wanted: [ConnectedScene], for target: String? = nil) -> [AgendaItem] {
        let announce: [AgendaItem] = deliveries.isEmpty ? [] : [.announce(to: target)]
        let handOver: [AgendaItem] = deliveries.isEmpty ? [] : [.deliver(to: target)]
        guard lifeCycle == .scenes else {
            let deliver = announce + handOver
            return switch state {
            case .foregroundActive, .unattached: deliver
            case .foregroundInactive: deliver + change(.didBecomeActive, [], rule: .actionSwitcherLeft)
            case .background:
                change(.willEnterForeground, [], rule: .actionActivate) + deliver + firstLayout
                    + change(.didBecomeActive, [], rule: .actionActivate) + firstAppearance
            }
        }
        let hidden = wanted.filter { $0.state == .background }
        let inactive = wanted.filter { $0.state != .foregroundActive && !$0.isExternal }
        let rule: Rule = hidden.isEmpty ? .actionSwitcherLeft : .actionActivate
        return announce + change(.willEnterForeground, hidden, rule: rule, notifies: state == .background) + handOver
            + change(.didBecomeActive, inactive, rule: rule, notifies: state != .foregroundActive)
    }

    /// Returns the steps by which scenes leave the screen while the app stays on it.
    func hide(_ ids: [String], rule: Rule) -> [AgendaItem] {
        let shown = scenes.filter { ids.contains($0.id) && $0.state.isForeground }
        guard !shown.isEmpty else { return [] }
        return change(.willResignActive, shown.filter { $0.state == .foregroundActive }, rule: rule, notifies: false)
            + shown.flatMap(\.saving) + change(.didEnterBackground, shown, rule: rule, notifies: false)
    }

    /// Returns the steps by which a window that is closed leaves the screen, before its scene disconnects.
    ///
    /// - Parameters:
    ///   - id: The window's scene.
    ///   - neighbour: The scene of the window beside, which stays.
    func close(_ id: String, beside neighbour: String) -> [AgendaItem] {
        let rule = Rule.windowClosedInFront
        let closed = scenes.filter { $0.id == id && $0.state.isForeground }
        let staying = scenes.filter { $0.id == neighbour && $0.state.isForeground }
        return resign([id], rule: rule)
            + change(.willResignActive, staying.filter { $0.state == .foregroundActive }, rule: rule)
            + change(.didBecomeActive, staying, rule: rule)
            + closed.flatMap(\.saving)
            + change(.didEnterBackground, closed, rule: rule, notifies: staying.isEmpty)
    }

    /// Returns the steps by which some of the scenes in front become inactive.
    func resign(_ ids: [String], rule: Rule) -> [AgendaItem] {
        let active = scenes.filter { $0.state == .foregroundActive }
        let resigning = active.filter { ids.contains($0.id) }
        return change(.willResignActive, resigning, rule: rule, notifies: resigning.count == active.count)
    }

    /// Returns the steps of one moment for scenes and for the application: delegate callbacks, then notifications.
    private func change(
        _ moment: Moment, _ scenes: [ConnectedScene], rule: Rule, notifies: Bool = true
    ) -> [AgendaItem] {
        guard lifeCycle == .scenes else {
            return [.tell(.application(moment, callsDelegate: true), rule: rule.id)]
        }
        let told: [AgendaItem] = scenes.map { .tell(.scene(moment, id: $0.id), rule: rule.id) }
        guard notifies, !told.isEmpty else { return told }
        return told
            + [.tell(.application(moment, callsDelegate: false), rule: Rule.actionApplicationNotifications.id)]
    }

    private var firstLayout: [AgendaItem] {
        hasAppeared ? [] : [.tell(.layOut(id: nil), rule: Rule.viewChildLoadsAtLayout.id)]
    }

    private var firstAppearance: [AgendaItem] {
        hasAppeared ? [] : [.tell(.appear(id: nil), rule: Rule.viewAppears.id)]
    }
}

extension ConnectedScene {
    /// The step that asks for the state the scene needs to come back; empty for an external display.
    fileprivate var saving: [AgendaItem] {
        isExternal ? [] : [.tell(.saveState(id: id), rule: Rule.sceneSavesState.id)]
    }
}
