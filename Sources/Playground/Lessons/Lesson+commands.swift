internal import Lifecycle
package import Runs
package import Samples
package import Tutorials
internal import Wording

extension Lesson {
    /// A command that a step tells its readers to type, and what it came to when the tutorial was made; or a launch of
    /// the reader's own project.
    package struct Command: Hashable, Sendable {
        /// As the reader types it.
        package var line: String
        /// The sample that it runs; most often the lesson itself.
        package var sample: SampleID
        /// The launch, without what came before it.
        package var launch: LaunchConfiguration
        /// The test target that it names.
        package var tests: String?
        /// The file that keeps its device; nil for a fresh one.
        package var state: String?
        package var recorded: RecordedRun?

        package init(
            line: String, sample: SampleID, launch: LaunchConfiguration, tests: String? = nil, state: String? = nil,
            recorded: RecordedRun? = nil
        ) {
            self.line = line
            self.sample = sample
            self.launch = launch
            self.tests = tests
            self.state = state
            self.recorded = recorded
        }
    }

    /// Returns the indices of the commands that left the device on which a command runs, in order.
    func indices(before index: Int) -> [Int] {
        guard let state = commands[index].state else { return [] }
        return commands.indices.prefix(index).filter { commands[$0].state == state }
    }

    /// Returns true if a command runs the lesson, and no other step.
    func runsItself(_ index: Int) -> Bool { commands[index].sample == name }

    /// Returns the launch that a command asks for, with what came before it on its device.
    ///
    /// A history that a page offers anyway is called by its name.
    func start(of index: Int) -> LaunchConfiguration {
        let earlier = indices(before: index).map { commands[$0] }
        var start = commands[index].launch
        guard !earlier.isEmpty else { return start }
        start.scenario = .lesson
        guard earlier.allSatisfy({ $0.sample == name && $0.tests == nil }) else { return start }
        let offered = DeviceHistory.offered.first { history in
            var launch = start
            launch.scenario = .history(history)
            return launch.series(of: name).launches.dropLast().map(\.configuration) == earlier.map(\.launch)
        }
        start.scenario = offered.map { .history($0) } ?? .lesson
        return start
    }

    /// Returns the launch with which a page begins: that of a command, or the lesson's own if it has none.
    func start(of index: Int?) -> LaunchConfiguration {
        index.map { start(of: $0) } ?? start
    }

    /// Returns the index of the command with a number from 1, or of the one with which the page begins; nil if there is
    /// none.
    func index(of number: Int?) -> Int? {
        commands.indices.first { $0 + 1 == number } ?? firstCommand ?? commands.indices.last
    }

    /// Returns the index of the command whose number an address gives, or of the last one; nil if there is none.
    func index(ofNumber number: String?) -> Int? {
        index(of: number.flatMap { Int($0) })
    }

    /// Returns the history that only the lesson has in words, such as `command 1 of the lesson`; nil for any other.
    func history(before index: Int) -> String? {
        guard start(of: index).scenario == .lesson else { return nil }
        let numbers = indices(before: index).map { "\($0 + 1)" }
        return "\(numbers.count == 1 ? "command" : "commands") \(numbers.list()) of the lesson"
    }

    /// Returns a launch after what its scenario names, with the command of each launch; nil if the lesson has none.
    ///
    /// What came before is launched as a terminal can do it. A command has its own kind, Xcode, scheme and actions; all
    /// else, such as the device, is that of the launch.
    ///
    /// - Parameters:
    ///   - index: The index of the command from which the launch begins.
    ///   - device: The device before all of it; nil for a fresh one.
    func series(
        of launch: LaunchConfiguration, command index: Int?, on device: Device? = nil
    ) -> LaunchSeries<Command?> {
        var series = launch.series(of: index.map { commands[$0] }, on: device).launchesAlone
        if launch.scenario == .lesson, let index {
            series.earlier = indices(before: index).map { commands[$0] }.map { command in
                var own = launch.ordinary(command.launch.actions)
                own.kind = command.launch.kind
                own.hosting = command.launch.hosting
                own.scheme = command.launch.scheme
                own.isPreview = command.launch.isPreview
                return .launch(PlannedLaunch(command, own, production: .none))
            }
        } else if let scheme = project?.scheme {
            // The scheme of a project passes the same to a run as in a terminal. Tests are the launch itself.
            series.earlier = series.earlier.map { entry in
                guard case .launch(var earlier) = entry, earlier.configuration.kind == .run else { return entry }
                earlier.configuration.take(scheme)
                return .launch(earlier)
            }
        }
        return series
    }

    /// Returns the command for a launch. A project's scheme passes its own arguments and variables by itself.
    func line(_ launch: LaunchConfiguration, of sample: SampleID, tests: String?, state: String?) -> String {
        let asked = project?.scheme.map { launch.leavingOut($0) } ?? launch
        let command = asked.command(
            for: sample.description, tests: tests, state: state, isProject: sample.isProject)
        return ([command] + options.map(Escaping.shellWord)).joined(separator: " ")
    }

    /// Returns the commands that launch it so in a terminal.
    ///
    /// - Parameter index: The command that the launch begins from; nil if the lesson has none.
    func commandLines(for launch: LaunchConfiguration, of index: Int?) -> [String] {
        guard let index else {
            return launch.commands(for: name.description, hasTests: hasTests, isProject: name.isProject)
        }
        let command = commands[index]
        if launch == start(of: index) { return (indices(before: index) + [index]).map { commands[$0].line } }
        guard project != nil || launch.scenario == .lesson || command.tests != nil else {
            return launch.commands(
                for: command.sample.description, hasTests: hasTests, isProject: command.sample.isProject)
        }
        guard launch.scenario != .kept else { return [] }
        let launches = series(of: launch, command: index).launches
        return launches.map { planned in
            let own = planned.app ?? command
            return line(
                planned.configuration, of: own.sample,
                tests: planned.configuration.kind == .test ? own.tests : nil,
                state: launches.count == 1 ? nil : own.state ?? "device.json")
        }
    }
}
