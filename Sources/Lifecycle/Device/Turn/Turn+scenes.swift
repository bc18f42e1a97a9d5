extension Turn {
    /// True if the app may show several windows here: the device can, and the Info.plist says so.
    var showsSeveral: Bool {
        guard conditions.idiom == .pad, conditions.system >= .scenes, app.process?.lifeCycle != .application else {
            return false
        }
        return app.description.sceneManifest?.supportsMultipleScenes == true && conditions.holds(.windowSeveral)
    }

    /// Plans the scenes that the home screen asks the app for: those of the space that was in front, or a new one.
    mutating func connectScenes() {
        if app.spaces.isEmpty {
            app.spaces = [app.remembered ?? Space(scenes: [makeIdentifier()])]
            if app.remembered == nil { keepConfigurationOfRemovedCard(for: app.spaces[0].scenes[0]) }
            app.remembered = nil
        }
        var ids = app.spaces.first?.scenes ?? []
        if !showsSeveral || !conditions.holds(.windowSpaceRestored) { ids = Array(ids.prefix(1)) }
        if ids.count > 1 {
            effects.append(
                .trace(
                    TraceEvent(
                        state: .windowsRestored, text: "\(ids.count) windows side by side come back",
                        rule: Rule.windowSpaceRestored.id)))
        }
        if app.hasExternalDisplay { ids += externalSessions }
        plan(ids.map { .configure(session: $0) })
    }

    /// Gives a new session the stored configuration of one whose card was removed while the app was not running.
    private mutating func keepConfigurationOfRemovedCard(for id: String) {
        guard conditions.holds(.sessionKeptAfterOfflineSwipe),
            let removed = app.sessions.last(where: { $0.role == SceneConfiguration.applicationRole })
        else { return }
        app.sessions.append(SessionRecord(id: id, configuration: removed.configuration))
    }

    /// Brings the spaces back as they were when the app was left.
    mutating func restoreArrangement() {
        guard conditions.holds(.windowArrangementSaved), showsSeveral, !app.arrangement.isEmpty,
            app.arrangement != app.spaces
        else { return }
        let live = Set(app.spaces.flatMap(\.scenes))
        let saved = app.arrangement.compactMap { space in
            let scenes = space.scenes.filter(live.contains)
            return scenes.isEmpty ? nil : Space(scenes: scenes)
        }
        let restored = saved + app.spaces.without(saved.flatMap(\.scenes))
        guard restored != app.spaces else { return }
        app.spaces = restored
        effects.append(
            .trace(
                TraceEvent(
                    state: .windowsRestored, text: "the windows are arranged as they were when the app was left",
                    rule: Rule.windowArrangementSaved.id)))
    }

    /// Uses the stored configuration if there is one that holds, otherwise asks for one.
    mutating func configure(_ id: String) {
        if app.session(id) == nil {
            // A session without a card is on an external display.
            app.sessions.append(
                SessionRecord(id: id, role: app.hasCard(id) ? SceneConfiguration.applicationRole : externalRole))
        }
        guard let session = app.session(id), let process = app.process, process.scene(id) == nil else { return }
        if session.configuration != nil, conditions.holds(.sessionStoredConfiguration) {
            plan([.tell(.resolve(session), rule: Rule.sessionStoredConfiguration.id)])
        } else {
            plan([.tell(.configuration(session, process.deliveries), rule: Rule.sessionUnknown.id)])
        }
    }

    /// Connects a scene and brings it to the front.
    mutating func connect(_ id: String) {
        guard let session = app.session(id), let process = app.process, process.scene(id) == nil else { return }
        let isExternal = session.role != SceneConfiguration.applicationRole
        let deliveries = isExternal ? [] : process.deliveries
        if !isExternal { app.process?.deliveries = [] }
        app.process?.scenes.append(ConnectedScene(id: id, state: .unattached, isExternal: isExternal))
        var items: [AgendaItem] = [.tell(.connect(session, deliveries), rule: Rule.sceneWillConnect.id)]
        let discardsHere =
            conditions.holds(.sessionDiscardedAfterConnection) || conditions.holds(.sessionDiscardedBeforeConnection)
        if !isExternal, discardsHere { items.append(.discardRemoved) }
        items.append(.tell(.scene(.willEnterForeground, id: id), rule: Rule.sceneEnterForeground.id))
        if !isExternal, process.state == .background {
            items.append(
                .tell(
                    .application(.willEnterForeground, callsDelegate: false),
                    rule: Rule.actionApplicationNotifications.id))
        }
        if session.activity != nil, conditions.holds(.sceneRestoresInteraction) {
            items.append(.tell(.restoreInteraction(id: id), rule: Rule.sceneRestoresInteraction.id))
        }
        items += deliveries.filter(\.isNotification).map { .tell(.deliver($0, id: id), rule: $0.rule.id) }
        items.append(.tell(.layOut(id: id), rule: Rule.viewChildLoadsAtLayout.id))
        if !isExternal {
            items += neighbours(of: id).map { .tell(.scene(.didBecomeActive, id: $0), rule: Rule.windowBeside.id) }
            items.append(.tell(.scene(.didBecomeActive, id: id), rule: Rule.sceneBecomeActive.id))
            if process.state != .foregroundActive {
                items.append(
                    .tell(
                        .application(.didBecomeActive, callsDelegate: false),
                        rule: Rule.actionApplicationNotifications.id))
            }
        }
        items.append(.tell(.appear(id: id), rule: Rule.viewAppears.id))
        plan(items + (discardsHere || isExternal ? [] : [.discardRemoved]))
    }

    /// Returns the scenes beside a window in front that wait for it to enter the foreground.
    func neighbours(of id: String) -> [String] {
        guard let front = app.spaces.first, front.scenes.contains(id) else { return [] }
        return front.scenes.filter { $0 != id && app.process?.scene($0)?.state == .foregroundInactive }
    }

    /// Brings the front space to the foreground: scenes that come back, scenes that connect.
    mutating func bringForward(for target: String? = nil) {
        guard let process = app.process else { return }
        guard process.lifeCycle == .scenes else {
            plan(process.toForeground([]))
            return
        }
        plan(displayChanges(process))
        guard process.scenes.contains(where: { !$0.isExternal }), let front = app.spaces.first else {
            plan([.connectScenes])
            return
        }
        let wanted = showsSeveral ? front.scenes : Array(front.scenes.prefix(1))
        let connected =
            wanted.compactMap { process.scene($0) }
            + process.scenes.filter { $0.isExternal && app.hasExternalDisplay && !wanted.contains($0.id) }
        plan(
            process.toForeground(connected, for: target)
                + wanted.filter { process.scene($0) == nil }.map { .configure(session: $0) })
    }

    /// Brings up a scene in place of one that was closed.
    mutating func replaceScene() {
        effects.append(
            .trace(
                TraceEvent(
                    state: .sceneReplaced, text: "another scene comes in place of the one that was closed",
                    rule: Rule.requestReplaced.id)))
        bringForward()
    }

    /// Tells the app about the sessions whose cards were removed while no message could reach it.
    ///
    /// It hears of them once a scene has connected, unless a reading has them come first.
    mutating func discardRemoved() {
        guard let process = app.process else { return }
        let known = app.sessions.filter { $0.role == SceneConfiguration.applicationRole }.map(\.id)
        // A session that the app removed privately may still have its scene.
        let others = process.scenes.filter { !$0.isExternal && !known.contains($0.id) }.map(\.id)
        let removed = (known + others).filter { !app.hasCard($0) }
        let isFirst = conditions.holds(.sessionDiscardedBeforeConnection)
        guard !removed.isEmpty, isFirst || process.scenes.contains(where: { !$0.isExternal }) else { return }
        let rule = isFirst ? Rule.sessionDiscardedBeforeConnection : .sessionDiscardedWhileAway
        plan(
            removed.filter { process.scene($0) != nil }.map {
                .tell(.disconnect(id: $0, callsDelegate: true), rule: Rule.sceneDisconnected.id)
            } + [.tell(.discard(ids: removed, callsDelegate: true), rule: rule.id)])
    }

    /// The sessions of external displays; one is made if there is none.
    private var externalSessions: [String] {
        mutating get {
            if let known = app.sessions.first(where: { $0.role != SceneConfiguration.applicationRole }) {
                return [known.id]
            }
            let session = SessionRecord(id: makeIdentifier(), role: externalRole)
            app.sessions.append(session)
            return [session.id]
        }
    }

    private var externalRole: String {
        conditions.holds(.sceneExternalRole)
            ? SceneConfiguration.externalDisplayRole : SceneConfiguration.olderExternalDisplayRole
    }

    /// Connects or disconnects the scene of an external display.
    mutating func changeDisplay(_ action: Action, isConnected: Bool) {
        guard isConnected != app.hasExternalDisplay else {
            let why = isConnected ? "an external display is connected already" : "no external display is connected"
            note(action, why, rule: .sceneExternalDisplay)
            return
        }
        app.hasExternalDisplay = isConnected
        guard let process = app.process, process.lifeCycle == .scenes, !process.isSuspended else { return }
        plan(displayChanges(process))
    }

    /// Returns the steps by which scenes on external displays come and go with them.
    ///
    /// A suspended app gets them when it runs again.
    private mutating func displayChanges(_ process: AppProcess) -> [AgendaItem] {
        let shown = process.scenes.filter(\.isExternal)
        if app.hasExternalDisplay {
            return shown.isEmpty ? externalSessions.map { .configure(session: $0) } : []
        }
        return shown.map { .tell(.disconnect(id: $0.id, callsDelegate: true), rule: Rule.sceneExternalDisplay.id) }
    }
}
