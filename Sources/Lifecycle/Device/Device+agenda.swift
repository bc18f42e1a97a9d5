extension Device {
    /// Does what the agenda says until the app has to answer or nothing is left.
    mutating func advance(_ app: String, _ effects: inout [DeviceEffect]) {
        while let process = apps[app]?.process, process.pending == nil, !process.agenda.isEmpty {
            guard process.lifeCycle != .undecided || process.agenda.first?.isBeginning == true else { return }
            guard let item = apps[app]?.process?.agenda.removeFirst() else { return }
            switch item {
            case .tell(.settle, _) where process.isSuspended:
                // A suspended app runs nothing, so nothing of it is ready.
                break
            case .tell(let step, let rule):
                tell(step, rule: rule, app, &effects)
            case .connectScenes:
                connectScenes(app)
            case .configure(let id):
                configure(id, app, &effects)
            case .connect(let id):
                connect(id, app, &effects)
            case .discardRemoved:
                discardRemoved(app)
            case .perform(let action):
                perform(action, app, &effects)
            case .end:
                end(app, &effects)
                effects.append(.settled)
            case .settled:
                effects.append(.settled)
            }
        }
    }

    private mutating func tell(_ step: Step, rule: String, _ app: String, _ effects: inout [DeviceEffect]) {
        // A suspended app runs no code, so there is nothing to wait for.
        guard var process = apps[app]?.process, !process.isSuspended else { return }
        process.orders += 1
        let order = Order(id: process.orders, step: step, rule: rule)
        process.pending = order
        process.enter(step)
        apps[app]?.process = process
        effects.append(.tell(order))
    }

    /// What an answer means for what comes next.
    mutating func take(_ answer: Answer, to order: Order, _ app: String) {
        switch (order.step, answer) {
        case (.createApplication, .created(let configuresScenes)):
            decideLifeCycle(configuresScenes: configuresScenes, app)
        case (.resolve(let session), .resolved):
            apps[app]?.process?.agenda.insert(.connect(session: session.id), at: 0)
        case (.resolve(let session), _):
            apps[app]?.forgetConfiguration(of: session.id)
            apps[app]?.process?.agenda.insert(.configure(session: session.id), at: 0)
        case (.configuration(let session), .configuration(let configuration)):
            apps[app]?.store(configuration, of: session)
            apps[app]?.process?.agenda.insert(.connect(session: session.id), at: 0)
        case (.discard(let ids), _):
            apps[app]?.sessions.removeAll { ids.contains($0.id) }
        default:
            break
        }
    }

    private mutating func decideLifeCycle(configuresScenes: Bool, _ app: String) {
        guard let installed = apps[app] else { return }
        let adopts = installed.description.sceneManifest != nil || configuresScenes
        let scenes = system >= .scenes && adopts
        apps[app]?.process?.lifeCycle = scenes ? .scenes : .application
        let launch = scenes ? Self.sceneLaunch : Self.applicationLaunch(installed.description)
        apps[app]?.process?.agenda.insert(contentsOf: launch + Self.settle, at: 0)
    }

    private static let sceneLaunch: [AgendaItem] = [
        .tell(.willFinishLaunching, rule: Rule.willFinish.id),
        .tell(.didFinishLaunching, rule: Rule.didFinish.id),
        .connectScenes,
        .discardRemoved,
    ]

    private static func applicationLaunch(_ app: AppDescription) -> [AgendaItem] {
        var items: [AgendaItem] = []
        if let storyboard = app.mainStoryboard {
            items.append(.tell(.loadMainStoryboard(storyboard), rule: Rule.mainStoryboard.id))
        }
        items += [
            .tell(.willFinishLaunching, rule: Rule.willFinish.id),
            .tell(.didFinishLaunching, rule: Rule.didFinish.id),
        ]
        if app.mainStoryboard != nil {
            items.append(.tell(.showMainWindow, rule: Rule.mainWindow.id))
        }
        return items + [
            .tell(.layOut(id: nil), rule: Rule.childLoadsAtLayout.id),
            .tell(.application(.didBecomeActive, callsDelegate: true), rule: Rule.applicationActive.id),
            .tell(.appear(id: nil), rule: Rule.viewAppears.id),
        ]
    }
}

extension AgendaItem {
    /// Whether the item belongs before UIApplicationMain knows how the app lives.
    fileprivate var isBeginning: Bool {
        switch self {
        case .tell(.begin, _), .tell(.createApplication, _): true
        default: false
        }
    }
}

extension AppProcess {
    /// The state that the app is in from the moment it is told.
    mutating func enter(_ step: Step) {
        switch step {
        case .scene(let moment, let id):
            guard let index = scenes.firstIndex(where: { $0.id == id }) else { return }
            scenes[index].state = moment.state
            state = moment.state
        case .application(let moment, callsDelegate: true):
            state = moment.state
        case .disconnect(let id):
            scenes.removeAll { $0.id == id }
        default:
            break
        }
    }
}

extension Moment {
    /// The state that a scene is in while its delegate hears of the moment, and after.
    var state: SceneState {
        switch self {
        case .willEnterForeground, .willResignActive: .foregroundInactive
        case .didBecomeActive: .foregroundActive
        case .didEnterBackground: .background
        }
    }
}
