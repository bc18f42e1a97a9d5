internal import Lifecycle

/// What an address and its step ask for. It chooses and runs nothing; what is unknown in it is passed over.
struct PlayWish: Hashable, Sendable {
    var system: SystemVersion
    var actions: [Action]

    static let systems = (12...27).reversed().map { SystemVersion($0) }

    /// - Parameters:
    ///   - commands: The step's. Where the address names no system, that of the first counts.
    ///   - query: The value of a name in the address's query.
    init(commands: [String] = [], query: (String) -> String?) {
        let command = commands.first?.split(separator: " ").drop { $0 != "--os" }.dropFirst().first
        let wanted = (query("os") ?? command.map(String.init)).flatMap { SystemVersion($0) }.flatMap { wanted in
            Self.systems.first { $0.major == wanted.major }
        }
        system = wanted ?? Self.systems[0]
        actions = (query("then") ?? "").split(separator: ",").prefix(20).compactMap { Action(String($0)) }
    }
}
