internal import Lifecycle

/// What an address asks for besides a step. It chooses and runs nothing; what is unknown in it is passed over.
struct PlayWish: Hashable, Sendable {
    var system: SystemVersion
    var actions: [Action]

    static let systems = (12...27).reversed().map { SystemVersion($0) }

    /// - Parameter query: The value of a name in the address's query.
    init(query: (String) -> String?) {
        let wanted = query("os").flatMap { SystemVersion($0) }.flatMap { wanted in
            Self.systems.first { $0.major == wanted.major }
        }
        system = wanted ?? Self.systems[0]
        actions = (query("then") ?? "").split(separator: ",").prefix(20).compactMap { Action(String($0)) }
    }
}
