/// The windows of an app on an iPad, and its cards in the App Switcher.
extension Turn {
    /// Closes scenes and forgets their sessions.
    mutating func forget(_ ids: [String], rule: Rule, callsDelegate: Bool = true) -> [AgendaItem] {
        guard let process = app.process else { return [] }
        let known = ids.filter { app.session($0) != nil || process.scene($0) != nil }
        guard !known.isEmpty else { return [] }
        let connected = known.filter { process.scene($0) != nil }
        return connected.map { .tell(.disconnect(id: $0, callsDelegate: callsDelegate), rule: rule.id) }
            + [
                .tell(
                    .discard(ids: known, callsDelegate: callsDelegate),
                    rule: callsDelegate ? Rule.sceneDiscarded.id : rule.id)
            ]
    }

    /// The cards that the App Switcher shows, at least one. An app without scenes has one, whatever an earlier build had.
    private var cards: [Space] {
        guard app.spaces.isEmpty || app.process?.lifeCycle == .application else { return app.spaces }
        return [Space(scenes: app.spaces.flatMap(\.scenes))]
    }

    /// Returns the rule for the user's swipe at a card.
    func swipeRule(_ card: Int) -> Rule {
        guard let process = app.process, !process.isSuspended else { return .actionSwipeAway }
        guard cards.count == 1 else { return .windowClosed }
        return !app.spaces.isEmpty && staysKnown ? .windowLastRemembered : .actionSwipe
    }

    /// True if the last window comes back after it was closed.
    private var staysKnown: Bool {
        showsSeveral && conditions.holds(.windowLastRemembered)
    }

    mutating func swipe(_ card: Int, _ action: Action) {
        guard (1...cards.count).contains(card) else {
            note(action, "the App Switcher has no card \(card) of this app", rule: .actionSwipeAway)
            return
        }
        let space = cards[card - 1]
        let isLast = cards.count == 1
        let staysKnown = isLast && !space.scenes.isEmpty && staysKnown
        app.removeCards(space.scenes)
        if staysKnown { app.remembered = space }
        guard let process = app.process else { return }
        if process.isSuspended {
            guard isLast else { return }
            end()
            effects.append(.settled)
        } else if !isLast {
            plan(process.resign(space.scenes, rule: .windowClosed) + forget(space.scenes, rule: .windowClosed))
        } else {
            plan(lastSwiped(process, space.scenes, staysKnown: staysKnown) + [.end])
        }
    }

    /// Returns the steps for a running app whose last card is swiped away.
    private mutating func lastSwiped(_ process: AppProcess, _ ids: [String], staysKnown: Bool) -> [AgendaItem] {
        let terminate = AgendaItem.tell(.willTerminate, rule: Rule.actionWillTerminate.id)
        guard process.lifeCycle == .scenes else {
            return process.toBackground() + [terminate]
        }
        if staysKnown { return process.toBackground(rule: .windowLastRemembered) + [terminate] }
        if conditions.holds(.actionKilledIntoBackground) {
            return process.toBackground(rule: .actionKilledIntoBackground) + [terminate]
        }
        let closed = process.scenes.filter { !$0.isExternal }.map(\.id)
        if conditions.holds(.actionRevivedByFastKill), let first = closed.first {
            let disconnect = closed.map {
                AgendaItem.tell(.disconnect(id: $0, callsDelegate: true), rule: Rule.sceneDisconnected.id)
            }
            return process.resign(rule: .actionSwipe) + disconnect + revive(like: first) + [terminate]
        }
        // Scenes whose memory was taken back are closed, too.
        let away = ids.filter { process.scene($0) == nil }
        let leave =
            throughBackground.map { process.toBackground(rule: $0) } ?? process.resign(rule: .actionSwipe)
        return leave + forget(closed + away, rule: .sceneDisconnected) + [terminate]
    }

    /// The rule by which an app that is swiped away enters the background first; nil if it does not.
    private var throughBackground: Rule? {
        [.actionSwipeThroughBackground, .actionSwipeThroughBackgroundEarlier].first(where: conditions.holds)
    }

