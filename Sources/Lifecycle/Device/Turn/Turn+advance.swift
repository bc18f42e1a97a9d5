extension Turn {
    /// Works through the agenda until the app has to answer or nothing is left.
    mutating func advance() {
        while let next = app.process?.next {
            if case .awaitTests = next, app.process?.testing != nil { return }
            app.process?.agenda.removeFirst()
            switch next {
            case .tell(.settle, _) where app.process?.isSuspended == true:
                // A suspended app runs nothing, so none of its work is ready.
                break
            case .tell(let instruction, let rule): tell(instruction, rule: rule)
            case .connectScenes: connectScenes()
            case .configure(let id): configure(id)
            case .connect(let id): connect(id)
            case .bringForward(let target): bringForward(for: target)
            case .replaceScene: replaceScene()
            case .discardRemoved: discardRemoved()
            case .announce(let target): announce(to: target)
            case .deliver(let target): deliver(to: target)
            case .perform(let action): perform(action)
            case .grant(let request): grant(request)
            case .awaitTests: break
            case .end:
                end()
                effects.append(.settled)
            case .settled:
                effects.append(.settled)
            }
        }
    }

    private mutating func tell(_ instruction: Instruction, rule: Rule.ID) {
        // A suspended app runs no code, so there is nothing to wait for.
        guard app.process?.isSuspended == false else { return }
        if conditions.isDisabled(rule), leaveOut(instruction) { return }
        app.process?.commands += 1
        let command = Command(
            id: app.process?.commands ?? 0, instruction: instruction, rule: rule,
            lifeCycle: app.process?.lifeCycle ?? .undecided)
        if case .runTests = instruction {
            // Tests may wait for the system to do what they requested, so the system does not wait for them.
            app.process?.testing = command
        } else {
            app.process?.pending = command
        }
        app.process?.enter(instruction)
        effects.append(.tell(command))
    }

    /// Goes on without sending an instruction whose rule was left out.
    ///
    /// - Returns: True if that is possible.
    private mutating func leaveOut(_ instruction: Instruction) -> Bool {
        switch instruction {
        case .begin: return false
        case .createApplication: decideLifeCycle(configuresScenes: false, isSwiftUI: false)
        case .resolve(let session): plan([.connect(session: session.id)])
        case .configuration(let session, _):
            app.change(session.id) { $0.configuration = SceneConfiguration(role: session.role) }
            plan([.connect(session: session.id)])
        default: break
        }
        return true
    }

    /// Takes in a reply to a command and plans the steps that follow from it.
    mutating func take(_ answer: Reply, to command: Command) {
        switch (command.instruction, answer) {
        case (.createApplication, .created(let configuresScenes, let isSwiftUI)):
            decideLifeCycle(configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
        case (.resolve(let session), let answer):
            let asksAnew =
                conditions.holds(.sessionUnresolvedConfiguration)
                || conditions.isDisabled(Rule.sessionUnresolvedStaysBlack.id)
            let holds = answer == .resolved || !asksAnew
            // The session may have been removed while its classes were looked up.
            if holds, app.session(session.id) != nil {
                plan([.connect(session: session.id)])
            } else {
                app.store(nil, of: session)
                plan([.configure(session: session.id)])
            }
        case (.configuration(let session, _), .configuration(let configuration)):
            app.store(configuration, of: session)
            plan([.connect(session: session.id)])
        case (.willFinishLaunching, .declined), (.didFinishLaunching, .declined):
            declineDeliveries()
        case (.saveState(let id), .state(let activity)):
            let stored = stored(activity)
            app.change(id) { $0.activity = stored }
        case (.discard(let ids, _), _):
            app.sessions.removeAll { ids.contains($0.id) }
        default:
            break
        }
    }
}

extension AppProcess {
    /// The next item on the agenda, if its turn has come.
    fileprivate var next: AgendaItem? {
        guard pending == nil, let next = agenda.first else { return nil }
        return lifeCycle != .undecided || next.isBeginning ? next : nil
    }

    /// Puts the app into the state that it has from the moment an instruction is sent.
    fileprivate mutating func enter(_ instruction: Instruction) {
        switch instruction {
        case .scene(let moment, let id):
            guard let index = scenes.firstIndex(where: { $0.id == id }) else { return }
            scenes[index].state = moment.state
            follow()
        case .application(let moment, callsDelegate: true):
            state = moment.state
        case .appear:
            hasAppeared = true
        case .disconnect(let id, _):
            scenes.removeAll { $0.id == id }
            follow()
        default:
            break
        }
    }

    /// Sets the app's state to that of its foremost scene; without one, the app is no longer in front.
    private mutating func follow() {
        var best = SceneState.unattached
        for scene in scenes where !scene.isExternal && scene.state.rank > best.rank { best = scene.state }
        if best != .unattached {
            state = best
        } else if state.isForeground {
            state = .background
        }
    }
}

extension AgendaItem {
    /// True if the item comes before UIApplicationMain knows the app's life cycle.
    fileprivate var isBeginning: Bool {
        switch self {
        case .tell(.begin, _), .tell(.createApplication, _): true
        default: false
        }
    }
}

extension InstalledApp {
    fileprivate mutating func store(_ configuration: SceneConfiguration?, of session: SessionRecord) {
        if sessions.contains(where: { $0.id == session.id }) {
            change(session.id) { $0.configuration = configuration }
        } else {
            // The session was removed while the app was asked.
            sessions.append(SessionRecord(id: session.id, role: session.role, configuration: configuration))
        }
    }
}

extension SceneState {
    /// The rank among scene states: the higher, the further in front.
    var rank: Int {
        switch self {
        case .unattached: 0
        case .background: 1
        case .foregroundInactive: 2
        case .foregroundActive: 3
        }
    }
}

extension Moment {
    /// The state that a scene has while its delegate gets this moment's callback, and afterwards.
    var state: SceneState {
        switch self {
        case .willEnterForeground, .willResignActive: .foregroundInactive
        case .didBecomeActive: .foregroundActive
        case .didEnterBackground: .background
        }
    }
}
