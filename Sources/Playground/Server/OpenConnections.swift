internal import NIOCore
internal import Synchronization

/// All open connections, so that they can be closed when the server has to end.
final class OpenConnections: Sendable {
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

    func add(_ channel: any Channel) {
        channels.withLock { $0[ObjectIdentifier(channel)] = channel }
    }

    func remove(_ channel: any Channel) {
        channels.withLock { $0[ObjectIdentifier(channel)] = nil }
    }

    var count: Int { channels.withLock { $0.count } }

    /// Closes every connection in both directions. Whoever waits for one of them, in any state of it, goes on.
    func close() {
        for channel in channels.withLock({ Array($0.values) }) { channel.close(promise: nil) }
    }
}
