package import Lifecycle
import Simulator
import Testing

/// The actions on an app on a device, and an author's log of them.
package struct Scenario: Sendable, CustomTestStringConvertible {
    /// Which log or claim it is, and what it is about.
    package let name: String
    /// The app.
    package let built: @Sendable () async throws -> BuiltSample
    /// The device's kind, system and readings.
    package var device: Conditions
    /// The starts and their actions, one process of Xcode's after the other.
    package let acts: [Start]
    /// The parts that the author wrote down.
    package let projection: LogProjection
    /// The log, word for word. A part of it may have a heading.
    package var lines: [String]

    package init(
        name: String, built: @escaping @Sendable () async throws -> BuiltSample,
        device: Conditions = Conditions(system: SystemVersion(17)), acts: [Start], projection: LogProjection,
        lines: [String] = []
    ) {
        self.name = name
        self.built = built
        self.device = device
        self.acts = acts
        self.projection = projection
        self.lines = lines
    }

    package var testDescription: String { name }

    /// A start by Xcode, with the actions after it.
    package struct Start: Sendable {
        package var launch: ProcessLaunch
        package var hosting: HostingProfile
        package var scheme: Scheme
        package var isPreview: Bool
        package var writing: Writing
        /// The parts that were written down of this start; nil for those of the scenario.
        package var projection: LogProjection?
        package var then: [UserAction]

        package init(
            launch: ProcessLaunch, hosting: HostingProfile = .newest, scheme: Scheme = Scheme(),
            isPreview: Bool = false, writing: Writing = .plainly, projection: LogProjection? = nil,
            then: [UserAction] = []
        ) {
            self.launch = launch
            self.hosting = hosting
            self.scheme = scheme
            self.isPreview = isPreview
            self.writing = writing
            self.projection = projection
            self.then = then
        }
    }

    /// Something that is done while the app runs.
    package struct UserAction: Sendable {
        package var action: Action
        package var writing: Writing

        package init(action: Action, writing: Writing = .plainly) {
            self.action = action
            self.writing = writing
        }
    }

    /// The way a part of a run is written down.
    package enum Writing: Sendable, Hashable {
        case plainly
        case under(String)
        case not
    }
}

extension Scenario.Start {
    /// Xcode's Run, then actions, all written down under their names.
    package static func run(_ actions: Action...) -> Self {
        Self(launch: .run, then: actions.map { Scenario.UserAction(action: $0, writing: .under($0.name)) })
    }

    /// Xcode's Test, then actions, all written down under their names.
    package static func test(_ actions: Action...) -> Self {
        Self(launch: .test, then: actions.map { Scenario.UserAction(action: $0, writing: .under($0.name)) })
    }

    /// Returns a start that came before the log begins.
    package static func before(_ launch: ProcessLaunch, _ actions: Action...) -> Self {
        Self(launch: launch, writing: .not, then: actions.map { Scenario.UserAction(action: $0, writing: .not) })
    }
}

extension Scenario {
    /// The outcome of a scenario.
    package struct Log: Sendable {
        package var lines: [String]
        /// The rules that events name, those of what was not written down too.
        package var rules: Set<String>
    }

    /// Plays the scenario.
    ///
    /// - Parameter disabled: Rules that are left out.
    package func log(without disabled: [Rule.ID] = []) async throws -> Log {
        let built = try await built()
        var device = Device(
            Conditions(
                idiom: device.idiom, system: device.system, readings: device.readings, disabled: disabled))
        var log = Log(lines: [], rules: [])
        var scenes: [String] = []
        for act in acts {
            let run = try await built.play(
                act.launch, on: device, hosting: act.hosting, isPreview: act.isPreview, scheme: act.scheme,
                then: act.then.map(\.action))
            device = run.device
            log.lines += write(act, run.events, &scenes)
            log.rules.formUnion(run.events.compactMap(\.rule))
        }
        log.lines = projection.tidied(log.lines)
        return log
    }

    private func write(_ act: Start, _ events: [TraceEvent], _ scenes: inout [String]) -> [String] {
        var rest = act.then[...]
        var lines: [String] = []
        let projection = act.projection ?? projection
        var writing = act.writing
        var testsWritten = false
        if case .under(let heading) = writing { lines.append("\(heading):") }
        for event in events {
            if event.kind == .action, let deed = rest.popFirst() {
                writing = deed.writing
                if case .under(let heading) = writing { lines.append("\(heading):") }
            }
            guard writing != .not, let line = projection.line(event, &scenes) else { continue }
            if event.kind == .test, testsWritten { continue }
            testsWritten = testsWritten || event.kind == .test
            lines.append(line)
        }
        return lines
    }
}