    /// Returns the steps of a second scene that comes and goes while the app is being closed.
    private mutating func revive(like closed: String) -> [AgendaItem] {
        let id = makeIdentifier()
        let session = SessionRecord(id: id, configuration: app.session(closed)?.configuration)
        app.sessions.append(session)
        app.process?.scenes.append(ConnectedScene(id: id, state: .unattached))
        let rule = Rule.actionRevivedByFastKill.id
        return [
            .tell(.connect(session, []), rule: rule),
            .tell(.scene(.willEnterForeground, id: id), rule: rule),
            .tell(.scene(.didEnterBackground, id: id), rule: rule),
        ]
    }

    mutating func openWindow(_ action: Action) {
        guard showsSeveral else {
            note(action, "the app shows one window here", rule: .windowNew)
            return
        }
        let id = makeIdentifier()
        if app.process == nil { restoreArrangementIfKnown() }
        let hidden = app.spaces.first?.scenes ?? []
        app.spaces.insert(Space(scenes: [id]), at: 0)
        guard let process = app.process else {
            app.arrangement = app.spaces
            start(.homeScreen)
            return
        }
        wake()
        plan([.discardRemoved, .configure(session: id)] + process.hide(hidden, rule: .windowNew) + [.bringForward()])
    }

    mutating func split(_ action: Action) {
        guard let process = app.process, process.state.isForeground, showsSeveral, let front = app.spaces.first else {
            note(action, "only an app in the foreground that supports several windows can do this", rule: .windowSplit)
            return
        }
        guard front.scenes.count == 1 else {
            note(action, "two windows are side by side", rule: .windowSplit)
            return
        }
        let second: String
        if app.spaces.count > 1 {
            second = app.spaces[1].scenes[0]
            app.spaces = app.spaces.without([second])
        } else {
            second = makeIdentifier()
        }
        let isConnected = process.scene(second) != nil
        wake()
        app.spaces[0].scenes.append(second)
        plan(
            makeRoom(beside: front.scenes, process)
                + (isConnected ? [.bringForward()] : [.configure(session: second), .bringForward()]))
    }

    /// Returns the steps by which the windows in front wait for another one beside them.
    func makeRoom(beside front: [String], _ process: AppProcess) -> [AgendaItem] {
        conditions.holds(.windowBeside) ? process.resign(front, rule: .windowBeside) : []
    }

    mutating func closeWindow(_ number: Int, _ action: Action) {
        guard let process = app.process, process.state.isForeground, showsSeveral, let front = app.spaces.first,
            front.scenes.count == 2
        else {
            note(action, "no two windows are side by side", rule: .windowClosedInFront)
            return
        }
        guard (1...2).contains(number) else {
            note(action, "there is no window \(number) in front", rule: .windowClosedInFront)
            return
        }
        let closed = front.scenes[number - 1]
        app.removeCards([closed])
        wake()
        plan(process.close(closed, beside: front.scenes[2 - number]) + forget([closed], rule: .windowClosedInFront))
    }

    mutating func unsplit(_ action: Action) {
        guard let process = app.process, process.state.isForeground, showsSeveral, let front = app.spaces.first,
            front.scenes.count == 2
        else {
            note(action, "no two windows are side by side", rule: .windowSplit)
            return
        }
        app.spaces.replaceSubrange(0..<1, with: front.scenes.map { Space(scenes: [$0]) })
        plan(process.hide([front.scenes[1]], rule: .windowSplit))
    }

    mutating func bringCard(_ card: Int, _ action: Action) {
        if app.process == nil { restoreArrangementIfKnown() }
        guard (1...cards.count).contains(card), app.process != nil || !app.spaces.isEmpty else {
            note(action, "the App Switcher has no card \(card) of this app", rule: .windowChosen)
            return
        }
        let hidden = card == 1 ? [] : app.spaces[0].scenes
        if card > 1 { app.spaces.insert(app.spaces.remove(at: card - 1), at: 0) }
        guard let process = app.process else {
            app.arrangement = app.spaces
            start(.homeScreen)
            return
        }
        wake()
        plan([.discardRemoved, .bringForward()] + process.hide(hidden, rule: .windowChosen))
    }

    /// Restores the saved arrangement, which the App Switcher shows while the app is not running.
    private mutating func restoreArrangementIfKnown() {
        if !app.spaces.isEmpty { restoreArrangement() }
    }
}
