internal import Lifecycle

/// A device with an app on it, and the app's process, which replies when the world lets it.
struct World {
    private(set) var device: Device
    private(set) var promises: Promises
    private(set) var firings = Firings()
    /// The number of inputs that the device took.
    private(set) var inputs = 0
    /// The hash of the effects: equal for equal effects, within one run of the program.
    private(set) var digest = Hasher()
    /// Every effect so far, if they are kept.
    private(set) var effects: [DeviceEffect]?
    /// Every input so far, if they are kept.
    private(set) var record: [DeviceInput]?
    /// The change to make to the device before it takes the input with a number.
    var meanwhile: (input: Int, change: (Device) throws -> Device)?

    private var app: PretendApp
    private var hasEntered: Bool
    private var command: Command?
    private var tests: Command?
    private var commandsUntilCrash: Int?

    /// Creates a new device with an app.
    init(_ conditions: Conditions, _ app: PretendApp, keepsEffects: Bool = false, keepsInputs: Bool = false) {
        var device = Device(conditions)
        _ = device.receive(.install(app.description), for: app.description.bundleIdentifier)
        self.init(device, app)
        effects = keepsEffects ? [] : nil
        record = keepsInputs ? [.install(app.description)] : nil
    }

    /// Takes over a device at a moment when its app has nothing to answer.
    init(_ device: Device, _ app: PretendApp) {
        self.device = device
        self.app = app
        let installed = device.apps[app.description.bundleIdentifier] ?? InstalledApp(description: app.description)
        promises = Promises(device.conditions, installed)
        hasEntered = installed.process != nil
        self.app.isTesting = installed.process?.launch == .test
    }

    var installed: InstalledApp? { device.apps[app.description.bundleIdentifier] }
    private var canAnswer: Bool { promises.isRunning && !promises.isSuspended }

    mutating func take(_ instruction: Walk.Instruction) {
        switch instruction.act {
        case .launch(let launch): give(.launch(launch))
        case .action(let action): give(.action(action))
        case .runTests: give(.runTests)
        case .install(let build):
            let isTesting = app.isTesting
            app = build.app
            app.isTesting = isTesting
            give(.install(app.description))
        case .ask(let wish, let inOrder): ask(wish, inOrder: inOrder)
        case .crash(let count): if promises.isRunning { commandsUntilCrash = count }
        case .stray(let id):
            if id != command?.id, id != tests?.id { give(.message(.replied(id: id, .done))) }
        }
        if let patience = instruction.patience {
            for _ in 0..<patience { answer() }
        } else {
            drain()
        }
    }

    /// Lets the process do all there is to do.
    mutating func drain() {
        var count = 0
        while canAnswer, !hasEntered || command != nil || tests != nil || commandsUntilCrash == 0 {
            answer()
            count += 1
            if count > 500 { return promises.breach("never comes to rest") }
        }
        promises.checkRest(installed)
    }

    private mutating func ask(_ wish: Walk.Wish, inOrder: Bool) {
        guard canAnswer, installed?.process?.lifeCycle != .undecided, let sessions = installed?.sessions else { return }
        guard let request = wish.request(sessions.map(\.id)) else { return }
        if inOrder, command == nil || !app.wishes.isEmpty {
            app.wishes.append(request)
        } else {
            give(.message(.requested(request)))
        }
    }

    /// Lets the process do its next work, if it can.
    private mutating func answer() {
        guard canAnswer else { return }
        if let left = commandsUntilCrash {
            guard left > 0 else { return crash() }
            commandsUntilCrash = left - 1
        }
        guard hasEntered else {
            hasEntered = true
            return give(.message(.entered))
        }
        guard let next = command ?? tests else { return }
        if case .trap = next.instruction { return crash() }
        for message in app.perform(next) {
            if case .replied = message {
                if next.id == command?.id { command = nil } else { tests = nil }
            }
            give(.message(message))
        }
    }

    private mutating func crash() {
        leave()
        give(.processEnded)
    }

    private mutating func leave() {
        command = nil
        tests = nil
        commandsUntilCrash = nil
    }

    private mutating func give(_ input: DeviceInput) {
        if let (number, change) = meanwhile, number == inputs {
            do { device = try change(device) } catch { promises.breach("cannot be encoded: \(error)") }
        }
        inputs += 1
        record?.append(input)
        let bundle = app.description.bundleIdentifier
        promises.willTake(input)
        let received = device.receive(input, for: bundle)
        digest.combine(received)
        effects?.append(contentsOf: received)
        for effect in received {
            switch effect {
            case .start(let launch):
                leave()
                hasEntered = false
                app.start(launch)
            case .kill: leave()
            case .tell(let command):
                if case .runTests = command.instruction { tests = command } else { self.command = command }
            case .suspend, .resume, .trace, .settled: break
            }
            promises.check(effect)
        }
        guard let installed = device.apps[bundle] else { return }
        promises.check(input, installed)
        firings.note(input, received, installed, device.conditions, promises)
    }
}

extension Walk.Wish {
    /// Returns the request for one of the sessions; nil if there is none.
    fileprivate func request(_ sessions: [String]) -> Request? {
        func session(_ number: Int) -> String? { sessions.isEmpty ? nil : sessions[number % sessions.count] }
        let activity = ActivityRecord(type: "asked")
        return switch self {
        case .activateNew(let hasActivity):
            .activate(SceneActivation(request: 1, activity: hasActivity ? activity : nil, requesting: sessions.first))
        case .activate(let number, let hasActivity):
            session(number).map {
                .activate(SceneActivation(request: 2, session: $0, activity: hasActivity ? activity : nil))
            }
        case .activateUnknown: .activate(SceneActivation(request: 3, session: "nobody"))
        case .destroy(let number): session(number).map { .destroy(request: 4, session: $0) }
        case .destroyUnknown: .destroy(request: 5, session: "nobody")
        case .refresh(let number): session(number).map { .refresh(session: $0) }
        case .remove(let number): session(number).map { .removeSession(id: $0) }
        case .destructionConditions(let number, let conditions):
            session(number).map { .destructionConditions(session: $0, conditions) }
        case .keep(let number, let hasActivity):
            session(number).map {
                .keep(session: $0, activity: hasActivity ? activity : nil, userInfo: hasActivity ? "<plist/>" : nil)
            }
        }
    }
}
