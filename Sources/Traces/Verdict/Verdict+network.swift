package import Lifecycle
internal import Wording

extension Verdict {
    /// A sentence on requests that came to nothing because runs have no network; nil if there was none.
    package var network: String? { Self.network([self]) }

    /// Returns one sentence on such requests of several runs; nil if there was none.
    package static func network(_ verdicts: [Verdict]) -> String? {
        let hosts = Set(verdicts.flatMap { $0.unreachableHosts ?? [] }).sorted()
        guard !hosts.isEmpty else { return nil }
        return "The app asked the network for \(hosts.list()). Runs have no network: what waits for an answer fails here."
    }
}
