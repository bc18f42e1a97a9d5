package import Lifecycle
internal import Wording

extension Verdict {
    /// A sentence on hosts that were not found; nil if there were none.
    package var network: String? {
        guard let hosts = unreachableHosts, !hosts.isEmpty else { return nil }
        return "The app asked the network for \(hosts.list()). Nothing was found here: what waits for an answer fails."
    }
}
