internal import Lifecycle
internal import Runs

/// The controls of a launch, with their chosen values.
struct LaunchView: Sendable {
    var scenarios: [ChoiceView]
    var devices: [ChoiceView]
    var systems: [ChoiceView]
    var sdks: [ChoiceView]
    var xcodes: [ChoiceView]
    var readings: [ReadingView]
    /// The arguments, one on each line.
    var arguments: String
    /// The variables, `NAME=VALUE`, one on each line.
    var environment: String
    var isPreview: Bool
    /// The actions after the launch, with commas.
    var then: String
    /// Empty if all is as by default.
    var remarkable: String
    /// The problem of each control that can have one; empty if it has none.
    var problems: ProblemsView

    /// A side that may be taken in a question on which sources contradict each other.
    struct ReadingView: Sendable {
        var value: String
        /// The statement that holds then.
        var statement: String
        var source: String
        var selected: Bool
    }

    struct ProblemsView: Sendable {
        var scenario: String
        var sdk: String
        /// The parts of the page's address that are not available.
        var address: [String]
    }

    /// - Parameters:
    ///   - launch: The launch that is chosen.
    ///   - earlier: The history that only a lesson has, in words; nil if the launch has none.
    ///   - asked: The parts of the page's address that are not available.
    init(_ launch: LaunchConfiguration, after earlier: String? = nil, problems asked: [LaunchProblem] = []) {
        func choices<Value: Equatable>(
            _ values: [Value], _ chosen: Value, _ name: (Value) -> (value: String, title: String)
        ) -> [ChoiceView] {
            values.map { ChoiceView(value: name($0).value, title: name($0).title, selected: $0 == chosen) }
        }
        scenarios = choices(DeviceHistory.offered + (earlier == nil ? [] : [.lesson]), launch.history) {
            ($0.rawValue, $0.title(earlier))
        }
        devices = choices(Idiom.allCases, launch.idiom) { ($0.word, $0.title) }
        systems = choices(SystemVersion.offered, launch.system) { ($0.description, "iOS \($0.major)") }
        sdks = choices([nil] + SystemVersion.offered.map { $0 }, launch.sdk) { sdk in
            sdk.map { ($0.description, "SDK of iOS \($0.major)") } ?? (LaunchParameters.deviceSDK, "The system’s own")
        }
        xcodes = choices(HostingProfile.newestFirst, launch.hosting) { ($0.rawValue, $0.title) }
        readings = Reading.allCases.map { reading in
            ReadingView(
                value: reading.rawValue, statement: reading.statement, source: reading.source,
                selected: launch.readings.contains(reading))
        }
        arguments = launch.scheme.arguments.joined(separator: "\n")
        environment = launch.scheme.variables.joined(separator: "\n")
        isPreview = launch.isPreview
        then = launch.actions.map(\.name).joined(separator: ",")
        remarkable = launch.remarkable.joined(separator: ", ")
        let problems = launch.contradictions
        func problem(_ control: LaunchProblem.Control) -> String {
            problems.first { $0.control == control }?.description ?? ""
        }
        self.problems = ProblemsView(
            scenario: problem(.scenario), sdk: problem(.sdk),
            address: asked.map { "The address asks for another launch. \($0)" })
    }
}
