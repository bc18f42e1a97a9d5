internal import CProcess
internal import Lifecycle

/// The hosts that the process asked the network for, and that were not found.
@MainActor
enum MissedHosts {
    private static var reported = 0

    /// Tells the device about them if there are new ones.
    static func report() {
        let hosts = all
        guard hosts.count > reported else { return }
        reported = hosts.count
        Conversation.current?.send(.missed(hosts: hosts))
    }

    private static var all: [String] {
        var hosts: [String] = []
        withUnsafeMutablePointer(to: &hosts) { pointer in
            _ = understudy_missed_hosts(pointer) { context, host in
                guard let host else { return }
                context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: host))
            }
        }
        return hosts.filter { (1...AppMessage.longestHost).contains($0.utf8.count) }
    }
}
