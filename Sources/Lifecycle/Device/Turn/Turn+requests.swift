/// The app's requests to the system.
extension Turn {
    /// Takes in a request at the moment it is made. Requests that take the system's time have their turn later.
    mutating func hear(_ request: Request) {
        switch request {
        case .removeSession(let id):
            if !conditions.isDisabled(Rule.sessionRemovedFromStore.id) { app.sessions.removeAll { $0.id == id } }
        case .destructionConditions(let id, let destruction):
            app.change(id) { $0.destruction = destruction.isEmpty ? nil : destruction }
        case .keep(let id, let activity, let userInfo):
            let stored = stored(activity)
            app.change(id) {
                $0.activity = stored
                $0.userInfo = userInfo
            }
        case .activate:
            if !showsSeveral { logUnsupported("requestSceneSessionActivation:") }
            planBeforeSettling(.grant(request))
        case .destroy:
            if !showsSeveral { logUnsupported("requestSceneSessionDestruction:") }
            planBeforeSettling(.grant(request))
        case .refresh:
            planBeforeSettling(.grant(request))
        }
    }

    /// Returns a restoration activity as the system stores it: nil if the Info.plist does not list its type.
    func stored(_ activity: ActivityRecord?) -> ActivityRecord? {
        guard conditions.holds(.sessionActivityTypes), let activity else { return activity }
        return app.description.activityTypes?.contains(activity.type) == true ? activity : nil
    }

    private mutating func logUnsupported(_ message: String) {
        log(
            "[Scene] Invalid attempt to call -[UIApplication \(message)] from an unsupported device.",
            rule: .requestUnsupported)
    }

    /// Grants a request.
    mutating func grant(_ request: Request) {
        switch request {
        case .activate(let activation): grant(activation)
        case .destroy(let number, let id): destroy(id, number)
        case .refresh(let id) where !conditions.isDisabled(Rule.requestRefresh.id):
            effects.append(
                .trace(
                    TraceEvent(
                        state: .cardRefreshed, scene: id,
                        text: app.process?.scene(id)?.state.isForeground == true
                            ? "nothing happens: the scene is in the foreground"
                            : "the system draws the session's card anew when it likes",
                        rule: Rule.requestRefresh.id)))
        case .refresh, .removeSession, .destructionConditions, .keep:
            break
        }
    }

    private mutating func refuse(_ number: Int, _ code: UISceneErrorCode, rule: Rule) {
        plan([.tell(.refuse(request: number, code), rule: rule.id)])
    }

    private mutating func grant(_ activation: SceneActivation) {
        guard showsSeveral else {
            refuse(activation.request, .multipleScenesNotSupported, rule: .requestUnsupported)
            return
        }
        let rule: Rule = activation.session == nil ? .requestActivateNew : .requestActivateExisting
        guard !conditions.isDisabled(rule.id) else { return }
        guard let process = app.process else { return }
        guard let id = activation.session else {
            show(makeIdentifier(), beside: activation.requesting, activity: activation.activity, process)
            return
        }
        guard app.session(id) != nil, app.hasCard(id) else {
            refuse(activation.request, .requestDenied, rule: .requestUnknown)
            return
        }
        guard process.scene(id) != nil else {
            show(id, beside: activation.requesting, activity: activation.activity, process)
            return
        }
        let hidden = bringToFront(id)
        if let activity = activation.activity { app.process?.deliveries.append(.activity(activity)) }
        plan([.bringForward(for: id)] + process.hide(hidden, rule: .requestActivateExisting))
    }

    /// Connects a session's scene, beside the one that asked if there is room.
    private mutating func show(
        _ id: String, beside requesting: String?, activity: ActivityRecord?, _ process: AppProcess
    ) {
        app.spaces = app.spaces.without([id])
        app.remembered = app.remembered.flatMap { [$0].without([id]).first }
        var hidden: [String] = []
        var room: [AgendaItem] = []
        if let front = app.spaces.first, front.scenes.count == 1,
            process.scene(front.scenes[0])?.state.isForeground == true,
            requesting == nil || requesting == front.scenes[0]
        {
            room = makeRoom(beside: front.scenes, process)
            app.spaces[0].scenes.append(id)
        } else {
            hidden = app.spaces.first?.scenes ?? []
            app.spaces.insert(Space(scenes: [id]), at: 0)
        }
        if let activity { app.process?.deliveries.append(.activity(activity)) }
        // Nothing lies over an app that shows a new scene, so all that is in front becomes active.
        app.process?.isCovered = false
        plan(room + [.configure(session: id)] + process.hide(hidden, rule: .requestActivateNew) + [.bringForward()])
    }

    /// Puts the space of a session in front and returns the windows that it covers.
    private mutating func bringToFront(_ id: String) -> [String] {
        guard let index = app.spaces.firstIndex(where: { $0.scenes.contains(id) }), index > 0 else { return [] }
        let hidden = app.spaces[0].scenes
        app.spaces.insert(app.spaces.remove(at: index), at: 0)
        return hidden
    }

    private mutating func destroy(_ id: String, _ number: Int) {
        guard showsSeveral else {
            refuse(number, .multipleScenesNotSupported, rule: .requestUnsupported)
            return
        }
        guard let process = app.process, app.session(id) != nil else {
            refuse(number, .requestDenied, rule: .requestUnknown)
            return
        }
        let wasShown = process.scene(id).map { $0.state.isForeground && !$0.isExternal } ?? false
        let remain = process.scenes.contains { $0.id != id && $0.state.isForeground && !$0.isExternal }
        app.removeCards([id])
        let isSilent = conditions.holds(.requestDestroySilent)
        let rule: Rule = isSilent ? .requestDestroySilent : .requestDestroy
        plan(
            process.resign([id], rule: rule) + forget([id], rule: rule, callsDelegate: !isSilent)
                + (wasShown && !remain && conditions.holds(.requestReplaced) ? [.replaceScene] : []))
    }
}
