@testable import Lifecycle
import Testing

/// Thousands of lives of an app, each from its own seed: what holds in every one of them.
struct RandomWalkTests {
    @Test("No walk breaks a promise", arguments: 0..<8)
    func walks(_ part: UInt64) {
        for seed in (part * 500)..<(part * 500 + 500) {
            var walk = Walk(seed: seed)
            walk.run()
            #expect(walk.breaches == [], "seed \(seed)")
        }
    }
}

/// A walk through a device's inputs in which the process answers at any time, or crashes, or is late.
private struct Walk {
    private var chance: SplitMix64
    private var device: Device
    private var app: PretendApp
    private(set) var breaches: [String] = []
    private var outstanding: Order?
    private var isRunning = false
    private var isSuspended = false
    private var hasEntered = false
    private var states: [String: SceneState] = [:]
    private var disconnected: Set<String> = []
    private var owesSettling = false

    init(seed: UInt64) {
        chance = SplitMix64(state: seed)
        app = [PretendApp(), .understudy, .flushingUnderstudy, .withoutScenes].randomElement(using: &chance)!
        device = Device(system: SystemVersion(Int.random(in: 12...27, using: &chance)))
        _ = device.receive(.install(app.description), for: "app")
    }

    mutating func run() {
        for _ in 0..<Int.random(in: 1...60, using: &chance) {
            if Int.random(in: 0..<4, using: &chance) > 0 {
                answer()
            } else {
                interfere()
            }
        }
        drain()
        if owesSettling { breaches.append("never settled") }
        if let process = device.apps["app"]?.process, process.pending != nil || !process.agenda.isEmpty {
            breaches.append("left undone: \(process.agenda)")
        }
    }

    private mutating func interfere() {
        switch Int.random(in: 0..<10, using: &chance) {
        case 0, 1: give(.launch([.run, .test, .homeScreen].randomElement(using: &chance)!))
        case 2: give(.runTests)
        case 3: if isRunning { crash() }
        case 4: give(.report(.answered(id: Int.random(in: -2...40, using: &chance), .done)), isStray: true)
        case 5: app.classes = ["App.SceneDelegate"]
        default: give(.action(Action.plain.randomElement(using: &chance)!))
        }
    }

    private mutating func crash() {
        isRunning = false
        outstanding = nil
        owesSettling = false
        give(.processEnded)
    }

    /// The process does its next thing, where it can.
    private mutating func answer() {
        guard isRunning, !isSuspended else { return }
        guard hasEntered else {
            hasEntered = true
            give(.report(.entered))
            return
        }
        guard let order = outstanding else { return }
        for report in app.perform(order) {
            if case .answered = report { outstanding = nil }
            give(.report(report))
        }
    }

    private mutating func drain() {
        for _ in 0..<1000 where isRunning && !isSuspended && (outstanding != nil || !hasEntered) { answer() }
    }

    private mutating func give(_ input: DeviceInput, isStray: Bool = false) {
        if isStray, case .report(.answered(let id, _)) = input, id == outstanding?.id { return }
        switch input {
        case .launch, .action: owesSettling = true
        case .runTests: owesSettling = owesSettling || isRunning
        default: break
        }
        for effect in device.receive(input, for: "app") { check(effect) }
        checkStore()
    }

    private mutating func check(_ effect: DeviceEffect) {
        switch effect {
        case .start:
            if isRunning { breaches.append("two processes") }
            isRunning = true
            isSuspended = false
            hasEntered = false
            states = ["app": .foregroundInactive]
            disconnected = []
        case .kill:
            if !isRunning { breaches.append("killed what was not there") }
            isRunning = false
            outstanding = nil
        case .tell(let order):
            if !isRunning { breaches.append("told nobody: \(order.step)") }
            if isSuspended { breaches.append("told a suspended process: \(order.step)") }
            if let outstanding { breaches.append("\(order.step) while \(outstanding.step) was pending") }
            outstanding = order
            check(order.step)
        case .suspend: isSuspended = true
        case .resume: isSuspended = false
        case .trace: break
        case .settled: owesSettling = false
        }
    }

    private mutating func check(_ step: Step) {
        switch step {
        case .connect(let session, _):
            if states[session.id] != nil { breaches.append("connected twice") }
            states[session.id] = .unattached
        case .scene(let moment, let id): move(id, moment)
        case .application(let moment, callsDelegate: true): move("app", moment)
        case .disconnect(let id, _):
            if states.removeValue(forKey: id) == nil || !disconnected.insert(id).inserted {
                breaches.append("disconnected twice")
            }
        default: break
        }
    }

    private mutating func move(_ who: String, _ moment: Moment) {
        let from: [SceneState]
        switch moment {
        case .willEnterForeground: from = [.unattached, .background]
        case .didBecomeActive: from = [.foregroundInactive]
        case .willResignActive: from = [.foregroundActive]
        case .didEnterBackground: from = [.foregroundInactive]
        }
        if states[who].map(from.contains) != true {
            breaches.append("\(moment) from \(states[who]?.rawValue ?? "nowhere")")
        }
        states[who] = moment.state
    }

    private mutating func checkStore() {
        let sessions = device.apps["app"]?.sessions.map(\.id) ?? []
        let cards = device.apps["app"]?.spaces.flatMap(\.scenes) ?? []
        if Set(sessions).count != sessions.count { breaches.append("two sessions of one identifier") }
        if cards.count > 1 { breaches.append("two cards on an iPhone") }
        if (device.apps["app"]?.process != nil) != isRunning { breaches.append("device and world disagree") }
    }
}

/// A small generator whose numbers follow from its seed alone.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
