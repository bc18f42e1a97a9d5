/// A turn of an app on a device: an input, with everything that follows until the app's process has to answer.
struct Turn {
    let conditions: Conditions
    var app: InstalledApp
    var effects: [DeviceEffect] = []

    mutating func take(_ input: DeviceInput) {
        switch input {
        case .install(let description):
            if app.process != nil {
                end()
                effects.append(.settled)
            }
            app.description = description
        case .launch(let launch):
            // Xcode stops a process that still runs.
            end()
            start(launch)
        case .action(.terminate):
            // Xcode does not wait for the app's pending work.
            perform(.terminate)
            effects.append(.settled)
        case .action(let action):
            guard app.process != nil else {
                perform(action)
                if app.process == nil { effects.append(.settled) }
                break
            }
            app.process?.agenda += [.perform(action)] + Self.settle
        case .runTests:
            app.process?.agenda += [.tell(.runTests, rule: Rule.hostingTestsAfterLaunch.id), .awaitTests] + Self.settle
        case .message(let message):
            hear(message)
        case .processEnded:
            app.endProcess(conditions)
        }
        advance()
    }

    /// The items that end a round: the app's own work that is ready comes first.
    static let settle: [AgendaItem] = [.tell(.settle, rule: Rule.launchSettled.id), .settled]

    mutating func start(_ launch: ProcessLaunch, for deliveries: [Delivery] = []) {
        var process = AppProcess(launch: launch)
        process.deliveries = deliveries
        if launch == .background { process.state = .background }
        let storesNothing = launch == .test && conditions.holds(.sessionTestRunsStoreNothing)
        if storesNothing || conditions.isDisabled(Rule.sessionSavedAtConnection.id) {
            process.sessionsBefore = app.sessions
        }
        app.process = process
        restoreArrangement()
        effects.append(.start(launch))
    }

    /// Makes a persistent identifier for a new card.
    mutating func makeIdentifier() -> String {
        conditions.isDisabled(Rule.sessionIdentifier.id) ? InstalledApp.identifier(1) : app.makeIdentifier()
    }

    mutating func end() {
        guard app.process != nil else { return }
        app.endProcess(conditions)
        effects.append(.kill)
    }

    /// Puts items first on the agenda.
    mutating func plan(_ items: [AgendaItem]) {
        guard !items.isEmpty else { return }
        app.process?.agenda.insert(contentsOf: items, at: 0)
    }

    /// Puts an item at the end of the current round.
    mutating func planBeforeSettling(_ item: AgendaItem) {
        guard let agenda = app.process?.agenda else { return }
        let end = agenda.firstIndex { item in
            switch item {
            case .tell(.settle, _), .tell(.runTests, _), .settled, .awaitTests, .perform: true
            default: false
            }
        }
        // Work that the app does on its own after it has settled is its own round.
        let needsSettling =
            end.map { end in
                switch agenda[end] {
                case .tell(.settle, _), .awaitTests: false
                default: true
                }
            } ?? true
        app.process?.agenda.insert(
            contentsOf: needsSettling ? [item, .tell(.settle, rule: Rule.launchSettled.id)] : [item],
            at: end ?? agenda.count)
    }

    mutating func trace(_ action: Action, rule: Rule) {
        effects.append(.trace(TraceEvent(kind: .action, lane: .system, name: action.name, rule: rule.id)))
    }

    /// Notes in the trace why an action has no effect.
    mutating func note(_ action: Action, _ why: String, rule: Rule) {
        effects.append(
            .trace(
                TraceEvent(
                    state: .actionWithoutEffect(action, reason: why), text: "nothing happens: \(why)", rule: rule.id)))
    }

    /// Writes a message of the system to the console.
    mutating func log(_ text: String, rule: Rule) {
        guard !conditions.isDisabled(rule.id) else { return }
        effects.append(.trace(TraceEvent(kind: .console, lane: .system, text: text, rule: rule.id)))
    }

    private mutating func hear(_ message: AppMessage) {
        switch message {
        case .event(let event):
            effects.append(.trace(event))
        case .planned, .missed: break
        case .entered:
            guard let process = app.process, process.lifeCycle == .undecided, process.pending == nil,
                process.commands == 0
            else { return }
            let surroundings = Surroundings(
                app: app.description, conditions: conditions, sessions: app.sessions, launch: process.launch)
            plan([
                .tell(.begin(surroundings), rule: Rule.launchApplicationFirst.id),
                .tell(.createApplication, rule: Rule.launchApplicationFirst.id),
            ])
        case .replied(let id, let answer):
            if let command = app.process?.pending, command.id == id {
                app.process?.pending = nil
                take(answer, to: command)
            } else if app.process?.testing?.id == id {
                app.process?.testing = nil
            }
        case .requested(let request):
            hear(request)
        }
    }
}
