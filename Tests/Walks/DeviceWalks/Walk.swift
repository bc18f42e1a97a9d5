public import Lifecycle

/// A life of an app on a device: the conditions, and the events.
public struct Walk: Codable, Hashable, Sendable {
    /// The conditions on the device.
    public var conditions: Conditions
    /// The build that is installed first.
    public var build: Build
    public var steps: [Instruction]

    public init(conditions: Conditions, build: Build, steps: [Instruction]) {
        self.conditions = conditions
        self.build = build
        self.steps = steps
    }

    /// An event, and the number of commands that the app carries out before the next event.
    public struct Instruction: Codable, Hashable, Sendable {
        public var act: Act
        /// The number of commands that the process carries out; nil for all there are.
        public var patience: Int?

        public init(_ act: Act, patience: Int? = nil) {
            self.act = act
            self.patience = patience
        }
    }

    /// An event of a walk.
    public enum Act: Codable, Hashable, Sendable {
        case launch(ProcessLaunch)
        case action(Action)
        case runTests
        case install(Build)
        /// The app makes a request: now, or while it carries out the next command.
        case ask(Wish, inOrder: Bool)
        /// The process ends by itself, after so many more commands.
        case crash(after: Int)
        /// A reply for which nothing waits.
        case stray(id: Int)
    }

    /// The requests that an app may make. A number means one of the sessions that it knows.
    public enum Wish: Codable, Hashable, Sendable {
        case activateNew(withActivity: Bool)
        case activate(Int, withActivity: Bool)
        case activateUnknown
        case destroy(Int)
        case destroyUnknown
        case refresh(Int)
        case remove(Int)
        case destructionConditions(Int, [DestructionCondition])
        case keep(Int, activity: Bool)
    }
}

extension Walk: CustomStringConvertible {
    /// The walk as code that makes it again.
    public var description: String {
        let readings = conditions.readings.map { ".\($0)" }.joined(separator: ", ")
        let lines = steps.map { instruction in
            "    .init(\(instruction.act.code)\(instruction.patience.map { ", patience: \($0)" } ?? "")),"
        }
        return """
            Walk(
                conditions: Conditions(idiom: .\(conditions.idiom), system: SystemVersion(\(conditions.system.major), \
            \(conditions.system.minor)), readings: [\(readings)]),
                build: .\(build), steps: [
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
                ])
            """
    }
}

extension Walk.Act {
    fileprivate var code: String {
        switch self {
        case .launch(let launch): ".launch(.\(launch))"
        case .action(let action): ".action(.\(action))"
        case .runTests: ".runTests"
        case .install(let build): ".install(.\(build))"
        case .ask(let wish, let inOrder): ".ask(.\(wish.code), inOrder: \(inOrder))"
        case .crash(let count): ".crash(after: \(count))"
        case .stray(let id): ".stray(id: \(id))"
        }
    }
}

extension Walk.Wish {
    fileprivate var code: String {
        switch self {
        case .activateNew(let hasActivity): "activateNew(withActivity: \(hasActivity))"
        case .activate(let number, let hasActivity): "activate(\(number), withActivity: \(hasActivity))"
        case .activateUnknown: "activateUnknown"
        case .destroy(let number): "destroy(\(number))"
        case .destroyUnknown: "destroyUnknown"
        case .refresh(let number): "refresh(\(number))"
        case .remove(let number): "remove(\(number))"
        case .destructionConditions(let number, let conditions):
            "destructionConditions(\(number), [\(conditions.map { ".\($0)" }.joined(separator: ", "))])"
        case .keep(let number, let hasActivity): "keep(\(number), activity: \(hasActivity))"
        }
    }
}
