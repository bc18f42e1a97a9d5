// Long, because every promise is checked against the same state, which is private to this type.

internal import Lifecycle

/// The promises that hold in every life of an app, checked after each input against the commands to the app.
struct Promises {
    /// The first promise that was broken.
    private(set) var breach: String?
    private(set) var isRunning = false
    private(set) var isSuspended = false
    /// The sessions before the input that was checked last, and after it.
    private(set) var sessionsBefore: [SessionRecord] = []
    private var sessions: [SessionRecord]
    /// True if the input brought an identifier that was never there before.
    private(set) var madeIdentifier = false

    private let conditions: Conditions
    private var scenes: [Scene] = []
    private var connected: Set<String> = []
    private var application: Application?
    private var pending: Command?
    private var launch: ProcessLaunch?
    /// The launch of the process that ended with the input.
    private var ended: ProcessLaunch?
    /// True if the end of an input was not reported yet.
    private var owesSettling = false
    private var known: Set<String> = []
    private var gone: Set<String> = []
    private var removed: String?
    /// True if only builds with one window were installed.
    private var isSingle: Bool

    private struct Scene {
        let id: String
        var state: SceneState
    }

    /// The state of the app by notifications and, without scenes, by the app delegate's callbacks.
    private enum Application { case launching, active, inactive, background }

    init(_ conditions: Conditions, _ app: InstalledApp) {
        self.conditions = conditions
        sessions = app.sessions
        isSingle = conditions.idiom == .phone || app.description.sceneManifest?.supportsMultipleScenes != true
        known = Set(app.sessions.map(\.id) + app.spaces.flatMap(\.scenes))
        guard let process = app.process else { return }
        isRunning = true
        isSuspended = process.isSuspended
        launch = process.launch
        scenes = process.scenes.map { Scene(id: $0.id, state: $0.state) }
        connected = Set(scenes.map(\.id))
        application =
            switch process.state {
            case .unattached: .launching
            case .background: .background
            case .foregroundInactive: .inactive
            case .foregroundActive: .active
            }
    }

    mutating func breach(_ text: String) {
        if breach == nil { breach = text }
    }

    mutating func willTake(_ input: DeviceInput) {
        removed = nil
        ended = nil
        switch input {
        case .launch, .action: owesSettling = true
        case .runTests: owesSettling = owesSettling || isRunning
        case .install(let description):
            if conditions.idiom == .pad, description.sceneManifest?.supportsMultipleScenes == true { isSingle = false }
        case .message(.replied(let id, _)): if pending?.id == id { pending = nil }
        case .message(.requested(.removeSession(let id))): removed = id
        case .message: break
        case .processEnded:
            if isRunning { ended = launch }
            isRunning = false
            pending = nil
            owesSettling = false
        }
    }

    // MARK: Effects

    mutating func check(_ effect: DeviceEffect) {
        switch effect {
        case .start(let launch):
            if isRunning { breach("two processes") }
            self.launch = launch
            isRunning = true
            isSuspended = false
            pending = nil
            scenes = []
            connected = []
            application = launch == .background ? .background : .launching
        case .kill:
            if !isRunning { breach("killed what was not there") }
            ended = launch
            isRunning = false
            pending = nil
        case .suspend:
            if !isRunning || isSuspended { breach("suspended what did not run") }
            if let pending { breach("suspended while \(pending.instruction) was pending") }
            isSuspended = true
        case .resume:
            if !isRunning || !isSuspended { breach("resumed what was not suspended") }
            isSuspended = false
        case .tell(let command):
            if !isRunning { breach("told nobody: \(command.instruction)") }
            if isSuspended { breach("told a suspended process: \(command.instruction)") }
            if case .runTests = command.instruction { return }
            if let pending { breach("\(command.instruction) while \(pending.instruction) was pending") }
            pending = command
            check(command.instruction)
        case .trace: break
        case .settled: owesSettling = false
        }
    }

    private mutating func check(_ instruction: Instruction) {
        switch instruction {
        case .connect(let session, _):
            if index(session.id) != nil { breach("\(session.id) connected while it is connected") }
            scenes.append(Scene(id: session.id, state: .unattached))
            connected.insert(session.id)
        case .scene(let moment, let id): move(id, moment)
        case .application(let moment, let callsDelegate): move(moment, callsDelegate: callsDelegate)
        case .disconnect(let id, _): disconnect(id)
        case .discard(let ids, _):
            for id in ids where index(id) != nil { breach("\(id) discarded while it is connected") }
        case .layOut(let id?), .appear(let id?), .saveState(let id), .restoreInteraction(let id), .deliver(_, let id?):
            if index(id) == nil { breach("\(instruction) without a scene") }
        default: break
        }
    }

    private func index(_ id: String) -> Int? {
        scenes.firstIndex { $0.id == id }
    }

    private mutating func disconnect(_ id: String) {
        guard let index = index(id) else {
            breach("\(id) disconnected \(connected.contains(id) ? "twice" : "without a connection")")
            return
        }
        if scenes[index].state == .foregroundActive { breach("\(id) disconnected while active") }
        scenes.remove(at: index)
    }

