internal import Lifecycle
internal import Runs

/// The controls of a launch, with their chosen values.
struct LaunchView: Sendable {
    /// Those that the page shows at once.
    var inSight: [ControlView]
    /// The others.
    var more: [ControlView]
    /// Those whose problems are in sight: a menu may have one because of what another menu shows.
    var menus: [ControlView]
    /// Empty if all is as by default.
    var remarkable: String
    /// The parts of the page's address that are not available.
    var problems: [String]

    /// - Parameters:
    ///   - launch: The launch that is chosen.
    ///   - earlier: The history that only a lesson has, in words; nil if the launch has none.
    ///   - asked: The parts of the page's address that are not available.
    init(_ launch: LaunchConfiguration, after earlier: String? = nil, problems asked: [LaunchProblem] = []) {
        let own = launch.contradictions
        let controls = LaunchOption.all.map { option in
            var control = ControlView(option, launch, problem: own.first { $0.option == option.name }?.description)
            if option.name == LaunchOption.scenario.name { control.add(after: earlier, launch.scenario) }
            return (option.control.isInSight, control)
        }
        inSight = controls.filter(\.0).map(\.1)
        more = controls.filter { !$0.0 }.map(\.1)
        menus = (inSight + more).filter(\.isMenu)
        // A choice in sight may not go together with one that is out of sight.
        let hidden = more.filter(\.isMenu).map(\.name)
        for index in inSight.indices { inSight[index].describe(withProblemsOf: hidden) }
        remarkable = launch.remarkable.joined(separator: ", ")
        problems = asked.map { "The address asks for another launch. \($0)" }
    }
}
