import DeviceWalks
import Foundation

@testable import Lifecycle

/// A device with an app on it, played to the end of each input; every effect is noted in words.
struct DeviceHarness {
    var device: Device
    var app: PretendApp
    private(set) var notes: [String] = []
    /// The rules of everything that happened.
    private(set) var rules: Set<String> = []
    /// Writes the device to JSON and reads it back wherever it can be, as if it were put away in the middle.
    var isPutAwayEverywhere = false
    private var isRunning = false
    private var isSuspended = false

    init(_ app: PretendApp = PretendApp(), system: SystemVersion = SystemVersion(17)) {
        self.init(app, Conditions(system: system))
    }

    init(_ app: PretendApp, _ conditions: Conditions) {
        device = Device(conditions)
        self.app = app
        _ = device.receive(.install(app.description), for: "app")
    }

    /// Takes in an input, and lets the process answer until nothing is left to answer.
    mutating func play(_ input: DeviceInput) {
        var inputs = [input]
        while !inputs.isEmpty {
            for effect in receive(inputs.removeFirst()) { inputs += perform(effect) }
        }
    }

    mutating func play(_ inputs: [DeviceInput]) {
        for input in inputs { play(input) }
    }

    /// Starts a process that crashes while it carries out the first command for which `instruction` is true.
    mutating func crash(_ input: DeviceInput, at instruction: (Instruction) -> Bool) {
        var inputs = [input]
        while !inputs.isEmpty {
            for effect in receive(inputs.removeFirst()) {
                if case .tell(let command) = effect, instruction(command.instruction) {
                    note(effect)
                    notes.append("crash")
                    isRunning = false
                    _ = receive(.processEnded)
                    return
                }
                inputs += perform(effect)
            }
        }
    }

    /// Returns the notes since the last call.
    mutating func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    private mutating func receive(_ input: DeviceInput) -> [DeviceEffect] {
        let effects = device.receive(input, for: "app")
        if isPutAwayEverywhere, let data = try? JSONEncoder().encode(device),
            let again = try? JSONDecoder().decode(Device.self, from: data)
        {
            device = again
        }
        return effects
    }

    /// Notes an effect and returns the inputs that follow from it.
    private mutating func perform(_ effect: DeviceEffect) -> [DeviceInput] {
        note(effect)
        switch effect {
        case .start:
            isRunning = true
            isSuspended = false
            return [.message(.entered)]
        case .tell(let command):
            return isRunning && !isSuspended ? app.perform(command).map(DeviceInput.message) : []
        case .suspend: isSuspended = true
        case .resume: isSuspended = false
        case .kill: isRunning = false
        case .trace, .settled: break
        }
        return []
    }

    private mutating func note(_ effect: DeviceEffect) {
        notes.append(effect.words)
        switch effect {
        case .tell(let command): rules.insert(command.rule)
        case .trace(let event): if let rule = event.rule { rules.insert(rule) }
        default: break
        }
    }
}