    private mutating func move(_ id: String, _ moment: Moment) {
        guard let index = index(id) else {
            breach("\(moment) of \(id), which is not connected")
            return
        }
        let state = scenes[index].state
        let isLegal =
            switch moment {
            case .willEnterForeground: state == .unattached || state == .background
            case .didBecomeActive, .didEnterBackground: state == .foregroundInactive
            case .willResignActive: state == .foregroundActive
            }
        if !isLegal { breach("\(moment) of \(id) from \(state)") }
        scenes[index].state =
            switch moment {
            case .willEnterForeground, .willResignActive: .foregroundInactive
            case .didBecomeActive: .foregroundActive
            case .didEnterBackground: .background
            }
    }

    private mutating func move(_ moment: Moment, callsDelegate: Bool) {
        let isLegal =
            switch moment {
            case .willEnterForeground: application == .background || !callsDelegate && application == .inactive
            case .didBecomeActive: application == .inactive || application == .launching
            case .willResignActive: application == .active
            case .didEnterBackground: application == .inactive || application == .launching && !callsDelegate
            }
        if !isLegal { breach("\(moment) of the app, which is \(application.map { "\($0)" } ?? "not there")") }
        application =
            switch moment {
            case .willEnterForeground, .willResignActive: .inactive
            case .didBecomeActive: .active
            case .didEnterBackground: .background
            }
    }

    // MARK: State

    mutating func check(_ input: DeviceInput, _ app: InstalledApp) {
        defer {
            sessionsBefore = sessions
            sessions = app.sessions
        }
        if (app.process != nil) != isRunning { breach("the device and the world disagree whether the app runs") }
        if let process = app.process { check(process) }
        madeIdentifier = false
        checkIdentifiers(input, app)
        if let problem = app.problems(under: conditions).first { breach(problem.what) }
        if isSingle, app.spaces.count > 1 || app.arrangement.count > 1 { breach("two cards of an app with one window") }
        if isSingle, (app.spaces + app.arrangement).contains(where: { $0.scenes.count > 1 }) {
            breach("two windows side by side of an app with one")
        }
    }

    private mutating func check(_ process: AppProcess) {
        if process.isSuspended != isSuspended {
            breach("the device and the world disagree whether the app is suspended")
        }
        for scene in process.scenes {
            // A scene is on the list a moment before the app gets the command to connect it.
            guard let index = index(scene.id) else {
                if scene.state != .unattached { breach("\(scene.id) is \(scene.state) and was never connected") }
                continue
            }
            if scenes[index].state != scene.state {
                breach("\(scene.id) is \(scene.state), and was told \(scenes[index].state)")
            }
        }
        if scenes.count > process.scenes.count { breach("a connected scene is not in the process") }
    }

    private mutating func checkIdentifiers(_ input: DeviceInput, _ app: InstalledApp) {
        for id in app.spaces.lazy.flatMap(\.scenes) { meet(id) }
        guard app.sessions.count != sessions.count || !zip(app.sessions, sessions).allSatisfy({ $0.id == $1.id }) else {
            return
        }
        for session in app.sessions { meet(session.id) }
        // A test run that stores nothing takes and gives sessions at its end; their cards stay.
        if ended == .test, conditions.readings.contains(.testRunsStoreNothing) { return }
        for session in sessions where session.id != removed && app.session(session.id) == nil {
            gone.insert(session.id)
        }
    }

    private mutating func meet(_ id: String) {
        if known.insert(id).inserted { madeIdentifier = true }
        guard gone.contains(id) else { return }
        // A test run that stores nothing brings back the sessions stored before it.
        if ended == .test, conditions.readings.contains(.testRunsStoreNothing) {
            gone.remove(id)
        } else {
            breach("\(id) returns")
        }
    }

    /// Checks the promises that hold once the app has nothing left to do.
    mutating func checkRest(_ app: InstalledApp?) {
        guard let app else { return }
        if isRunning, isSuspended, pending != nil { return }
        if owesSettling { breach("never settled") }
        guard let process = app.process, !process.isSuspended, process.lifeCycle == .scenes else { return }
        if process.scenes.count != scenes.count { breach("a scene waits for its connection") }
        for scene in process.scenes where !scene.isExternal {
            if !app.spaces.contains(where: { $0.scenes.contains(scene.id) }) {
                breach("\(scene.id) is connected and has no card")
            }
        }
        // An app hears of removed cards once a scene has connected.
        let hears = process.scenes.contains { !$0.isExternal }
        for session in app.sessions where hears && session.role == SceneConfiguration.applicationRole {
            if !app.hasCard(for: session.id) { breach("\(session.id) waits to be discarded while the app runs") }
        }
        for scene in process.scenes where scene.isExternal && !app.hasExternalDisplay {
            breach("\(scene.id) shows on a display that is gone")
        }
        if process.state == .foregroundActive, let front = app.spaces.first {
            let shown = app.description.sceneManifest?.supportsMultipleScenes == true ? 2 : 1
            for id in front.scenes.prefix(shown)
            where process.scenes.first(where: { $0.id == id })?.state.isForeground != true {
                breach("\(id) is in front and not shown")
            }
        }
    }
}

extension InstalledApp {
    fileprivate func hasCard(for id: String) -> Bool {
        spaces.contains { $0.scenes.contains(id) } || remembered?.scenes.contains(id) == true
    }
}
