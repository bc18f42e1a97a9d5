internal import Lifecycle

/// The wishes in an address. It chooses and runs nothing; unknown parts are skipped.
struct PlayWish: Hashable, Sendable {
    var choice: LaunchChoice
    /// The parts that do not go together.
    var problems: [LaunchProblem]
    var actions: [Action]

    static let systems = (12...27).reversed().map { SystemVersion($0) }

    /// Reads the wishes in an address.
    ///
    /// - Parameters:
    ///   - start: The choice for all that the address leaves open.
    ///   - query: The values of a name in the address's query, in order.
    init(over start: LaunchChoice = LaunchChoice(), limits: Limits = Limits(), query: (String) -> [String]) {
        choice = LaunchWish(query: query).answer(over: start, limits: limits).choice
        // The device that a run left is on another page, or gone.
        if choice.scenario == .custom { choice.scenario = start.scenario }
        choice.system = Self.offered(choice.system)
        choice.sdk = choice.sdk.map(Self.offered)
        problems = choice.contradictions
        actions = (query("then").first ?? "").split(separator: ",").prefix(20).compactMap { Action(String($0)) }
    }

    private static func offered(_ version: SystemVersion) -> SystemVersion {
        systems.first { $0.major == version.major } ?? version
    }
}
