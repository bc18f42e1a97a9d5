extension Device {
    /// Takes in what happened to an app and says what is to be done.
    ///
    /// - Parameters:
    ///   - input: What happened.
    ///   - app: A bundle identifier. Inputs for an app that was never installed do nothing.
    /// - Returns: What is to be done, in order.
    public mutating func receive(_ input: DeviceInput, for app: String) -> [DeviceEffect] {
        if case .install(let description) = input {
            install(description)
            return []
        }
        guard apps[app] != nil else { return [] }
        var effects: [DeviceEffect] = []
        switch input {
        case .install:
            break
        case .launch(let launch):
            // Xcode stops what still runs.
            end(app, &effects)
            start(launch, app, &effects)
        case .action(.terminate):
            effects.append(.trace(TraceEvent(kind: .action, lane: .system, name: Action.terminate.name, rule: Rule.stopped.id)))
            end(app, &effects)
            effects.append(.settled)
        case .action(let action):
            guard apps[app]?.process != nil else {
                perform(action, app, &effects)
                if apps[app]?.process == nil { effects.append(.settled) }
                break
            }
            apps[app]?.process?.agenda += [.perform(action)] + Self.settle
        case .runTests:
            apps[app]?.process?.agenda += [.tell(.runTests, rule: Rule.testsAfterLaunch.id)] + Self.settle
        case .report(let report):
            hear(report, app, &effects)
        case .processEnded:
            apps[app]?.process = nil
        }
        advance(app, &effects)
        return effects
    }

    /// Ends a round: the app's own work that is ready comes first.
    static let settle: [AgendaItem] = [.tell(.settle, rule: Rule.settled.id), .settled]

    private mutating func install(_ description: AppDescription) {
        if apps[description.bundleIdentifier] == nil {
            apps[description.bundleIdentifier] = InstalledApp(description: description)
        } else {
            apps[description.bundleIdentifier]?.description = description
        }
    }

    mutating func start(_ launch: AppProcess.Launch, _ app: String, _ effects: inout [DeviceEffect]) {
        apps[app]?.process = AppProcess(launch: launch)
        effects.append(.start(launch))
    }

    mutating func end(_ app: String, _ effects: inout [DeviceEffect]) {
        guard apps[app]?.process != nil else { return }
        apps[app]?.process = nil
        effects.append(.kill)
    }

    private mutating func hear(_ report: Report, _ app: String, _ effects: inout [DeviceEffect]) {
        switch report {
        case .event(let event):
            effects.append(.trace(event))
        case .entered:
            guard let installed = apps[app], installed.process?.lifeCycle == .undecided,
                installed.process?.pending == nil
            else { return }
            let surroundings = Surroundings(
                app: installed.description, idiom: idiom, system: system, sessions: installed.sessions)
            apps[app]?.process?.agenda.insert(
                contentsOf: [
                    .tell(.begin(surroundings), rule: Rule.applicationFirst.id),
                    .tell(.createApplication, rule: Rule.applicationFirst.id),
                ], at: 0)
        case .answered(let id, let answer):
            guard let order = apps[app]?.process?.pending, order.id == id else { return }
            apps[app]?.process?.pending = nil
            take(answer, to: order, app)
        case .requested(.removeSession(let id)):
            apps[app]?.sessions.removeAll { $0.id == id }
        }
    }
}
