import Lifecycle
import Simulator
import Testing

/// What is done to an app on a device, and what an author wrote down of it.
struct Scenario: Sendable, CustomTestStringConvertible {
    /// Which log or claim it is, and what it is about.
    let name: String
    /// The app.
    let piece: @Sendable () async throws -> BuiltSample
    /// The device's kind, system and readings.
    var device = Conditions(system: SystemVersion(17))
    /// What is done, one process of Xcode's after the other.
    let acts: [Start]
    /// What the author wrote down.
    let instrument: LogProjection
    /// The log, word for word. A part of it may have a heading.
    var lines: [String] = []

    var testDescription: String { name }

    /// One start by Xcode, with what is done afterwards.
    struct Start: Sendable {
        var launch: AppProcess.Launch
        var hosting: HostingProfile = .newest
        var scheme = Scheme()
        var isPreview = false
        var writing = Writing.plainly
        /// What was written down of this one; nil for what is of all.
        var instrument: LogProjection?
        var then: [UserAction] = []
    }

    /// Something that is done while the app runs.
    struct UserAction: Sendable {
        var action: Action
        var writing = Writing.plainly
    }

    /// How a part of a run is written down.
    enum Writing: Sendable, Hashable {
        case plainly
        case under(String)
        case not
    }
}

extension Scenario.Start {
    /// Xcode's Run, then actions, all written down under their names.
    static func run(_ actions: Action...) -> Self {
        Self(launch: .run, then: actions.map { Scenario.UserAction(action: $0, writing: .under($0.name)) })
    }

    /// Xcode's Test, then actions, all written down under their names.
    static func test(_ actions: Action...) -> Self {
        Self(launch: .test, then: actions.map { Scenario.UserAction(action: $0, writing: .under($0.name)) })
    }

    /// What came before the log begins.
    static func before(_ launch: AppProcess.Launch, _ actions: Action...) -> Self {
        Self(launch: launch, writing: .not, then: actions.map { Scenario.UserAction(action: $0, writing: .not) })
    }
}

extension Scenario {
    /// What came of a scenario.
    struct Log: Sendable {
        var lines: [String]
        /// The rules that events name, those of what was not written down too.
        var rules: Set<String>
    }

    /// Plays the scenario.
    ///
    /// - Parameter disabled: Rules that are left out.
    func log(without disabled: [Rule.ID] = []) async throws -> Log {
        let piece = try await piece()
        var device = Device(
            Conditions(
                idiom: device.idiom, system: device.system, readings: device.readings, disabled: disabled))
        var log = Log(lines: [], rules: [])
        var scenes: [String] = []
        for act in acts {
            let run = try await piece.play(
                act.launch, on: device, hosting: act.hosting, isPreview: act.isPreview, scheme: act.scheme,
                then: act.then.map(\.action))
            device = run.device
            log.lines += write(act, run.events, &scenes)
            log.rules.formUnion(run.events.compactMap(\.rule))
        }
        log.lines = instrument.tidied(log.lines)
        return log
    }

    private func write(_ act: Start, _ events: [TraceEvent], _ scenes: inout [String]) -> [String] {
        var rest = act.then[...]
        var lines: [String] = []
        let instrument = act.instrument ?? instrument
        var writing = act.writing
        var testsWritten = false
        if case .under(let heading) = writing { lines.append("\(heading):") }
        for event in events {
            if event.kind == .action, let deed = rest.popFirst() {
                writing = deed.writing
                if case .under(let heading) = writing { lines.append("\(heading):") }
            }
            guard writing != .not, let line = instrument.line(event, &scenes) else { continue }
            if event.kind == .test, testsWritten { continue }
            testsWritten = testsWritten || event.kind == .test
            lines.append(line)
        }
        return lines
    }
}
